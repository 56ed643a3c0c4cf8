import type { StoryId } from "../stories/model.ts";
import { type Slot, timeSlots } from "./model.ts";
import {
  nextSlot,
  publishedAtText,
  publishingInstant,
  slotsOfDay,
  slotsOfDays,
  storyIdOf,
  warsawDate,
} from "./slots.ts";

export type StoryBuffer = {
  /** Stories that wait for their instant. */
  ready: number;
  /** The last slot up to which every slot has its story, and its instant; null where already the next has none. */
  until: (Slot & { publishedAt: string }) | null;
  /** `low` below one day of stories, `empty` where the next slot has none, or a past one of today. */
  level: "ok" | "low" | "empty";
};

type Supply = {
  now: Temporal.Instant;
  /** How many days ahead stories are to be ready (BUFFER_DAYS); with 0, none is missed before its hour. */
  bufferDays: number;
  stories: Iterable<{ id: StoryId; publishedAt: string }>;
  /** Whether somebody deleted this story: its slot is to stay without one. */
  isDeleted?(id: StoryId): boolean;
};

/** How far the stories reach that are made already. */
export function bufferOf({ now, bufferDays, stories, isDeleted = () => false }: Supply): StoryBuffer {
  const today = warsawDate(now);
  const yesterday = dayBefore(today);
  const there = new Set<StoryId>();
  let ready = 0;
  for (const { id, publishedAt } of stories) {
    // Texts compare faster than instants, and a library is long.
    if (id >= today) there.add(id);
    if (publishedAt >= yesterday && isAhead(Temporal.Instant.from(publishedAt), now)) ready++;
  }
  const hasStory = (slot: Slot) => there.has(storyIdOf(slot)) || isDeleted(storyIdOf(slot));
  const { until, slots } = reach(now, hasStory);
  const isMissed = slotsOfDay(today).some((slot) => !isAhead(publishingInstant(slot), now) && !hasStory(slot));
  const wanted = Math.min(bufferDays, 1) * timeSlots.length;
  return {
    ready,
    until: until && { ...until, publishedAt: publishedAtText(until) },
    level: isMissed || (slots === 0 && wanted > 0) ? "empty" : slots < wanted ? "low" : "ok",
  };
}

/** The slots from now on that have their stories without a gap: how many, and the last of them. */
function reach(now: Temporal.Instant, hasStory: (slot: Slot) => boolean): { until: Slot | null; slots: number } {
  let [until, slots]: [Slot | null, number] = [null, 0];
  for (const slot of slotsFrom(nextSlot(now))) {
    if (!hasStory(slot)) break;
    until = slot;
    slots++;
  }
  return { until, slots };
}

/** Nobody fills more than a year ahead. */
function slotsFrom(first: Slot): Slot[] {
  return slotsOfDays(first.date, 400).slice(timeSlots.indexOf(first.timeSlot));
}

const isAhead = (instant: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(instant, now) > 0;

/** An instant's text carries an offset of its own, so the date in it may be another than Warsaw's. */
const dayBefore = (date: string): string => Temporal.PlainDate.from(date).subtract({ days: 1 }).toString();
