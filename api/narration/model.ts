import { z } from "zod";
import type { Purse } from "#api/generation/model.ts";
import type { Language } from "#api/language/model.ts";
import type { StoryId } from "#api/stories/model.ts";

export const narratorNames = ["house", "piper", "openai"] as const;
export type NarratorName = (typeof narratorNames)[number];

/** Whoever listens is told that a machine reads (Regulation (EU) 2024/1689, article 50). */
export const readByMachine = { en: "Read aloud by a machine.", pl: "Czyta maszyna." } as const;

/** A spoken word: its place in its sentence's text, from the first character to the one after the last; and its seconds. */
export type SpokenWord = { from: number; to: number; start: number; end: number };
export type SpokenSentence = { start: number; end: number; words: SpokenWord[] };

/** Speech in a file: one channel, 16-bit PCM in a WAV file. Times are in seconds from its beginning. */
export type Speech = {
  path: string;
  seconds: number;
  costUsd: number;
  sentences: SpokenSentence[];
  /** To be called once the speech is kept: until then the next order gets what was paid for, after it is read anew. */
  whenKept?(): Promise<void>;
};

export type SpeechOrder = {
  id: StoryId;
  language: Language;
  /** What is said, in this order, with the seconds of silence after each. */
  sentences: readonly { text: string; pause: number }[];
  /** An empty folder for this order alone; the speech is written there. */
  folder: string;
  signal: AbortSignal;
  /** The progress, 0 to 1. */
  progress?(share: number): void;
};

/** Whoever reads aloud into a file. */
export type Narrator = {
  name: NarratorName;
  /** The model and the voice in this language, such as `gpt-audio/marin`; null if it has none. Another voice, other speech. */
  voiceOf(language: Language): string | null;
  /** What speaking these sentences usually costs, in US dollars; a narrator without it costs nothing. */
  usualCostUsd?(texts: readonly string[]): Promise<number>;
  /** A narrator that costs something pays each call from the purse. */
  speak(order: SpeechOrder, purse: Purse): Promise<Speech>;
};

/** The text that a sentence of a script belongs to: the title, a block (`3`), or an item of a list (`3.1`), counted from 0. */
const Place = z.string().regex(/^(title|\d+(\.\d+)?)$/);

/**
 * What is spoken when, for the page that lights it. `from` and `to` are offsets in the text of its place as the page shows it
 * (UTF-16); times are milliseconds in the file. A word is [from, to, start, end].
 */
export const Marks = z.strictObject({
  seconds: z.number().positive(),
  sentences: z.array(
    z.strictObject({
      /** None for what is said beside the story. */
      place: Place.optional(),
      from: z.int(),
      to: z.int(),
      start: z.int(),
      end: z.int(),
      words: z.array(z.tuple([z.int(), z.int(), z.int(), z.int()])),
    }),
  ),
});
export type Marks = z.infer<typeof Marks>;
