import { setImmediate as othersTurn } from "node:timers/promises";
import type { Story, StoryId } from "../../stories/model.ts";
import { likenessOf, shinglesOf } from "../likeness.ts";
import type { Likeness } from "../model.ts";
import { type Prints, readPrints, writePrints } from "./print-cache.ts";
import { agreement, printKey, printLength, printOf, type StoryPrint } from "./story-print.ts";

/** As much of a story as can be compared. */
export type Told = Pick<Story, "titleEn" | "titlePl" | "contentEn" | "contentPl">;

type Among = {
  /** Only stories whose dates lie at most so many days before or after; otherwise all. */
  withinDays?: number | undefined;
};

/** Every earlier story's fingerprint, to find the one that a new text is most like. */
export type LikenessIndex = {
  /** The most alike of all stories that are in the index, but this one itself. */
  nearest(text: Told, besides: StoryId, among?: Among): Likeness;
  /** The story that has one of these titles, however it is typed; the last of them in the index. */
  namesake(text: Told, besides: StoryId, among?: Among): StoryId | undefined;
  /** Takes a story in that has just passed, so that those of the same run are compared too. */
  add(id: StoryId, text: Told): void;
};

type Options = {
  /** Where fingerprints are kept between runs; whatever is wrong there is made anew. */
  cachePath: string;
  stories: Iterable<Told & { id: StoryId }>;
};

/** After so many new fingerprints a server has time for its readers. */
const printsInTurn = 50;

/** Only stories that are new or were changed get a fingerprint; the others have theirs from the cache. */
export async function openLikenessIndex({ cachePath, stories }: Options): Promise<LikenessIndex> {
  const kept = await readPrints(cachePath);
  const current = new Map<number, StoryPrint>();
  const index = emptyIndex();
  let made = 0;
  for (const story of stories) {
    const key = printKey(story);
    const known = kept.get(key) ?? current.get(key);
    if (!known && ++made % printsInTurn === 0) await othersTurn();
    const print = known ?? printOf(story);
    current.set(key, print);
    index.put(story.id, story, print);
  }
  if (made > 0) await keep(cachePath, current);
  return index;
}

/** What cannot be kept, on a full disk say, is made again by the next run. */
const keep = (path: string, prints: Prints) => writePrints(path, prints).catch(() => {});

type Entry = { id: StoryId; day: number; told: Told };

/** How many of the stories whose fingerprints agree most are compared word by word. */
const candidates = 12;

function emptyIndex() {
  const entries: Entry[] = [];
  let prints = new Uint16Array(1024 * printLength);

  function put(id: StoryId, told: Told, print: StoryPrint): void {
    const start = entries.length * printLength;
    if (start === prints.length) prints = grown(prints);
    prints.set(print, start);
    entries.push({ id, day: dayOf(id), told });
  }

  const isAmong = (besides: StoryId, { withinDays = Number.POSITIVE_INFINITY }: Among = {}) => {
    const today = dayOf(besides);
    return ({ id, day }: Entry) => id !== besides && Math.abs(day - today) <= withinDays;
  };

  return {
    put,
    add: (id, told) => put(id, told, printOf(told)),
    nearest(text, besides, among) {
      const print = printOf(text);
      const counts = isAmong(besides, among);
      const closest: { entry: Entry; agreed: number }[] = [];
      entries.forEach((entry, row) => {
        if (!counts(entry)) return;
        const agreed = agreement(print, prints, row * printLength);
        if (closest.length === candidates && agreed <= (closest.at(-1)?.agreed ?? 0)) return;
        closest.push({ entry, agreed });
        closest.sort((one, other) => other.agreed - one.agreed).splice(candidates);
      });
      return mostAlike(
        text,
        closest.map(({ entry }) => entry),
      );
    },
    namesake(text, besides, among) {
      const [en, pl] = [plainTitle(text.titleEn), plainTitle(text.titlePl)];
      const counts = isAmong(besides, among);
      const isNamesake = ({ told }: Entry) => plainTitle(told.titleEn) === en || plainTitle(told.titlePl) === pl;
      return entries.findLast((entry) => counts(entry) && isNamesake(entry))?.id;
    },
  } satisfies LikenessIndex & { put: typeof put };
}

function grown(prints: Uint16Array<ArrayBuffer>): Uint16Array<ArrayBuffer> {
  const larger = new Uint16Array(prints.length * 2);
  larger.set(prints);
  return larger;
}

/** As much of a text as is compared word by word; no story has more. */
const longest = 50_000;

function mostAlike(text: Told, entries: readonly Entry[]): Likeness {
  const runs = (content: string) => shinglesOf(content.slice(0, longest));
  const [en, pl] = [runs(text.contentEn), runs(text.contentPl)];
  let most: Likeness = { en: 0, pl: 0 };
  for (const { id, told } of entries) {
    const likeness = {
      en: likenessOf(en, runs(told.contentEn)),
      pl: likenessOf(pl, runs(told.contentPl)),
      nearest: id,
    };
    if (Math.max(likeness.en, likeness.pl) > Math.max(most.en, most.pl)) most = likeness;
  }
  return most;
}

const plainTitle = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** A story's Warsaw date as a number of days. */
const dayOf = (id: StoryId) => Date.parse(id.slice(0, "YYYY-MM-DD".length)) / 86_400_000;
