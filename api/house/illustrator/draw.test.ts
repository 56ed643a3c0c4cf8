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

/** What several tests look at is drawn once. */
let drawn: Promise<Uint8Array> | undefined;
const picture = () => {
  drawn ??= houseIllustrator.draw(brief);
  return drawn;
};

it("draws one master picture: WebP, 1536x1024, at most 300 kB", async () => {
  const master = await picture();
  expect(await sharp(master).metadata()).toMatchObject({ format: "webp", width: 1536, height: 1024 });
  expect(master.byteLength).toBeGreaterThan(20_000);
  expect(master.byteLength).toBeLessThanOrEqual(300_000);
});

it("discloses in the picture that a program made it, and no trained model", async () => {
  const { xmpAsString } = await sharp(await picture()).metadata();
  expect(xmpAsString).toContain(
    'Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia"',
  );
  expect(xmpAsString).toContain('xmp:CreatorTool="Mruk"');
});

it("draws the same bytes for the same brief, also when several pictures are drawn at once", async () => {
  const other: PictureBrief = { ...brief, place: "courtyard", pose: "pounce", props: ["feather"], season: "summer" };
  const alone = Buffer.from(await picture());
  const [again, beside] = await Promise.all([brief, other].map((each) => houseIllustrator.draw(each)));
  expect(alone.equals(again as Uint8Array)).toBe(true);
  expect(alone.equals(beside as Uint8Array)).toBe(false);
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
  const replaced = await houseIllustrator.draw({ ...brief, place: "roof", pose: "drape", props: ["unicorn"] });
  expect((await sharp(replaced).metadata()).width).toBe(1536);
});
