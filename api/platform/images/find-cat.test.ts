import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { PictureBrief } from "#api/generation/model.ts";
import { heightOf } from "#api/house/illustrator/camera.ts";
import { compose } from "#api/house/illustrator/compose.ts";
import { houseIllustrator } from "#api/house/illustrator/draw.ts";
import { findCat } from "./find-cat.ts";

/** The house illustrator's cat in the picture: its edges in fractions of the picture. */
async function edgesOf(brief: PictureBrief) {
  const { cat, paws, frame } = compose(brief);
  const [width, height] = [192, 128];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.x} ${frame.y} ${frame.width} ${heightOf(frame)}" width="${width}" height="${height}">${cat}${paws}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  const seen = Array.from({ length: width * height }, (_, at) => at).filter((at) => (pixels[at * 4 + 3] ?? 0) > 140);
  const [across, down] = [seen.map((at) => (at % width) / width), seen.map((at) => Math.floor(at / width) / height)];
  return { left: Math.min(...across), right: Math.max(...across), top: Math.min(...down), bottom: Math.max(...down) };
}

const brief = (
  place: PictureBrief["place"],
  pose: PictureBrief["pose"],
  timeSlot: PictureBrief["timeSlot"],
  seed: string,
) => ({ place, pose, timeSlot, props: [], season: "autumn", weather: "rain", seed }) as PictureBrief;

describe("the search for the cat", () => {
  it.each([
    brief("radiator", "sleep", "evening", "a"),
    brief("kitchen", "peek", "afternoon", "c"),
    brief("courtyard", "walk", "evening", "d"),
    brief("roof", "sit", "evening", "e"),
    brief("window sill", "back", "morning", "g"),
  ])("finds him where the illustrator drew him: $place, $pose, $timeSlot", async (brief) => {
    const [picture, { left, right, top, bottom }] = await Promise.all([houseIllustrator.draw(brief), edgesOf(brief)]);
    const { x, y } = await findCat(picture);
    expect(x).toBeGreaterThan(left);
    expect(x).toBeLessThan(right);
    expect(y).toBeGreaterThan(top);
    expect(y).toBeLessThan(bottom);
  });

  it.each(["#ffffff", "#000000", "#989092"])(
    "assumes him in the middle of the upper third of a picture that is all %s",
    async (background) => {
      const picture = await sharp({ create: { width: 3, height: 2, channels: 3, background } })
        .png()
        .toBuffer();
      expect(await findCat(picture)).toEqual({ x: 0.5, y: 1 / 3 });
    },
  );
});
