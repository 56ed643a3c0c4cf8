import { AppError } from "../platform/errors.ts";
import { type Slot, timeSlots } from "../schedule/model.ts";
import { mostOfASlot, slotsToFill, storyIdOf } from "../schedule/slots.ts";
import type { StoryId } from "../stories/model.ts";
import type { SlotReason } from "./model.ts";

/** What somebody wants made: what the schedule needs, or these slots' stories. */
export type Wanted =
  | { kind: "schedule" }
  /** With `further`, a slot that has its story gets another one beside it (`-2`, `-3` …). */
  | { kind: "slots"; slots: readonly Slot[]; further?: boolean };

export type PlannedStory = { id: StoryId; slot: Slot; variant: number; reason: SlotReason };
export type Plan = { stories: PlannedStory[]; existing: StoryId[] };

export type Situation = {
  now: Temporal.Instant;
  bufferDays: number;
  has(id: StoryId): boolean;
  /** Whether somebody took the story of this id away: no other is to have it. */
  isDeleted(id: StoryId): boolean;
  firstStoryDate?: string | undefined;
};

/**
 * The stories to make, in the order of their slots, and those that were asked for and are there already. A slot whose story
 * was taken away stays empty unless somebody asks for it; then another story is made beside the place of the first.
 */
export function planStories(wanted: Wanted, situation: Situation): Plan {
  if (wanted.kind === "schedule") {
    const has = (id: StoryId) => situation.has(id) || situation.isDeleted(id);
    const stories = slotsToFill({ ...situation, has }).map(({ slot, reason }) => planned(slot, 1, reason));
    return { stories, existing: [] };
  }
  const slots = [...wanted.slots].sort(inSlotOrder);
  const all = slots.map((slot) => planned(slot, variantFor(slot, wanted.further ?? false, situation), "asked"));
  return {
    stories: all.filter(({ id }) => !situation.has(id)),
    existing: all.filter(({ id }) => situation.has(id)).map(({ id }) => id),
  };
}

/** Earlier slots first. */
export function inSlotOrder(one: Slot, other: Slot): number {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  return timeSlots.indexOf(one.timeSlot) - timeSlots.indexOf(other.timeSlot);
}

function planned(slot: Slot, variant: number, reason: SlotReason): PlannedStory {
  return { id: storyIdOf(slot, variant), slot, variant, reason };
}

/** Which of a slot's stories is meant: its own, one that stands in for it, or the next that never was. */
function variantFor(slot: Slot, further: boolean, { has, isDeleted }: Situation): number {
  if (!further && !isDeleted(storyIdOf(slot))) return 1;
  for (let variant = 1; variant <= mostOfASlot; variant++) {
    const id = storyIdOf(slot, variant);
    if (has(id) ? !further : !isDeleted(id)) return variant;
  }
  throw new AppError("STORY_EXISTS", `The ${slot.timeSlot} of ${slot.date} has ${mostOfASlot} stories already`, {
    hint: "Choose another slot or another day.",
  });
}
