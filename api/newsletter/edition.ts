import type { StoryLibrary } from "../stories/library.ts";
import type { Story } from "../stories/model.ts";

type Library = Pick<StoryLibrary, "list" | "find">;

/** Whether the letter of this Warsaw date may leave: it is that day, from 8:00 on, and its morning story is live. */
export function isDue(_library: Library, _order: { date: string; now: Temporal.Instant }): boolean {
  return false;
}

/**
 * What the letter of a date holds for a reader whose last one reached up to `since` (none: the day before that letter), oldest first:
 * the stories revealed since then, at most the newest seven.
 */
export function editionOf(
  _library: Library,
  _order: { date: string; now: Temporal.Instant; since: Temporal.Instant | null },
): Story[] {
  return [];
}
