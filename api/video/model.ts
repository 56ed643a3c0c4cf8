import type { Language } from "../language/model.ts";
import type { Story } from "../stories/model.ts";

/** What every film is: upright, and short enough for the video platform's shorts (specification, chapter 9). */
export const filmSize = { width: 1080, height: 1920 } as const;
export const filmSeconds = { least: 12, most: 30 } as const;
/** A short is shorter than this, whoever made it. */
export const shortSeconds = 60;

export type FilmOrder = {
  story: Story;
  /** The story's master picture. */
  picture: Uint8Array;
  /** Whose words stand in the picture: those of one language, for an upload; none, for the site, which has captions beside it. */
  language: Language | null;
  /** The clean film, where it is there already: a cut is made of it, rather than the film anew. */
  film?: string | undefined;
  /** The file that the film is to be in; it is there as a whole or not at all. */
  into: string;
  signal?: AbortSignal | undefined;
  /** How much is done, 0 to 1. */
  progress?(share: number): void;
};

export type Film = { seconds: number; costUsd: number };

export type FilmMaker = {
  name: "house" | "remote";
  /** The model that makes it, where it is one. */
  model?: string;
  /** Throws FILM_TOOLS_MISSING, FILM_FAILED, SERVICE_…, BUDGET_SPENT, DISK_FULL. What was begun before a crash is taken up. */
  make(order: FilmOrder): Promise<Film>;
};

/** A line of the story and when it is to be read, in seconds from the film's beginning. */
export type Caption = { from: number; to: number; text: string };
