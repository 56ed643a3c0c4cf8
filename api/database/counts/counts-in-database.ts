import { randomUUID } from "node:crypto";
import type { Counting, CountStore } from "#api/engagement/count-store.ts";
import { inBatches, type Outcome } from "#api/platform/processes/batch.ts";
import type { Database } from "../model.ts";
import { createRetry, usualPatienceMs } from "../retry.ts";
import { openCountMirror } from "./count-mirror.ts";
import { readCounts, writeCounts } from "./count-rows.ts";

/** A job that counts nothing and only reads what other servers counted. */
const refreshOnly = null;

export type SharedCounts = CountStore & {
  /** Resolves once this process has read every change that was confirmed before the call. */
  fresh(): Promise<void>;
  close(): Promise<void>;
};

/** Counts in a database, mirrored in memory. Everything counted while one statement runs goes into the next statement. */
export async function countsInDatabase(
  { query, listen }: Pick<Database, "query" | "listen">,
  { patienceMs = usualPatienceMs }: { patienceMs?: number } = {},
): Promise<SharedCounts> {
  const writer = `counts ${randomUUID()}`;
  const mirror = openCountMirror();
  const retry = createRetry(patienceMs);
  let turn = 0;

  const batches = inBatches<Counting | typeof refreshOnly>(async (jobs) => {
    const countings = jobs.filter((job) => job !== refreshOnly);
    const failed = new Map<string, unknown>();
    for (const [date, ofDay] of Map.groupBy(countings, ({ date }) => date)) {
      await countDay(date, ofDay).catch((error: unknown) => failed.set(date, error));
    }
    if (countings.length < jobs.length) await catchUp();
    return jobs.map((job): Outcome => {
      return () => {
        if (job !== refreshOnly && failed.has(job.date)) throw failed.get(job.date);
      };
    });
  });

  async function countDay(date: string, countings: readonly Counting[]): Promise<void> {
    turn += 1;
    // A repeated statement carries the same number, so that the database counts it once.
    const batch = { writer, turn, date, countings };
    const counted = await retry(() => writeCounts(query, batch));
    if (counted) mirror.apply(counted);
    else await catchUp();
  }

  const catchUp = () => retry(async () => mirror.take(await readCounts(query, mirror.seen())));

  let isClosed = false;
  const fresh = () => batches.add<void>(refreshOnly);
  listen("counts", (payload) => {
    if (isClosed || (payload !== null && Number(payload) <= mirror.seen())) return;
    fresh().catch(() => {}); // Slightly old counts harm nobody.
  });
  await fresh();
  return {
    countsOf: mirror.countsOf,
    byDay: mirror.byDay,
    likesVersion: mirror.likesVersion,
    onLikes: mirror.onLikes,
    count: (counting) => batches.add<void>(counting),
    fresh,
    async close() {
      isClosed = true;
      await batches.end();
    },
  };
}
