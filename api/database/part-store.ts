import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { AppError } from "../platform/errors.ts";
import { inBatches, type Outcome } from "../platform/rounds.ts";
import type { Store } from "../platform/store.ts";
import { untilItComesBack, usualPatienceMs } from "./comes-back.ts";
import { databaseError, wasAnswered } from "./database-error.ts";
import { addChanges, type Changes, draftOf } from "./draft.ts";
import { openMirror } from "./mirror.ts";
import type { Database } from "./model.ts";
import { readNews, writeChanges } from "./part-rows.ts";
import type { PartShape } from "./part-shapes.ts";
import type { Tables } from "./tables.ts";

/** Nobody changes anything: whoever asks so wants to see what others did. */
const look = null;
type Job = ((part: never) => unknown) | typeof look;

/** A store with connections to be waited for. */
export type PartStore<Part> = Store<Part> & { close(): Promise<void> };

type Written = { outcomes: Outcome[]; changes: Changes; number: number };
type Options = { patienceMs?: number };

/**
 * One feature's part of the state in a database. It is mirrored in this process's memory; every change is made on the newest there is,
 * behind the lock of its part.
 */
export async function openPartStore<Part extends object>(
  database: Pick<Database, "query" | "listen">,
  shape: PartShape<Part>,
  { patienceMs = usualPatienceMs }: Options = {},
): Promise<PartStore<Part>> {
  const { query } = database;
  const writer = `${shape.part} ${randomUUID()}`;
  const mirror = openMirror(shape);
  const comesBack = untilItComesBack(patienceMs);
  const rounds = inBatches<Job>(async (jobs) => {
    if (jobs.some((job) => job !== look)) return change(jobs);
    await comesBack(async () => mirror.take(await readNews(query, shape, mirror.change())));
    return [];
  });

  async function change(jobs: readonly Job[]): Promise<Outcome[]> {
    try {
      return await comesBack(() => changeOnce(jobs));
    } catch (error) {
      const isOnesFault = error instanceof AppError && error.code === "BAD_REQUEST";
      if (!isOnesFault || jobs.length === 1) throw error;
      // Nobody pays for what another sent.
      const alone: Outcome[] = [];
      for (const job of jobs) alone.push(await change([job]).then(([outcome]) => outcome ?? nothing, thrown));
      return alone;
    }
  }

  async function changeOnce(jobs: readonly Job[]): Promise<Outcome[]> {
    let written: Written | undefined;
    try {
      await query
        .transaction()
        .setIsolationLevel("read committed")
        .execute(async (within) => {
          const newest = await lockPart(within);
          if (newest !== mirror.change()) mirror.take(await readNews(within, shape, mirror.change()));
          const decided = decide(mirror.part, jobs);
          const number = newest + 1;
          if (decided.changes.size > 0) await writeChanges(within, shape, { ...decided, number, writer });
          written = { ...decided, number };
        });
    } catch (error) {
      // It was told to commit, and nobody knows whether it did: whoever waits hears of it when the database has said so.
      if (!written || wasAnswered(error) || !(await hasCommitted(written.number, error))) throw error;
    }
    if (!written) throw new Error("A transaction ended without its work.");
    if (written.changes.size > 0) mirror.apply(written.changes, written.number);
    return written.outcomes;
  }

  /** Takes the lock of the part, and says how far it has come. What comes after it sees all that was done before. */
  async function lockPart(within: Kysely<Tables>): Promise<number> {
    const { rows } = await sql<{ change: number }>`
      select change::float8 as change from state_parts where part = ${shape.part} for update`.execute(within);
    if (!rows[0]) throw new Error(`The database has no part ${shape.part}.`);
    return rows[0].change;
  }

  /** Whether this process's change of this number is there. Behind the lock: what was under way has ended then, either way. */
  async function hasCommitted(number: number, cause: unknown): Promise<boolean> {
    try {
      return await comesBack(() =>
        query
          .transaction()
          .setIsolationLevel("read committed")
          .execute(async (within) => {
            await lockPart(within);
            const { rows } = await sql`select 1 from writers where writer = ${writer} and turn = ${number}`.execute(
              within,
            );
            return rows.length > 0;
          }),
      );
    } catch {
      throw unknownOutcome(cause);
    }
  }

  let isClosed = false;
  const fresh = () => rounds.add<void>(look);
  database.listen("state", (payload) => {
    const [part, number] = payload?.split(" ") ?? [];
    if (isClosed || (payload !== null && (part !== shape.part || Number(number) <= mirror.change()))) return;
    fresh().catch(() => {}); // Whoever needs it asks again, and hears of it.
  });
  await fresh();
  return {
    read: () => mirror.part,
    fresh,
    update: <Result>(change: (part: Part) => Result) => rounds.add<Result>(change as Job),
    async close() {
      isClosed = true;
      await rounds.end();
    },
  };
}

/** What comes of all changes, each made on what those before it left. One that throws has changed nothing. */
function decide<Part extends object>(part: Part, jobs: readonly Job[]): Omit<Written, "number"> {
  const changes: Changes = new Map();
  const outcomes = jobs.map((job): Outcome => {
    if (job === look) return nothing;
    const draft = draftOf(part, changes);
    try {
      const result = job(draft.part as never);
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
