import { randomUUID } from "node:crypto";
import type { Counting, CountStore } from "../engagement/count-store.ts";
import { inBatches, type Outcome } from "../platform/rounds.ts";
import { untilItComesBack, usualPatienceMs } from "./comes-back.ts";
import { openCountMirror } from "./count-mirror.ts";
import { readCounts, writeCounts } from "./count-rows.ts";
import type { Database } from "./model.ts";

/** Nobody counts anything: whoever asks so wants to see what others did. */
const look = null;

export type SharedCounts = CountStore & {
  /** Resolves once this process knows of everything that any process was answered before. */
  fresh(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Counts in a database, mirrored in this process's memory. All that readers do while one statement is under way goes into the next one.
 */
export async function countsInDatabase(
  { query, listen }: Pick<Database, "query" | "listen">,
  { patienceMs = usualPatienceMs }: { patienceMs?: number } = {},
): Promise<SharedCounts> {
  const writer = `counts ${randomUUID()}`;
  const mirror = openCountMirror();
  const comesBack = untilItComesBack(patienceMs);
  let turn = 0;

  const rounds = inBatches<Counting | typeof look>(async (jobs) => {
    const countings = jobs.filter((job) => job !== look);
    const failed = new Map<string, unknown>();
    for (const [date, ofDay] of Map.groupBy(countings, ({ date }) => date)) {
      await countDay(date, ofDay).catch((error: unknown) => failed.set(date, error));
    }
    if (countings.length < jobs.length) await catchUp();
    return jobs.map((job): Outcome => {
      return () => {
        if (job !== look && failed.has(job.date)) throw failed.get(job.date);
      };
    });
  });

  async function countDay(date: string, countings: readonly Counting[]): Promise<void> {
    turn += 1;
    // The same turn however often it has to be sent, so that it counts once.
    const batch = { writer, turn, date, countings };
    const counted = await comesBack(() => writeCounts(query, batch));
    if (counted) mirror.apply(counted);
    else await catchUp();
  }

  const catchUp = () => comesBack(async () => mirror.take(await readCounts(query, mirror.seen())));

  let isClosed = false;
  const fresh = () => rounds.add<void>(look);
  listen("counts", (payload) => {
    if (isClosed || (payload !== null && Number(payload) <= mirror.seen())) return;
    fresh().catch(() => {}); // Counts that are a moment old harm nobody.
  });
  await fresh();
  return {
    countsOf: mirror.countsOf,
    byDay: mirror.byDay,
    likesVersion: mirror.likesVersion,
    onLikes: mirror.onLikes,
    count: (counting) => rounds.add<void>(counting),
    fresh,
    async close() {
      isClosed = true;
      await rounds.end();
    },
  };
}
