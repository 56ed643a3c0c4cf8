import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { writeWhole } from "#api/platform/files/disk.ts";
import type { Google } from "./google.ts";

const Known = z.record(z.string(), z.strictObject({ views: z.number().int().nonnegative(), at: z.iso.datetime() }));
type Known = z.infer<typeof Known>;

const Videos = z.looseObject({
  items: z
    .array(
      z.looseObject({
        id: z.string(),
        statistics: z.looseObject({ viewCount: z.coerce.number().int().nonnegative().catch(0) }).optional(),
      }),
    )
    .optional(),
});

/** The API accepts this many videos at once. */
const batch = 50;
const fresh = Temporal.Duration.from({ hours: 1 });

/** Counts the views of videos, at most once an hour for each; stored, so that a restart does not ask again. */
export function openViews({ google, dataDir }: { google: Google; dataDir: string }) {
  const path = join(dataDir, "youtube", "views.json");
  const known = once(() => readKnown(path));
  let asking: Promise<void> = Promise.resolve();

  async function renew(videoIds: readonly string[]): Promise<void> {
    const numbers = await known();
    const now = google.clock.now();
    const isStale = (id: string) => {
      const at = numbers[id]?.at;
      return at === undefined || Temporal.Instant.compare(Temporal.Instant.from(at).add(fresh), now) <= 0;
    };
    const stale = [...new Set(videoIds)].filter(isStale);
    for (let start = 0; start < stale.length; start += batch) {
      const id = stale.slice(start, start + batch);
      const order = { part: ["statistics"], id };
      const answer = await google.ask(Videos, (api, how) => api.videos.list(order, how));
      for (const video of answer.items ?? []) {
        numbers[video.id] = { views: video.statistics?.viewCount ?? 0, at: now.toString() };
      }
      // A deleted video keeps its last number and is not requested again each time.
      for (const each of id) numbers[each] = { views: numbers[each]?.views ?? 0, at: now.toString() };
    }
    if (stale.length > 0) await writeWhole(path, JSON.stringify(numbers));
  }

  return async function views(videoIds: readonly string[]): Promise<number> {
    // One at a time: concurrent calls would request the same. After a failure the last known numbers remain.
    asking = asking.then(() => renew(videoIds)).catch(() => {});
    await asking;
    const numbers = await known();
    return [...new Set(videoIds)].reduce((sum, id) => sum + (numbers[id]?.views ?? 0), 0);
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

async function readKnown(path: string): Promise<Known> {
  try {
    return Known.parse(JSON.parse(await readFile(path, "utf8")));
  } catch {
    return {}; // A missing or unusable file only means that the numbers are requested again.
  }
}
