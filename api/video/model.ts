import type { Language } from "#api/language/model.ts";
import type { Story } from "#api/stories/model.ts";

/** The format of every film: upright, and short enough for the video platform's shorts (specification, chapter 9). */
export const filmSize = { width: 1080, height: 1920 } as const;
/** A film of unknown length is assumed to have the usual one. */
export const filmSeconds = { least: 12, usual: 30, most: 59 } as const;
/** The length that is asked of a service: its maximum. */
export const orderedSeconds = 12;
/** A short must be shorter than this. */
export const shortSeconds = 60;

export type FilmOrder = {
  story: Story;
  /** The story's master picture. */
  picture: Uint8Array;
  /** The language of the words in the picture, for an upload; null for the site, which has captions beside the film. */
  language: Language | null;
  /** The film without words, if it exists already: a cut is made from it, rather than a new film. */
  film?: string | undefined;
  /** The length of a new film in whole seconds; by default, as long as its captions take to read. */
  seconds?: number | undefined;
  /** The captions of a film that speaks, which are those of its voice. */
  spoken?: readonly Caption[] | undefined;
  /** The site's address as people type it, such as `mruk.example`; null while it is not known. */
  address: string | null;
  /** The output file; it appears only when complete. */
  into: string;
  signal?: AbortSignal | undefined;
  /** The progress, 0 to 1. */
  progress?(share: number): void;
};

export type Film = { seconds: number; costUsd: number };

/** A part of a speech, and when a film has it; in seconds. */
export type SpeechPart = { from: number; to: number; at: number };

export type VoiceOrder = {
  story: Pick<Story, "id" | "madeBy">;
  /** A film of this maker, without words and voice, and its length. */
  film: string;
  seconds: number;
  /** A WAV file, and its parts in their order. */
  speech: Uint8Array;
  parts: readonly SpeechPart[];
  /** Whether a model speaks. */
  byModel: boolean;
  /** The output file; it appears only when complete. */
  into: string;
  signal?: AbortSignal | undefined;
};

export type FilmMaker = {
  name: "house" | "remote";
  /** The model that makes the film, if any. */
  model?: string;
  /**
   * Throws FILM_TOOLS_MISSING, FILM_FAILED, SERVICE_…, BUDGET_SPENT, DISK_FULL. Work from before a crash is resumed.
   */
  make(order: FilmOrder): Promise<Film>;
  /** Lays a voice over the sound of a film; the pictures stay. Without it, this maker's films do not speak. Throws as `make` does. */
  addVoice?(order: VoiceOrder): Promise<void>;
};

/** A line of the story and its time, in seconds from the film's beginning. */
export type Caption = { from: number; to: number; text: string };
