import type { Slot } from "#api/schedule/model.ts";
import { slotOf } from "#api/schedule/slots.ts";
import type { Story, StoryId } from "#api/stories/model.ts";
import type { Brief } from "../model.ts";
import { inSlotOrder, type PlannedStory } from "../plan.ts";
import { wornPhrases } from "../worn-phrases.ts";
import { occasionsOf } from "./almanac/almanac.ts";
import { fittingFacts } from "./fitting-facts.ts";
import { seasonOf, weatherOf } from "./weather.ts";

/** The part of a story that later stories may refer to. */
export type EarlierStory = Pick<Story, "id" | "titleEn" | "titlePl" | "canon"> &
  Partial<Pick<Story, "contentEn" | "contentPl" | "madeBy">>;

const storiesToRemember = 30;
const storiesToListenTo = 24;

/** Builds the storyteller's brief: the slot, its season and weather, the canon, and earlier stories. */
export function briefFor(
  { id, slot, variant }: PlannedStory,
  { cat, stories }: { cat: readonly string[]; stories: Iterable<EarlierStory> },
): Brief {
  const earlier = [...stories].filter((story) => isBefore(story.id, { ...slot, variant })).sort(byTime);
  const lately = earlier.slice(-storiesToRemember);
  const moment = {
    ...slot,
    season: seasonOf(slot.date),
    weather: weatherOf(slot.date, slot.timeSlot),
    occasions: occasionsOf(slot.date),
  };
  return {
    id,
    ...moment,
    variant,
    canon: [...cat, ...fittingFacts([...new Set(earlier.flatMap(({ canon }) => canon ?? []))], moment)],
    lately: lately.map(({ id, titleEn, titlePl, madeBy: { turn } = {} }) => ({
      ...{ id, titleEn, titlePl },
      ...(turn !== undefined && { turn }),
    })),
    avoid: wornPhrases(earlier.slice(-storiesToListenTo)),
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
