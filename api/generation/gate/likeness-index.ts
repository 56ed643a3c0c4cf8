import { setImmediate as othersTurn } from "node:timers/promises";
import type { Story, StoryId } from "#api/stories/model.ts";
import { likenessOf, shinglesOf } from "../likeness.ts";
import type { Likeness } from "../model.ts";
import { type Prints, readPrints, writePrints } from "./print-cache.ts";
import { memorableIn } from "./sentences.ts";
import { agreement, printKey, printLength, printOf, type StoryPrint } from "./story-print.ts";

/** The part of a story that is compared. */
export type ComparedText = Pick<Story, "titleEn" | "titlePl" | "contentEn" | "contentPl">;

type Among = {
  /** Only stories at most this many days before or after; otherwise all. */
  withinDays?: number | undefined;
};

/** The fingerprints of all earlier stories, for finding the one most like a new text. */
export type LikenessIndex = {
  /** The likeness to the most similar story in the index, excluding this story itself. */
  nearest(text: ComparedText, besides: StoryId, among?: Among): Likeness;
  /** The last story in the index that has one of these titles, however it is typed. */
  namesake(text: ComparedText, besides: StoryId, among?: Among): StoryId | undefined;
  /** The first sentence of a text that a story in the index has as well, and that story. Sentences of few words do not count. */
  readBefore(text: ComparedText, besides: StoryId, among?: Among): Recollection | undefined;
  /** Adds a story that has just passed, so that the run's other stories are compared with it. */
  add(id: StoryId, text: ComparedText): void;
};

export type Recollection = { id: StoryId; language: "English" | "Polish"; sentence: string };

type Options = {
  /** The path of the fingerprint cache; anything unreadable there is recomputed. */
  cachePath: string;
  stories: Iterable<ComparedText & { id: StoryId }>;
};

/** The event loop gets a pause after this many new fingerprints. */
const printsBetweenPauses = 50;

/** Builds the index. Only new or changed stories get a fingerprint; the others' come from the cache. */
export async function openLikenessIndex({ cachePath, stories }: Options): Promise<LikenessIndex> {
  const kept = await readPrints(cachePath);
  const current = new Map<number, StoryPrint>();
  const index = emptyIndex();
  let made = 0;
  for (const story of stories) {
    const key = printKey(story);
    const known = kept.get(key) ?? current.get(key);
    if (!known && ++made % printsBetweenPauses === 0) await othersTurn();
    const print = known ?? printOf(story);
    current.set(key, print);
    index.put(story.id, story, print);
  }
  if (made > 0) await keep(cachePath, current);
  return index;
}

/** A failed write (on a full disk, say) only costs the next run the computation. */
const keep = (path: string, prints: Prints) => writePrints(path, prints).catch(() => {});

type Entry = { id: StoryId; day: number; text: ComparedText; sentences?: ReadonlySet<string> };

/** The number of stories with the closest fingerprints that are compared word by word. */
const candidates = 12;

function emptyIndex() {
  const entries: Entry[] = [];
  let prints = new Uint16Array(1024 * printLength);

  function put(id: StoryId, text: ComparedText, print: StoryPrint): void {
    const start = entries.length * printLength;
    if (start === prints.length) prints = grown(prints);
    prints.set(print, start);
    entries.push({ id, day: dayOf(id), text });
  }

  const isAmong = (besides: StoryId, { withinDays = Number.POSITIVE_INFINITY }: Among = {}) => {
    const today = dayOf(besides);
    return ({ id, day }: Entry) => id !== besides && Math.abs(day - today) <= withinDays;
  };

  return {
    put,
    add: (id, text) => put(id, text, printOf(text)),
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
    readBefore(text, besides, among) {
      const counts = isAmong(besides, among);
      const near = entries.filter(counts);
      for (const [language, content] of [
        ["English", text.contentEn],
        ["Polish", text.contentPl],
      ] as const) {
        for (const { plain, sentence } of memorableIn(content)) {
          const entry = near.find((one) => sentencesOf(one).has(plain));
          if (entry) return { id: entry.id, language, sentence };
        }
      }
      return undefined;
    },
    namesake(text, besides, among) {
      const [en, pl] = [plainTitle(text.titleEn), plainTitle(text.titlePl)];
      const counts = isAmong(besides, among);
      const isNamesake = ({ text: other }: Entry) =>
        plainTitle(other.titleEn) === en || plainTitle(other.titlePl) === pl;
      return entries.findLast((entry) => counts(entry) && isNamesake(entry))?.id;
    },
  } satisfies LikenessIndex & { put: typeof put };
}

/** An entry's sentences in both languages; only those are taken apart that are asked for. */
function sentencesOf(entry: Entry): ReadonlySet<string> {
  const { contentEn, contentPl } = entry.text;
  entry.sentences ??= new Set([contentEn, contentPl].flatMap(memorableIn).map(({ plain }) => plain));
  return entry.sentences;
}

function grown(prints: Uint16Array<ArrayBuffer>): Uint16Array<ArrayBuffer> {
  const larger = new Uint16Array(prints.length * 2);
  larger.set(prints);
  return larger;
}

/** Longer texts are compared only up to here; no story is longer. */
const longest = 50_000;

function mostAlike(text: ComparedText, entries: readonly Entry[]): Likeness {
  const runs = (content: string) => shinglesOf(content.slice(0, longest));
  const [en, pl] = [runs(text.contentEn), runs(text.contentPl)];
  let most: Likeness = { en: 0, pl: 0 };
  for (const { id, text: other } of entries) {
    const likeness = {
      en: likenessOf(en, runs(other.contentEn)),
      pl: likenessOf(pl, runs(other.contentPl)),
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
