import type { Story, StoryId } from "../../stories/model.ts";
import { likenessOf, shinglesOf } from "../likeness.ts";
import type { Likeness } from "../model.ts";
import { orders, writeFingerprint } from "./fingerprint.ts";
import { printKey, printLength, readPrints, writePrints } from "./fingerprint-cache.ts";

/** As much of a story as can be compared. */
export type Told = Pick<Story, "titleEn" | "titlePl" | "contentEn" | "contentPl">;

type Among = {
  /** Only stories whose slot lies at most so many days before or after; otherwise all. */
  withinDays?: number | undefined;
};

/** Every earlier story's fingerprint, to find the one that a new text is most like. */
export type LikenessIndex = {
  /** The most alike of all stories that are in the index, but this one itself. */
  nearest(text: Told, besides: StoryId, among?: Among): Likeness;
  /** The latest story that has one of these titles, however they are typed. */
  namesake(text: Told, besides: StoryId, among?: Among): StoryId | undefined;
  /** Takes a story in that has just passed, so that those of the same run are compared too. */
  add(id: StoryId, text: Told): void;
};

type Options = {
  /** Where fingerprints are kept between runs; whatever is wrong there is made anew. */
  cachePath: string;
  stories: Iterable<Told & { id: StoryId }>;
};

type Entry = { id: StoryId; day: number; text: Told; print: Uint32Array };

/** How many of the stories whose fingerprints are most alike are compared word by word. */
const candidates = 16;
/** As much of a text as is compared word by word. */
const longest = 50_000;

export async function openLikenessIndex({ cachePath, stories }: Options): Promise<LikenessIndex> {
  const kept = await readPrints(cachePath);
  const current = new Map<string, Uint32Array>();
  const entries: Entry[] = [];
  let made = 0;
  for (const { id, titleEn, titlePl, contentEn, contentPl } of stories) {
    const text = { titleEn, titlePl, contentEn, contentPl };
    const key = printKey(text);
    const known = kept.get(key);
    if (!known) made++;
    const print = known ?? printOf(text);
    current.set(key, print);
    entries.push({ id, day: dayOf(id), text, print });
  }
  // What cannot be kept is made again by the next run.
  if (made > 0) await writePrints(cachePath, current).catch(() => {});
  return indexOf(entries);
}

function indexOf(entries: Entry[]): LikenessIndex {
  const others = (besides: StoryId, { withinDays = Number.POSITIVE_INFINITY }: Among = {}) => {
    const day = dayOf(besides);
    return entries.filter((entry) => entry.id !== besides && Math.abs(entry.day - day) <= withinDays);
  };

  return {
    nearest(text, besides, among) {
      const print = printOf(text);
      const guessed = others(besides, among).map((entry) => ({ entry, guess: agreement(print, entry.print) }));
      const closest = guessed.sort((one, other) => other.guess - one.guess).slice(0, candidates);
      return mostAlike(
        text,
        closest.map(({ entry }) => entry),
      );
    },
    namesake(text, besides, among) {
      const [en, pl] = [plainTitle(text.titleEn), plainTitle(text.titlePl)];
      const same = ({ text: { titleEn, titlePl } }: Entry) => plainTitle(titleEn) === en || plainTitle(titlePl) === pl;
      return others(besides, among).filter(same).at(-1)?.id;
    },
    add(id, { titleEn, titlePl, contentEn, contentPl }) {
      const text = { titleEn, titlePl, contentEn, contentPl };
      entries.push({ id, day: dayOf(id), text, print: printOf(text) });
    },
  };
}

function mostAlike(text: Told, entries: readonly Entry[]): Likeness {
  const runs = (content: string) => shinglesOf(content.slice(0, longest));
  const [en, pl] = [runs(text.contentEn), runs(text.contentPl)];
  let most: Likeness = { en: 0, pl: 0 };
  for (const entry of entries) {
    const likeness = {
      en: likenessOf(en, runs(entry.text.contentEn)),
      pl: likenessOf(pl, runs(entry.text.contentPl)),
      nearest: entry.id,
    };
    if (Math.max(likeness.en, likeness.pl) > Math.max(most.en, most.pl)) most = likeness;
  }
  return most;
}

function printOf({ contentEn, contentPl }: Told): Uint32Array {
  const print = new Uint32Array(printLength);
  writeFingerprint(contentEn, print.subarray(0, orders));
  writeFingerprint(contentPl, print.subarray(orders));
  return print;
}

/** In how many orders the languages that agree more do so. */
function agreement(one: Uint32Array, other: Uint32Array): number {
  let [en, pl] = [0, 0];
  for (let order = 0; order < orders; order++) {
    if (one[order] === other[order]) en++;
    if (one[orders + order] === other[orders + order]) pl++;
  }
  return Math.max(en, pl);
}

const plainTitle = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The Warsaw date of a story as a number of days. */
const dayOf = (id: StoryId) => Date.parse(id.slice(0, "YYYY-MM-DD".length)) / 86_400_000;
