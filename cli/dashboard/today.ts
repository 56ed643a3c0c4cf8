import type { GenerationRun } from "#api/generation/model.ts";
import type { StoryBuffer } from "#api/schedule/buffer.ts";
import { type TimeSlot, warsawZone } from "#api/schedule/model.ts";
import { publishingInstant, slotsOfDay, storyIdOf } from "#api/schedule/slots.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";
import { storyPath } from "#api/stories/model.ts";

/** A slot of today or tomorrow and its story. A `late` slot's hour has passed without a story, a `deleted` one is to have none. */
export type SlotOfToday = {
  timeSlot: TimeSlot;
  state: "published" | "scheduled" | "missing" | "late" | "broken" | "deleted";
  title: string | null;
};

/** The state of the day, as this machine's folders hold it. */
export type Today = {
  now: Temporal.Instant;
  slots: readonly SlotOfToday[];
  tomorrow: readonly SlotOfToday[];
  buffer: StoryBuffer;
  lastRun: GenerationRun | null;
  /** Null where no server has counted here yet. */
  likes: number | null;
};

type Library = Pick<StoryLibrary, "ofSlot" | "faults" | "isDeleted">;

export const slotsOfToday = (library: Library, now: Temporal.Instant): SlotOfToday[] =>
  slotsOn(now.toZonedDateTimeISO(warsawZone).toPlainDate(), library, now);

export const slotsOfTomorrow = (library: Library, now: Temporal.Instant): SlotOfToday[] =>
  slotsOn(now.toZonedDateTimeISO(warsawZone).toPlainDate().add({ days: 1 }), library, now);

function slotsOn(date: Temporal.PlainDate, library: Library, now: Temporal.Instant): SlotOfToday[] {
  const endOfDay = date.add({ days: 1 }).toZonedDateTime(warsawZone).toInstant();
  const broken = new Set(library.faults().map(({ path }) => path));
  return slotsOfDay(date.toString()).map((slot) => {
    const id = storyIdOf(slot);
    const story = library.ofSlot(slot, endOfDay);
    const isAhead = (instant: Temporal.Instant) => Temporal.Instant.compare(instant, now) > 0;
    const state = story
      ? isAhead(Temporal.Instant.from(story.publishedAt))
        ? "scheduled"
        : "published"
      : broken.has(storyPath(id))
        ? "broken"
        : library.isDeleted(id)
          ? "deleted"
          : isAhead(publishingInstant(slot))
            ? "missing"
            : "late";
    return { timeSlot: slot.timeSlot, state, title: story?.titleEn ?? null };
  });
}
