import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { AppError } from "#api/platform/errors.ts";
import { inBatches, type Outcome } from "#api/platform/processes/batch.ts";
import type { Store } from "#api/platform/store.ts";
import { databaseError, wasAnswered } from "../database-error.ts";
import type { Database } from "../model.ts";
import { createRetry, usualPatienceMs } from "../retry.ts";
import type { Tables } from "../tables.ts";
import { addChanges, type Changes, draftOf } from "./draft.ts";
import { openMirror } from "./mirror.ts";
import { readChanges, writeChanges } from "./part-rows.ts";
import type { Collections, PartShape } from "./part-shapes.ts";

/** A job that changes nothing and only reads what other servers changed. */
const refreshOnly = null;
type Job<Part> = ((part: Part) => unknown) | typeof refreshOnly;

/** A store that has connections to close. */
export type PartStore<Part> = Store<Part> & { close(): Promise<void> };

type Written = { outcomes: Outcome[]; changes: Changes; number: number };
type Options = { patienceMs?: number };

/** One feature's part of the state in a database, mirrored in memory. Each change runs on the newest state, under the part's lock. */
export async function openPartStore<Part extends Collections>(
  database: Pick<Database, "query" | "listen">,
  shape: PartShape<Part>,
  { patienceMs = usualPatienceMs }: Options = {},
): Promise<PartStore<Part>> {
  const { query } = database;
  const mirror = openMirror(shape);
  const retry = createRetry(patienceMs);
  const changeOnce = partChanger({ query, shape, mirror, retry });
  const batches = inBatches<Job<Part>>(async (jobs) => {
    if (jobs.some((job) => job !== refreshOnly)) return change(jobs);
    await retry(async () => mirror.take(await readChanges(query, shape, mirror.change())));
    return [];
  });

  async function change(jobs: readonly Job<Part>[]): Promise<Outcome[]> {
    try {
      return await retry(() => changeOnce(jobs));
    } catch (error) {
      const isOneJobsFault = error instanceof AppError && error.code === "BAD_REQUEST";
      if (!isOneJobsFault || jobs.length === 1) throw error;
      // One invalid change fails the whole transaction, so each job is tried by itself.
      const alone: Outcome[] = [];
      for (const job of jobs) alone.push(await change([job]).then(([outcome]) => outcome ?? nothing, thrown));
      return alone;
    }
  }

  let isClosed = false;
  const fresh = () => batches.add<void>(refreshOnly);
  database.listen("state", (payload) => {
    const [part, number] = payload?.split(" ") ?? [];
    if (isClosed || (payload !== null && (part !== shape.part || Number(number) <= mirror.change()))) return;
    fresh().catch(() => {}); // The next caller of fresh() retries and gets the error.
  });
  await fresh();
  return {
    read: () => mirror.part,
    fresh,
    update: <Result>(change: (part: Part) => Result) => batches.add<Result>(change),
    async close() {
      isClosed = true;
      await batches.end();
    },
  };
}

type Changing<Part extends Collections> = {
  query: Kysely<Tables>;
  shape: PartShape<Part>;
  mirror: ReturnType<typeof openMirror<Part>>;
  retry: ReturnType<typeof createRetry>;
};

/** Runs jobs and writes what they changed, in one transaction under the part's lock. */
function partChanger<Part extends Collections>({ query, shape, mirror, retry }: Changing<Part>) {
  const writer = `${shape.part} ${randomUUID()}`;
  const inTransaction = <Result>(work: (within: Kysely<Tables>) => Promise<Result>) =>
    query.transaction().setIsolationLevel("read committed").execute(work);

  /** Takes the part's lock and returns its newest change number. Whatever is read afterwards includes all earlier changes. */
  async function lockPart(within: Kysely<Tables>): Promise<number> {
    const { rows } = await sql<{ change: number }>`
      select change::float8 as change from state_parts where part = ${shape.part} for update`.execute(within);
    if (!rows[0]) throw new Error(`The database has no part ${shape.part}.`);
    return rows[0].change;
  }

  /** Whether this change of this process was committed. The lock makes sure that no transaction of the part is still under way. */
  async function hasCommitted(number: number, cause: unknown): Promise<boolean> {
    const isThere = async (within: Kysely<Tables>) => {
      await lockPart(within);
      const { rows } = await sql`select 1 from writers where writer = ${writer} and turn = ${number}`.execute(within);
      return rows.length > 0;
    };
    return retry(() => inTransaction(isThere)).catch(() => {
      throw unknownOutcome(cause);
    });
  }

  return async (jobs: readonly Job<Part>[]): Promise<Outcome[]> => {
    let written: Written | undefined;
    try {
      await inTransaction(async (within) => {
        const newest = await lockPart(within);
        if (newest !== mirror.change()) mirror.take(await readChanges(within, shape, mirror.change()));
        written = { ...decide(mirror.part, jobs), number: newest + 1 };
        if (written.changes.size > 0) await writeChanges(within, shape, { ...written, writer });
      });
    } catch (error) {
      // The commit may have succeeded although the answer was lost, so the database is asked before anybody gets an answer.
      if (!written || wasAnswered(error) || !(await hasCommitted(written.number, error))) throw error;
    }
    if (!written) throw new Error("A transaction ended without its work.");
    if (written.changes.size > 0) mirror.apply(written.changes, written.number);
    return written.outcomes;
  };
}

/** Runs all jobs, each on the result of those before it. A job that throws changes nothing. */
function decide<Part extends Collections>(part: Part, jobs: readonly Job<Part>[]): Omit<Written, "number"> {
  const changes: Changes = new Map();
  const outcomes = jobs.map((job): Outcome => {
    if (job === refreshOnly) return nothing;
    const draft = draftOf(part, changes);
    try {
      const result = job(draft.part);
      addChanges(changes, draft.changes());
      return () => result;
    } catch (error) {
      return thrown(error);
    }
  });
  return { outcomes, changes };
}

const nothing: Outcome = () => undefined;
const thrown =
  (error: unknown): Outcome =>
  () => {
    throw error;
  };

const unknownOutcome = (error: unknown) =>
  new AppError("DATABASE_UNAVAILABLE", "The database was lost while it kept this.", {
    hint: "It is not known whether it was kept: look before you try again.",
    cause: databaseError(error),
  });
