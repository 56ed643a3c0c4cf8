import { AppError } from "#api/platform/errors.ts";
import { type Slot, timeSlots } from "#api/schedule/model.ts";
import { isClosed, mostOfASlot, publishedAtText, slotOf, slotsToFill, storyIdOf } from "#api/schedule/slots.ts";
import type { Story, StoryId } from "#api/stories/model.ts";
import type { MadeAs, SlotReason } from "./model.ts";

/** The stories to make: all that the schedule needs, or these slots'. */
export type Wanted =
  | { kind: "schedule" }
  /** With `further`, a slot that has its story gets another one beside it (`-2`, `-3` …). */
  | { kind: "slots"; slots: readonly Slot[]; further?: boolean }
  /** Another draft in the place of one. */
  | ({ kind: "again"; id: StoryId } & Omit<Remake, "round" | "present">)
  /** The house's story in the place of one that waits for its hour, which becomes a draft that is held. */
  | ({ kind: "hold"; id: StoryId } & Hold);

/** Orders for slots, and not for a draft or a story that is there. */
export type WantedSlots = Extract<Wanted, { kind: "schedule" | "slots" }>;

export type PlannedStory = {
  id: StoryId;
  slot: Slot;
  variant: number;
  reason: SlotReason;
  as?: MadeAs;
  /** The draft that this one replaces. */
  remakes?: Remake;
  /** The story that this substitute replaces. */
  holds?: Hold;
};

/** A draft in the revision that an editor has read, what number the new one has, and what they want of it instead. */
export type Remake = { rev: string; round: number; wish?: string | undefined; present: Story };
/** A story in the revision that an editor has read, and who holds it. */
export type Hold = { rev: string; by?: string | undefined; note?: string | undefined };
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
export function planStories(wanted: WantedSlots, situation: Situation): Plan {
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

type DraftSituation = {
  now: Temporal.Instant;
  wanted: WantedSlots;
  /** The substitutes whose hour is ahead. */
  substitutes: readonly { id: StoryId }[];
  /** The slots that get no other draft. */
  taken: ReadonlySet<StoryId>;
};

/**
 * Plans the drafts for slots that have a substitute, or are about to get one: those whose close is ahead and that have had no draft.
 * Asked for slots, it plans for these alone.
 */
export function planDrafts(planned: readonly PlannedStory[], situation: DraftSituation): PlannedStory[] {
  const { now, wanted, substitutes, taken } = situation;
  const isAsked = (id: StoryId) => wanted.kind === "schedule" || wanted.slots.some((slot) => storyIdOf(slot) === id);
  const standing = substitutes.filter(({ id }) => isAsked(id)).map(({ id }) => plannedAgain(id, "buffer"));
  const all = new Map([...standing, ...planned].map((story) => [story.id, story]));
  return [...all.values()]
    .filter(({ id, slot }) => !taken.has(id) && !isClosed({ publishedAt: publishedAtText(slot) }, now))
    .sort((one, other) => inSlotOrder(one.slot, other.slot) || one.variant - other.variant)
    .map((story) => ({ ...story, as: "draft" }));
}

/** What is made for a slot that has its story already. */
export function plannedAgain(id: StoryId, reason: SlotReason): PlannedStory {
  const { variant, ...slot } = slotOf(id);
  return { id, slot, variant, reason };
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
