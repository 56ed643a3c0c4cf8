import type { Language } from "#api/language/model.ts";
import { memoized } from "#api/platform/memoized.ts";
import type { Narration, Story } from "#api/stories/model.ts";
import { scriptHash } from "./script.ts";

/** The narrations whose words are still the story's, in the order of its file. A story's object never changes. */
export const currentNarrations: (story: Story) => readonly Narration[] = memoized((story) =>
  (story.narrations ?? []).filter(({ language, script }) => script === scriptHash(story, language)),
);

/** The story read aloud in a language; undefined if it is not, or was before its text changed. */
export const currentNarration = (story: Story, language: Language): Narration | undefined =>
  currentNarrations(story).find((narration) => narration.language === language);
