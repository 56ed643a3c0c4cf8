import type { Language } from "#api/language/model.ts";
import { contentHash } from "#api/platform/files/content-hash.ts";
import type { Story } from "#api/stories/model.ts";
import { cardVersion } from "../model.ts";
import { podcastTexts } from "./words.ts";

/** The size of the covers of the podcast and its episodes: directories take squares of 1400 to 3000 pixels. */
export const coverSize = { width: 1400, height: 1400 } as const;

/** Raise it when covers are drawn differently, so that programs fetch them anew. */
const coverDesign = 1;

/** A hash of everything that a cover shows, for its address and its place in the cache. */
export function coverVersion(story: Story | null, language: Language): string {
  const shown = [coverDesign, cardVersion(story, language), story?.imageUrl ?? podcastTexts[language].title];
  return contentHash(Buffer.from(JSON.stringify(shown))).slice(0, 8);
}
