import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { PictureBrief } from "#api/generation/model.ts";
import { compose } from "#api/house/illustrator/compose.ts";
import { houseIllustrator } from "#api/house/illustrator/draw.ts";
import { faceIn, faceRegion, withoutRegion } from "./face-region.ts";
import { findFace } from "./find-face.ts";

const briefs: PictureBrief[] = [
  { place: "window sill", pose: "loaf", timeSlot: "morning", season: "autumn", seed: "s0", props: [], weather: "rain" },
  { place: "roof", pose: "stretch", timeSlot: "morning", season: "spring", seed: "s6", props: [], weather: "rain" },
  { place: "hall", pose: "sit", timeSlot: "evening", season: "spring", seed: "s7", props: ["mug"], weather: "clear" },
];

describe("the search for the face", () => {
  it.each(briefs)("finds it in a picture that says nothing of it: $place, $pose, $timeSlot", async (brief) => {
    const drawn = compose(brief).face;
    const bare = await sharp(await houseIllustrator.draw(brief))
      .png()
      .toBuffer();
    const { x, y } = await findFace(bare);
    expect(Math.abs(x - drawn.x)).toBeLessThan(0.08);
    expect(Math.abs(y - drawn.y)).toBeLessThan(0.1);
  });

  it("reads it from the picture's XMP where its illustrator noted it, also in a smaller version", async () => {
    const profile: PictureBrief = {
      ...{ place: "hall", pose: "walk", props: ["letter"], timeSlot: "morning", season: "spring", weather: "clear" },
      ...{ camera: "wide", side: "left", seed: "noted" },
    };
    const { x, y, width } = compose(profile).face;
    const master = await houseIllustrator.draw(profile);
    for (const picture of [master, await sharp(master).resize(640).keepXmp().jpeg().toBuffer()]) {
      const found = await findFace(picture);
      expect(found.x).toBeCloseTo(x, 3);
      expect(found.y).toBeCloseTo(y, 3);
      expect(found.width).toBeCloseTo(width, 3);
    }
  });

  it("trusts no region that lies outside the picture", () => {
    const size = { width: 1536, height: 1024 };
    const region = faceRegion({ x: 0.4, y: 0.3, width: 0.2, height: 0.2 }, size);
    expect(faceIn(region)).toEqual({ x: 0.4, y: 0.3, width: 0.2, height: 0.2 });
    expect(faceIn(region.replace("0.4000", "7"))).toBeUndefined();
    expect(faceIn(region.replace("0.4000", "left"))).toBeUndefined();
    expect(faceIn(undefined)).toBeUndefined();
    expect(withoutRegion(`<a/>${region}<b/>`)).toBe("<a/><b/>");
  });

  it("assumes it in the middle of the upper third of a picture without a cat, of any shape", async () => {
    for (const [width, height] of [
      [300, 200],
      [200, 300],
      [2000, 20],
      [1, 1],
    ] as const) {
      const picture = await sharp({ create: { width, height, channels: 3, background: "#556" } })
        .png()
        .toBuffer();
      expect(await findFace(picture)).toMatchObject({ x: 0.5, y: 1 / 3 });
    }
  });
});
