import { type Slot, timeSlots } from "../schedule/model.ts";
import { slotsToFill, storyIdOf } from "../schedule/slots.ts";
import type { StoryId } from "../stories/model.ts";
import type { SlotReason } from "./model.ts";

/** What somebody wants made: what the schedule needs, or these slots' stories. */
export type Wanted =
  | { kind: "schedule" }
  /** With `further`, a slot that has its story gets another one beside it (`-2`, `-3` …). */
  | { kind: "slots"; slots: readonly Slot[]; further?: boolean };

export type PlannedStory = { id: StoryId; slot: Slot; variant: number; reason: SlotReason };
export type Plan = { stories: PlannedStory[]; existing: StoryId[] };

type Situation = {
  now: Temporal.Instant;
  bufferDays: number;
  has(id: StoryId): boolean;
  firstStoryDate?: string | undefined;
};

/** The stories to make, in the order of their slots, and those that were asked for and are there already. */
export function planStories(wanted: Wanted, situation: Situation): Plan {
  if (wanted.kind === "schedule") {
    const stories = slotsToFill(situation).map(({ slot, reason }) => planned(slot, 1, reason));
    return { stories, existing: [] };
  }
  const slots = [...wanted.slots].sort(inSlotOrder);
  const all = slots.map((slot) =>
    planned(slot, wanted.further ? firstFreeVariant(slot, situation.has) : 1, "asked" as const),
  );
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

function firstFreeVariant(slot: Slot, has: (id: StoryId) => boolean): number {
  let variant = 1;
  while (has(storyIdOf(slot, variant))) variant++;
  return variant;
}
