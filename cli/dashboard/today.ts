import type { GenerationRun } from "#api/generation/model.ts";
import { bufferOf, type StoryBuffer } from "#api/schedule/buffer.ts";
import type { TimeSlot } from "#api/schedule/model.ts";
import { publishingInstant, slotsOfDay, storyIdOf, warsawDate } from "#api/schedule/slots.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";
import { storyPath } from "#api/stories/model.ts";

/** A slot of today and its story. A `late` slot's hour has passed without a story, a `deleted` one is to have none. */
export type SlotOfToday = {
  timeSlot: TimeSlot;
  state: "published" | "scheduled" | "missing" | "late" | "broken" | "deleted";
  title: string | null;
};

/** The state of the day, as this machine's folders hold it. */
export type Today = {
  now: Temporal.Instant;
  slots: readonly SlotOfToday[];
  buffer: StoryBuffer;
  lastRun: GenerationRun | null;
  /** Null where no server has counted here yet. */
  likes: number | null;
};

type Library = Pick<StoryLibrary, "any" | "all" | "faults" | "isDeleted">;

export function slotsOfToday(library: Library, now: Temporal.Instant): SlotOfToday[] {
  const broken = new Set(library.faults().map(({ path }) => path));
  return slotsOfDay(warsawDate(now)).map((slot) => {
    const id = storyIdOf(slot);
    const story = library.any(id);
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

export function bufferOfLibrary(
  library: Library,
  { now, bufferDays }: { now: Temporal.Instant; bufferDays: number },
): StoryBuffer {
  return bufferOf({ now, bufferDays, stories: library.all(), isDeleted: library.isDeleted });
}
