import type { Logger } from "pino";
import type { Clock } from "#api/platform/clock.ts";
import type { VideoPlatform } from "../youtube/model.ts";

/** The lifetime of a count. */
const freshFor = { minutes: 5 };

type Counting = { platform(): Promise<VideoPlatform | null>; clock: Clock; log: Pick<Logger, "warn"> };

/** Counts the views of all our videos: the platform's number, or the last known one. */
export function countViews({ platform, clock, log }: Counting): (videoIds: readonly string[]) => Promise<number> {
  let last = { of: "", views: 0, until: Temporal.Instant.fromEpochMilliseconds(0) };
  return async (videoIds) => {
    const [of, now] = [videoIds.toSorted().join(), clock.now()];
    if (videoIds.length === 0) return 0;
    if (last.of === of && Temporal.Instant.compare(now, last.until) < 0) return last.views;
    try {
      const views = (await (await platform())?.views(videoIds)) ?? last.views;
      last = { of, views, until: now.add(freshFor) };
    } catch (error) {
      log.warn({ err: error }, "The video platform could not be asked how often videos were watched");
    }
    return last.views;
  };
}
