import type { StoryId } from "#api/stories/model.ts";
import { type Slot, timeSlots } from "./model.ts";
import { nextSlot, publishedAtText, publishingInstant, slotsOfDay, storyIdOf, warsawDate } from "./slots.ts";

/** A slot with its instant in the form of story files. */
export type DatedSlot = Slot & { publishedAt: string };

export type StoryBuffer = {
  /** The number of stories that wait for their instant. */
  ready: number;
  /** The last slot up to which every slot has its story, and its instant; null if the next slot has none. */
  until: DatedSlot | null;
  /** `low` below one day of stories, `empty` if the next slot has none, or a past one of today. */
  level: "ok" | "low" | "empty";
};

type Listed = { id: StoryId; publishedAt: string };

type Supply = {
  now: Temporal.Instant;
  /** The number of days ahead for which stories are made (BUFFER_DAYS); with 0, a story is only due in its own hour. */
  bufferDays: number;
  /** Read once: a library yields its stories one by one. */
  stories: Iterable<Listed>;
  /** Whether a story was deleted: its slot is to stay without one. */
  isDeleted?(id: StoryId): boolean;
};

/** Measures how far the finished stories reach. */
export function bufferOf({ now, bufferDays, stories, isDeleted = () => false }: Supply): StoryBuffer {
  const [today, yesterday] = [warsawDate(now), dayBefore(warsawDate(now))];
  const late: Listed[] = [];
  let ready = 0;
  for (const story of stories) {
    // Texts compare faster than instants, and a library is long.
    if (story.id >= today) late.push(story);
    if (story.publishedAt >= yesterday && isAhead(Temporal.Instant.from(story.publishedAt), now)) ready++;
  }
  const hasStory = storyOfSlot({ now, stories: late, isDeleted });
  const { until, slots } = reach(now, hasStory);
  const wanted = Math.min(bufferDays, 1) * timeSlots.length;
  const isEmpty = missed({ now, bufferDays }, hasStory) !== undefined || (slots === 0 && wanted > 0);
  return { ready, until: until && dated(until), level: isEmpty ? "empty" : slots < wanted ? "low" : "ok" };
}

/** The slot that makes the buffer `empty`: a missing one of today, else the next. */
export function emptySlotOf({ now, bufferDays, stories, isDeleted = () => false }: Supply): DatedSlot | null {
  const hasStory = storyOfSlot({ now, stories, isDeleted });
  const next = nextSlot(now);
  const empty = missed({ now, bufferDays }, hasStory) ?? (bufferDays > 0 && !hasStory(next) ? next : null);
  return empty && dated(empty);
}

type HasStory = (slot: Slot) => boolean;

/** Whether a slot of today or later has its story, or is to have none. */
function storyOfSlot({ now, stories, isDeleted }: Required<Omit<Supply, "bufferDays">>): HasStory {
  const today = warsawDate(now);
  const there = new Set<StoryId>();
  for (const { id } of stories) if (id >= today) there.add(id);
  return (slot) => there.has(storyIdOf(slot)) || isDeleted(storyIdOf(slot));
}

/** The first slot of today whose story is overdue. Without a buffer a story may take an hour to be made. */
function missed({ now, bufferDays }: Pick<Supply, "now" | "bufferDays">, hasStory: HasStory): Slot | undefined {
  const asOf = bufferDays > 0 ? now : now.subtract({ hours: 1 });
  return slotsOfDay(warsawDate(now)).find((slot) => !isAhead(publishingInstant(slot), asOf) && !hasStory(slot));
}

const dated = (slot: Slot): DatedSlot => ({ ...slot, publishedAt: publishedAtText(slot) });

/** The consecutive slots from now on that have their stories: their number, and the last of them. */
function reach(now: Temporal.Instant, hasStory: HasStory): { until: Slot | null; slots: number } {
  let [until, slots]: [Slot | null, number] = [null, 0];
  for (const slot of slotsFrom(nextSlot(now))) {
    if (!hasStory(slot)) break;
    until = slot;
    slots++;
  }
  return { until, slots };
}

/** At most a year of slots, generated day by day, since most callers look at a few only. */
function* slotsFrom(first: Slot): Generator<Slot, void> {
  let date = Temporal.PlainDate.from(first.date);
  let slots = slotsOfDay(first.date).slice(timeSlots.indexOf(first.timeSlot));
  for (let day = 0; day < 400; day++) {
    yield* slots;
    date = date.add({ days: 1 });
    slots = slotsOfDay(date.toString());
  }
}

const isAhead = (instant: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(instant, now) > 0;

/** An instant's text carries an offset of its own, so the date in it may be another than Warsaw's. */
const dayBefore = (date: string): string => Temporal.PlainDate.from(date).subtract({ days: 1 }).toString();
