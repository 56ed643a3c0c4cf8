import { z } from "zod";
import { Language } from "#api/language/model.ts";
import { PublicPost } from "#api/stories/model.ts";

/** A text, and where in it the words stand: from the first to behind the last of a mark's UTF-16 units. */
export const MarkedText = z.strictObject({
  text: z.string(),
  marks: z.array(z.tuple([z.number().int().nonnegative(), z.number().int().nonnegative()])),
});
export type MarkedText = z.infer<typeof MarkedText>;

/** A story without its texts, and the place in it. */
export const SearchResult = PublicPost.omit({ contentEn: true, contentPl: true }).extend({
  /** In the language of the search. */
  title: MarkedText,
  /** A piece of the text, or the description of the picture. */
  snippet: MarkedText.extend({ language: Language, of: z.enum(["text", "picture"]) }),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const SearchAnswer = z.strictObject({
  /** The number of stories found; 500 stands for more. */
  total: z.number().int().nonnegative(),
  results: z.array(SearchResult),
  /** The query with words that exist in place of those that no story has; null where there is nothing better. */
  suggestion: z.string().nullable(),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;
