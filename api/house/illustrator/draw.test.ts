import sharp from "sharp";
import { expect, it } from "vitest";
import type { PictureBrief } from "#api/generation/model.ts";
import { houseIllustrator } from "./draw.ts";

const brief: PictureBrief = {
  place: "kitchen",
  pose: "peek",
  props: ["fish", "milk"],
  timeSlot: "evening",
  season: "winter",
  weather: "snow",
  seed: "2026-11-21-evening",
};

it("draws one master picture: WebP, 1536x1024, at most 300 kB", async () => {
  const picture = await houseIllustrator.draw(brief);
  expect(await sharp(picture).metadata()).toMatchObject({ format: "webp", width: 1536, height: 1024 });
  expect(picture.byteLength).toBeGreaterThan(20_000);
  expect(picture.byteLength).toBeLessThanOrEqual(300_000);
});

it("discloses in the picture that a program made it, and no trained model", async () => {
  const { xmpAsString } = await sharp(await houseIllustrator.draw(brief)).metadata();
  expect(xmpAsString).toContain(
    'Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia"',
  );
  expect(xmpAsString).toContain('xmp:CreatorTool="Mruk"');
});

it("draws the same bytes for the same brief, also when several pictures are drawn at once", async () => {
  const other: PictureBrief = { ...brief, place: "courtyard", pose: "pounce", props: ["feather"], season: "summer" };
  const alone = Buffer.from(await houseIllustrator.draw(brief));
  const [first, between, second] = await Promise.all([brief, other, brief].map((each) => houseIllustrator.draw(each)));
  expect(alone.equals(first as Uint8Array)).toBe(true);
  expect(alone.equals(second as Uint8Array)).toBe(true);
  expect(alone.equals(between as Uint8Array)).toBe(false);
});

it("lets a server answer while it draws", async () => {
  const watch: { turns: number; drawing: boolean } = { turns: 0, drawing: true };
  const turn = () => {
    watch.turns++;
    if (watch.drawing) setImmediate(turn);
  };
  turn();
  await houseIllustrator.draw(brief);
  watch.drawing = false;
  expect(watch.turns).toBeGreaterThan(30);
});

it("replaces the unfitting parts of a brief", async () => {
  const picture = await houseIllustrator.draw({ ...brief, place: "roof", pose: "drape", props: ["unicorn"] });
  expect((await sharp(picture).metadata()).width).toBe(1536);
});
