import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { PictureBrief } from "#api/generation/model.ts";
import { houseIllustrator } from "#api/house/illustrator/draw.ts";
import { findFace } from "./find-face.ts";

const briefs = [
  { place: "window sill", pose: "loaf", timeSlot: "morning", season: "autumn", seed: "s0", face: [0.63, 0.52] },
  { place: "roof", pose: "stretch", timeSlot: "morning", season: "spring", seed: "s6", face: [0.67, 0.6] },
] as const;

describe("the search for the face", () => {
  it.each(briefs)("finds it with open and with closed eyes: $place, $pose, $timeSlot", async (sought) => {
    const { face, ...brief } = sought;
    const picture = await houseIllustrator.draw({ ...brief, props: [], weather: "rain" } as unknown as PictureBrief);
    const { x, y } = await findFace(picture);
    expect(Math.abs(x - face[0])).toBeLessThan(0.06);
    expect(Math.abs(y - face[1])).toBeLessThan(0.08);
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
