import { AppError } from "#api/platform/errors.ts";
import { type Slot, timeSlots } from "#api/schedule/model.ts";
import { mostOfASlot, slotsToFill, storyIdOf } from "#api/schedule/slots.ts";
import type { StoryId } from "#api/stories/model.ts";
import type { SlotReason } from "./model.ts";

/** The stories to make: all that the schedule needs, or these slots'. */
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
  /** Whether the story with this id was deleted: its id is not used again. */
  isDeleted(id: StoryId): boolean;
  firstStoryDate?: string | undefined;
};

/**
 * Plans the stories to make in the order of their slots, and lists the requested ones that exist already. A slot whose
 * story was deleted stays empty unless it is requested; then it gets a further story with another id.
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

/** The variant to make for a slot: its own story, the further one in its place, or the next unused one. */
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
