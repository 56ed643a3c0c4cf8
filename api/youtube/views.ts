import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { writeWhole } from "../platform/disk.ts";
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

/** The API answers for so many videos at once. */
const batch = 50;
const fresh = Temporal.Duration.from({ hours: 1 });

/** Counts how often videos were watched, asking at most once an hour for each; kept, so that a restart asks no more. */
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
      // A video that is gone keeps its last number, and is not asked for at every look.
      for (const each of id) numbers[each] = { views: numbers[each]?.views ?? 0, at: now.toString() };
    }
    if (stale.length > 0) await writeWhole(path, JSON.stringify(numbers));
  }

  return async function views(videoIds: readonly string[]): Promise<number> {
    // One at a time: two looks at once would ask for the same. What fails leaves the last known numbers.
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
    return {}; // There is nothing yet, or nothing of use: it is asked for anew.
  }
}
