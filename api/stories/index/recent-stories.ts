import type { Story } from "../model.ts";
import type { StoryIndex } from "./story-index.ts";

/** The last instant that Temporal knows; as of then, every story is published. */
const endOfTime = Temporal.Instant.fromEpochMilliseconds(8.64e15);

/**
 * The stories of the last two days and all scheduled ones, by their ids or by their instants, so that planning need not read the
 * whole archive.
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
