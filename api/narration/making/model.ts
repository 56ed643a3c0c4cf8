import { z } from "zod";
import { Language, languages } from "#api/language/model.ts";
import { Narration } from "#api/stories/model.ts";

/** The panel's request to have a story read aloud; without a language, in all that the narrator has a voice for. */
export const NarrationOrder = z.strictObject({
  postId: z.string("must be a text"),
  language: z.enum(languages, `must be one of ${languages.join(", ")}`).optional(),
  /** Whether one that is still right is made anew too, such as with another voice. */
  anew: z.boolean("must be true or false").default(false),
});
export type NarrationOrder = z.infer<typeof NarrationOrder>;

/** What came of a language: `kept`: it was read aloud before. */
export const NarrationOutcome = z.strictObject({
  message: z.string(),
  results: z.array(z.strictObject({ language: Language, result: z.enum(["made", "kept", "no voice"]) })),
});
export type NarrationOutcome = z.infer<typeof NarrationOutcome>;

/** A story's narrations for the panel, and who would read it now. */
export const NarrationsStatus = z.strictObject({
  narrations: z.array(
    Narration.pick({ language: true, url: true, seconds: true, narrator: true, voice: true }).extend({
      /** Whether the words that were spoken are still the story's. */
      isCurrent: z.boolean(),
    }),
  ),
  /** Null where NARRATOR leaves it to readers' browsers. */
  narrator: z
    .strictObject({
      name: z.string(),
      voices: z.strictObject({ en: z.string().nullable(), pl: z.string().nullable() }),
    })
    .nullable(),
});
export type NarrationsStatus = z.infer<typeof NarrationsStatus>;
