import type { Slot } from "../schedule/model.ts";
import { slotOf } from "../schedule/slots.ts";
import type { Story, StoryId } from "../stories/model.ts";
import type { Brief } from "./model.ts";
import { inSlotOrder, type PlannedStory } from "./plan.ts";
import { seasonOf, weatherOf } from "./weather.ts";

/** As much of a story as later ones may refer to. */
export type EarlierStory = Pick<Story, "id" | "titleEn" | "titlePl" | "canon">;

const storiesToRemember = 12;
const factsToRemember = 60;

/** What the storyteller is told: the slot, its season and weather, who Mruk is and what happened before that slot. */
export function briefFor(
  { id, slot, variant }: PlannedStory,
  { cat, stories }: { cat: readonly string[]; stories: Iterable<EarlierStory> },
): Brief {
  const earlier = [...stories].filter((story) => isBefore(story.id, { ...slot, variant })).sort(byTime);
  const lately = earlier.slice(-storiesToRemember);
  const told = earlier.flatMap(({ canon }) => canon ?? []);
  return {
    id,
    ...slot,
    variant,
    season: seasonOf(slot.date),
    weather: weatherOf(slot.date, slot.timeSlot),
    canon: [...cat, ...told.slice(-factsToRemember)],
    lately: lately.map(({ id, titleEn, titlePl }) => ({ id, titleEn, titlePl })),
  };
}

function isBefore(id: StoryId, moment: Slot & { variant: number }): boolean {
  return compare(slotOf(id), moment) < 0;
}

function byTime(one: EarlierStory, other: EarlierStory): number {
  return compare(slotOf(one.id), slotOf(other.id));
}

function compare(one: Slot & { variant: number }, other: Slot & { variant: number }): number {
  return inSlotOrder(one, other) || one.variant - other.variant;
}
