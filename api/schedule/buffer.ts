import type { StoryId } from "#api/stories/model.ts";
import { type Slot, timeSlots } from "./model.ts";
import { nextSlot, publishedAtText, publishingInstant, slotOf, slotsOfDay, storyIdOf, warsawDate } from "./slots.ts";

/** A slot with its instant in the form of story files. */
export type DatedSlot = Slot & { publishedAt: string };

export type StoryBuffer = {
  /** The number of stories that wait for their instant, up to the first slot without one. */
  ready: number;
  /** The number of stories that wait beyond that slot. */
  later: number;
  /** The last slot up to which every slot has its story, and its instant; null if the next slot has none. */
  until: DatedSlot | null;
  /**
   * The first slot that readers miss or will miss: a past one of today, the next, or one ahead of others that have their stories. Nobody
   * fills a `deleted` one by itself.
   */
  gap: (DatedSlot & { deleted: boolean }) | null;
  /** `low` below one day of stories or with a gap ahead; `empty` if the next slot has none, or a past one of today. */
  level: "ok" | "low" | "empty";
};

type Listed = { id: StoryId; publishedAt: string };

type Supply = {
  now: Temporal.Instant;
  /** The number of days ahead for which stories are made (BUFFER_DAYS); with 0, a story is only due in its own hour. */
  bufferDays: number;
  /** Read once: a library yields its stories one by one. */
  stories: Iterable<Listed>;
  /** Whether a slot's own story was deleted, so that the schedule makes no other. */
  isDeleted?(id: StoryId): boolean;
};

/** Measures how far the finished stories reach without a gap. */
export function bufferOf({ now, bufferDays, stories, isDeleted = () => false }: Supply): StoryBuffer {
  const listed = [...stories];
  const slots = filledSlots(listed, now, isDeleted);
  const ahead = reach(now, slots.isFilled);
  const madeAhead = bufferDays * timeSlots.length;
  const overdue = missed({ now, bufferDays }, slots);
  const gap = overdue ?? gapAhead(ahead, { now, madeAhead }, slots);
  const waiting = listed.map(({ publishedAt }) => publishedAt).filter((at) => isAhead(Temporal.Instant.from(at), now));
  const isReady = (at: string) => Temporal.Instant.compare(Temporal.Instant.from(at), publishingInstant(ahead.end)) < 0;
  const ready = waiting.filter(isReady).length;
  const wanted = Math.min(madeAhead, timeSlots.length);
  const nextIsMissing = ahead.count === 0 && wanted > 0 && !slots.isDeleted(ahead.end);
  const isLow = ahead.count < wanted || gap !== null;
  return {
    ready,
    later: waiting.length - ready,
    until: ahead.until && dated(ahead.until),
    gap: gap && { ...dated(gap), deleted: slots.isDeleted(gap) },
    level: overdue !== undefined || nextIsMissing ? "empty" : isLow ? "low" : "ok",
  };
}

type Slots = { isFilled(slot: Slot): boolean; isDeleted(slot: Slot): boolean };

/** The slots of today and later with a story, whatever its number, and those whose story was deleted and not replaced. */
function filledSlots(stories: readonly Listed[], now: Temporal.Instant, wasDeleted: (id: StoryId) => boolean): Slots {
  const today = warsawDate(now);
  // Texts compare faster than instants, and a library is long.
  const filled = new Set(stories.filter(({ id }) => id >= today).map(({ id }) => storyIdOf(slotOf(id))));
  const isFilled = (slot: Slot) => filled.has(storyIdOf(slot));
  return { isFilled, isDeleted: (slot) => !isFilled(slot) && wasDeleted(storyIdOf(slot)) };
}

/** The first slot of today whose story is overdue. Without a buffer a story may take an hour to be made. */
function missed({ now, bufferDays }: Pick<Supply, "now" | "bufferDays">, slots: Slots): Slot | undefined {
  const asOf = bufferDays > 0 ? now : now.subtract({ hours: 1 });
  return slotsOfDay(warsawDate(now)).find(
    (slot) => !isAhead(publishingInstant(slot), asOf) && !slots.isFilled(slot) && !slots.isDeleted(slot),
  );
}

type Ahead = { until: Slot | null; count: number; end: Slot };

/** The end of the finished stories where it is a gap: nobody will fill it, or slots after it are filled already. */
function gapAhead(
  { count, end }: Ahead,
  { now, madeAhead }: { now: Temporal.Instant; madeAhead: number },
  slots: Slots,
): Slot | null {
  // A story that somebody wrote for a day far ahead makes no gap of all the days before it.
  const horizon = takeSlots(nextSlot(now), Math.max(madeAhead, timeSlots.length));
  if (count >= horizon.length) return null;
  if (slots.isDeleted(end)) return end;
  if (madeAhead === 0) return null;
  return count === 0 || horizon.slice(count).some(slots.isFilled) ? end : null;
}

const dated = (slot: Slot): DatedSlot => ({ ...slot, publishedAt: publishedAtText(slot) });

/** The consecutive slots from now on that have their stories: the last of them, their number, and the first slot without one. */
function reach(now: Temporal.Instant, isFilled: Slots["isFilled"]): Ahead {
  let [until, count]: [Slot | null, number] = [null, 0];
  let end = nextSlot(now);
  for (const slot of slotsFrom(end)) {
    end = slot;
    if (!isFilled(slot)) break;
    until = slot;
    count++;
  }
  return { until, count, end };
}

function takeSlots(first: Slot, count: number): Slot[] {
  const slots: Slot[] = [];
  for (const slot of slotsFrom(first)) if (slots.push(slot) >= count) break;
  return slots;
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
