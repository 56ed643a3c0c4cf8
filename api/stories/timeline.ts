import type { Language } from "#api/language/model.ts";
import type { Story, StoryId } from "./model.ts";

/** A story, and what all the searching compares: its id, and its instant as a number. The story itself may be read when it is asked for. */
export type TimedStory = {
  readonly id: StoryId;
  readonly at: number;
  /** The languages that the story was ever read aloud in; none where it is missing. */
  readonly narrated?: readonly Language[] | undefined;
  readonly story: Story;
};

/** The questions of readers, answered without reading a story: an entry stays the same object as long as its story does. */
export type Timeline = {
  /** All there are, the scheduled ones too, newest first. */
  all(): Iterable<TimedStory>;
  find(id: StoryId, now: Temporal.Instant): TimedStory | undefined;
  today(now: Temporal.Instant): TimedStory[];
  list(query: ListOrder): TimedStory[];
  /** How many `list` would find, without a limit. */
  count(query: Span): number;
  /** The oldest of these. */
  first(query: Omit<Span, "before">): TimedStory | undefined;
  popular(query: PopularOrder): TimedStory[];
  neighbours(id: StoryId, now: Temporal.Instant): Surroundings<TimedStory>;
};
/** The stories around one: right before and after it, the one that it continues and the one that continues it. */
export type Surroundings<Of> = { previous?: Of; next?: Of; continues?: Of; continuedBy?: Of };
/** The stories that are public now, and were published at `from` or later and earlier than `before`. */
export type Span = {
  now: Temporal.Instant;
  from?: Temporal.Instant | undefined;
  before?: Temporal.Instant | undefined;
};
export type ListOrder = Span & { limit: number; offset: number };
export type PopularOrder = { now: Temporal.Instant; limit: number };

/** By instant; stories of one instant by id backwards, so that newest first has them by id. */
export function inTime(a: TimedStory, b: TimedStory): number {
  return a.at - b.at || (a.id < b.id ? 1 : -1);
}

/** For how many entries from the start `holds` holds, where it holds for none after the first it does not. */
export function countWhile(timeline: readonly TimedStory[], holds: (entry: TimedStory) => boolean): number {
  let [low, high] = [0, timeline.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = timeline[middle];
    if (entry && holds(entry)) low = middle + 1;
    else high = middle;
  }
  return low;
}
