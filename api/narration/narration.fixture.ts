import type { Language } from "#api/language/model.ts";
import type { Narration, Story } from "#api/stories/model.ts";
import { scriptHash } from "./script.ts";

/** What a story's file notes once it has been read aloud in its present words. */
export const narrationOf = (story: Story, language: Language): Narration => ({
  language,
  url: `/media/${story.id}-0123456789abcdef.mp3`,
  marks: `/media/${story.id}-fedcba9876543210.json`,
  ...{ seconds: 61.2, bytes: 489_600, narrator: "house", voice: `espeak-ng/${language}` },
  script: scriptHash(story, language),
});
