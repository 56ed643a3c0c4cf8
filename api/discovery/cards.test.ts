import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { expect, it } from "vitest";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { portrait } from "#api/platform/images/site-art.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { createCards } from "./cards.ts";

async function openCards() {
  const cacheDir = folderOfTest();
  return { cards: createCards({ cacheDir }), kept: () => readdir(cacheDir) };
}
const story = storyOf({ imageHash: "0123456789abcdef" });

it("draws a card of 1200 x 630 for each language, which discloses how its picture was made", async () => {
  const { cards } = await openCards();
  const [english, polish] = await Promise.all([
    cards.ofStory(story, "en", portrait),
    cards.ofStory(story, "pl", portrait),
  ]);
  const { format, width, height, xmp } = await sharp(english).metadata();
  expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
  expect(xmp?.toString()).toContain("digitalsourcetype/algorithmicMedia");
  expect(Buffer.compare(english, polish)).not.toBe(0);
});

it("caches a card until something that it shows changes", async () => {
  const { cards, kept } = await openCards();
  const first = await cards.ofStory(story, "en", portrait);
  expect(Buffer.compare(first, await cards.ofStory({ ...story, contentEn: "Other." }, "en", portrait))).toBe(0);
  expect(await kept()).toHaveLength(1);
  for (const other of [{ titleEn: "Other" }, { imageHash: "fedcba9876543210" }, { timeSlot: "evening" as const }]) {
    await cards.ofStory({ ...story, ...other }, "en", portrait);
  }
  expect(await kept()).toHaveLength(4);
});

it("shows the cat if there is no picture, and has a card for pages without a story", async () => {
  const { cards } = await openCards();
  for (const card of [
    await cards.ofStory(story, "pl", async () => null),
    await cards.ofSite("en"),
    await cards.ofSite("pl"),
  ]) {
    expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
});
