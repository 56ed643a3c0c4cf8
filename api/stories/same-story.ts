import { AppError } from "#api/platform/errors.ts";
import type { Story } from "./model.ts";

const words = ["titleEn", "titlePl", "contentEn", "contentPl"] as const;

/**
 * Returns the story in its present state if it still is the one that work was begun for: a deleted story's id can be
 * reused, and stories that two machines made at once get new ids. Editing never changes every word in both languages
 * meanwhile. Throws STORY_NOT_FOUND.
 */
export function sameStory(now: Story, before: Story): Story {
  if (words.some((field) => now[field] === before[field])) return now;
  throw new AppError("STORY_NOT_FOUND", `The story ${before.id} was deleted meanwhile, and is another one now.`);
}
