import { bufferOf, type StoryBuffer } from "#api/schedule/buffer.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";
import { recentStories } from "#api/stories/index/recent-stories.ts";

/** How far the stories of a library reach: for the server, `mruk doctor` and the dashboard alike. */
export const bufferOfLibrary = (
  library: Pick<StoryLibrary, "timeline" | "size" | "isDeleted">,
  { now, bufferDays }: { now: Temporal.Instant; bufferDays: number },
): StoryBuffer => bufferOf({ now, bufferDays, stories: recentStories(library, now), isDeleted: library.isDeleted });
