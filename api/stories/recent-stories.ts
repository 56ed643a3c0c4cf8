import type { Story } from "./model.ts";
import type { StoryIndex } from "./story-index.ts";

/** The end of time, as calendars of computers have it: as of then, everything is published. */
const endOfTime = Temporal.Instant.fromEpochMilliseconds(8.64e15);

/**
 * The stories of the last two days and of all that come, by their ids or by their instants: whoever looks ahead need not read
 * the whole archive for it.
 */
export function* recentStories(
  library: Pick<StoryIndex, "timeline" | "size">,
  now: Temporal.Instant,
): Generator<Story> {
  const since = now.subtract({ hours: 48 });
  const firstDate = since.toString().slice(0, 10);
  for (const entry of library.timeline.list({ now: endOfTime, limit: library.size, offset: 0 })) {
    if (entry.id >= firstDate || entry.at >= since.epochMilliseconds) yield entry.story;
  }
}
