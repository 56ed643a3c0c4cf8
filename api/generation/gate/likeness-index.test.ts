import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { StoryId } from "#api/stories/model.ts";
import { likenessOf, shinglesOf } from "../likeness.ts";
import { cacheOfTest, openIndex } from "./likeness-index.fixture.ts";
import { type ComparedText, openLikenessIndex } from "./likeness-index.ts";

const words = ["cat", "tram", "sill", "rain", "fish", "key", "stove", "bell", "door", "plate", "paw", "ear", "coat"];

/** A text of random words determined by its number, so that every run is the same. */
function randomText(seed: number, length = 240): string {
  let state = seed * 2_654_435_761 + 1;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
  return Array.from({ length }, () => `${words[next() % words.length]}${next() % 9}`).join(" ");
}

const idOf = (number: number) => {
  const day = new Date(Date.UTC(2026, 0, 1 + Math.floor(number / 3))).toISOString().slice(0, 10);
  return StoryId.parse(`${day}-${["morning", "afternoon", "evening"][number % 3]}`);
};
const storyOf = (number: number, given: Partial<ComparedText> = {}) => ({
  id: idOf(number),
  titleEn: `Title ${number}`,
  titlePl: `Tytuł ${number}`,
  contentEn: randomText(number * 2),
  contentPl: randomText(number * 2 + 1),
  ...given,
});
const stories = Array.from({ length: 200 }, (_, number) => storyOf(number));
const newId = idOf(900);

/** The first words of one text and the rest of another. */
const mixed = (one: string, other: string, share: number) => {
  const [mine, others] = [one.split(" "), other.split(" ")];
  const cut = Math.round(mine.length * share);
  return [...mine.slice(0, cut), ...others.slice(cut)].join(" ");
};

describe("the likeness index", () => {
  it.each([0.3, 0.5, 0.8, 1])(
    "finds the story that a text shares %d of its words with, and how alike they are",
    async (share) => {
      const index = await openIndex(stories);
      for (const number of [0, 57, 199]) {
        const contentEn = mixed(randomText(number * 2), randomText(9999), share);
        const exact = likenessOf(shinglesOf(contentEn), shinglesOf(randomText(number * 2)));
        const found = index.nearest({ ...storyOf(5000), contentEn }, newId);
        expect(found).toMatchObject({ en: exact, nearest: idOf(number) });
      }
    },
  );

  it("finds it in Polish as well", async () => {
    const index = await openIndex(stories);
    const found = index.nearest({ ...storyOf(5000), contentPl: randomText(57 * 2 + 1) }, newId);
    expect(found).toMatchObject({ pl: 1, nearest: idOf(57) });
  });

  it("compares a story with the others only, and with those of a period on request", async () => {
    const index = await openIndex(stories);
    expect(index.nearest(storyOf(57), idOf(57)).en).toBeLessThan(0.1);
    expect(index.nearest(storyOf(57), newId)).toMatchObject({ en: 1, nearest: idOf(57) });
    expect(index.nearest(storyOf(57), newId, { withinDays: 300 })).toMatchObject({ en: 1 });
    expect(index.nearest(storyOf(57), newId, { withinDays: 250 }).en).toBeLessThan(0.1);
  });

  it("knows a story from when it is added", async () => {
    const index = await openIndex([]);
    expect(index.nearest(storyOf(1), newId)).toEqual({ en: 0, pl: 0 });
    index.add(idOf(1), storyOf(1));
    expect(index.nearest(storyOf(1), newId)).toEqual({ en: 1, pl: 1, nearest: idOf(1) });
  });

  it("grows beyond its first thousand", async () => {
    const index = await openIndex([]);
    for (let number = 0; number < 2500; number++)
      index.add(idOf(number), storyOf(number, { contentEn: `${number} a b c d`, contentPl: "" }));
    expect(index.nearest({ ...storyOf(1), contentEn: "2400 a b c d" }, newId)).toMatchObject({
      en: 1,
      nearest: idOf(2400),
    });
  });

  it("finds the last story with a title in either language", async () => {
    const index = await openIndex([
      storyOf(1),
      storyOf(2, { titleEn: "The Key" }),
      storyOf(3, { titleEn: "“The  key!”" }),
    ]);
    expect(index.namesake({ ...storyOf(9), titleEn: "the key" }, newId)).toBe(idOf(3));
    expect(index.namesake({ ...storyOf(9), titlePl: "TYTUŁ 1" }, newId)).toBe(idOf(1));
    expect(index.namesake({ ...storyOf(9), titleEn: "The Keys" }, newId)).toBeUndefined();
    expect(index.namesake({ ...storyOf(9), titleEn: "the key" }, newId, { withinDays: 10 })).toBeUndefined();
  });

  it("finds nothing alike in nothing, and reads no more of a text than a story may have", async () => {
    const nothing = storyOf(1, { contentEn: "", contentPl: " … ", titleEn: "", titlePl: "" });
    const index = await openIndex([nothing, ...stories.slice(2), storyOf(1, { contentEn: "cat ".repeat(300_000) })]);
    expect(index.nearest(nothing, newId)).toEqual({ en: 0, pl: 0 });
    expect(index.nearest({ ...nothing, contentEn: "two words" }, newId)).toEqual({ en: 0, pl: 0 });
    expect(index.nearest({ ...nothing, contentEn: "cat ".repeat(300_000) }, newId).en).toBe(1);
  });
});

describe("its cache", () => {
  const open = (cachePath: string, of = stories) => openLikenessIndex({ cachePath, stories: of });

  it("is written once and read until a story is new or changed", async () => {
    const cachePath = await cacheOfTest();
    await open(cachePath);
    const written = await stat(cachePath, { bigint: true });
    await open(cachePath);
    expect((await stat(cachePath, { bigint: true })).mtimeNs).toBe(written.mtimeNs);

    const changed = storyOf(3, { contentEn: randomText(7777) });
    const index = await open(cachePath, stories.with(3, changed));
    expect(index.nearest({ ...storyOf(5000), contentEn: randomText(7777) }, newId)).toMatchObject({
      en: 1,
      nearest: idOf(3),
    });
    expect((await stat(cachePath, { bigint: true })).mtimeNs).not.toBe(written.mtimeNs);
    expect((await stat(cachePath, { bigint: true })).size).toBe(written.size);
    expect(await readdir(dirname(cachePath))).toHaveLength(1);
  });

  it.each([
    ["cut off", (file: Buffer) => file.subarray(0, 5000)],
    ["empty", () => Buffer.alloc(0)],
    ["changed", (file: Buffer) => Buffer.from(file.map((byte, at) => (at === 900 ? byte ^ 1 : byte)))],
    ["something else", () => Buffer.from("not a cache at all, but long enough to be sealed and read")],
  ])("is rebuilt if it is %s", async (_, damage) => {
    const cachePath = await cacheOfTest();
    await open(cachePath);
    const whole = await readFile(cachePath);
    await writeFile(cachePath, damage(whole));
    const index = await open(cachePath);
    expect(index.nearest(storyOf(57), newId)).toMatchObject({ en: 1, nearest: idOf(57) });
    expect((await readFile(cachePath)).equals(whole)).toBe(true);
  });

  it("is optional: the index works without it", async () => {
    const index = await openIndex(stories);
    expect(index.nearest(storyOf(57), newId)).toMatchObject({ en: 1 });
  });
});
