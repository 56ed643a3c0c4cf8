import { type Language, languages } from "#api/language/model.ts";
import type { Story } from "../model.ts";

/** The languages that a story was read aloud in. All stories share the four lists, of which a start makes none anew. */
export type Narrated = readonly Language[];

const lists: readonly Narrated[] = [[], ["en"], ["pl"], languages];

/** The number of a list in the index's cache: a bit for each language. */
export const placeOfNarrated = (narrated: Narrated): number =>
  (narrated.includes("en") ? 1 : 0) + (narrated.includes("pl") ? 2 : 0);

export const narratedAt = (place: number): Narrated => lists[place] ?? [];

export const narratedIn = ({ narrations = [] }: Pick<Story, "narrations">): Narrated =>
  narratedAt(placeOfNarrated(narrations.map(({ language }) => language)));
