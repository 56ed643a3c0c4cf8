import { storyIdOf } from "#api/schedule/slots.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";
import { storyPath } from "#api/stories/model.ts";
import type { LetterHold } from "../model.ts";
import { isBefore, letterEnd, morningReveal } from "./edition.ts";

/** The library, as letters ask it. */
export type LetterLibrary = Pick<StoryLibrary, "list" | "ofSlot" | "isDeleted" | "faults">;

/**
 * The reason that keeps the letter of a Warsaw date from leaving within its hours; null when its morning story is there or scheduled. A
 * story that is merely not made yet may take an hour, as one that is not made ahead does.
 */
export function holdOf(
  library: Omit<LetterLibrary, "list">,
  { date, now }: { date: string; now: Temporal.Instant },
): LetterHold | null {
  const slot = { date, timeSlot: "morning" } as const;
  if (library.ofSlot(slot, letterEnd(date)) !== undefined) return null;
  const id = storyIdOf(slot);
  if (library.isDeleted(id)) return "deleted";
  if (library.faults().some(({ path }) => path === storyPath(id))) return "unreadable";
  return isBefore(now, morningReveal(date).add({ hours: 1 })) ? null : "missing";
}
