import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../database/model.ts";
import type { Servers } from "../database/servers.ts";
import type { BoardListener, JobBoard } from "./board.ts";
import { isOpen } from "./endings.ts";
import type { Job } from "./model.ts";

type BoardParts = {
  database: Pick<Database, "query" | "listen" | "notify">;
  servers: Pick<Servers, "id" | "isGone">;
  now(): Temporal.Instant;
  log: Pick<Logger, "warn">;
  /** A busy job is told of so often, in milliseconds. */
  every?: number;
};

export type SharedBoard = JobBoard & {
  /** Looks whether jobs were left by servers that are gone, and says that these have ended. */
  tick(): Promise<void>;
};

const cancelling = "cancel ";

/** A row per job, and a notice of each that changes. What cannot be told while the database is away is told with the next change. */
export async function boardInDatabase(parts: BoardParts): Promise<SharedBoard> {
  const { database, servers, now, log, every = 500 } = parts;
  const { query } = database;
  const theirs = new Map<string, Job>();
  const untold = new Map<string, Job>();
  const mine = new Set<string>();
  let listener: BoardListener = { changed: () => {}, cancel: () => {} };
  let telling: Promise<void> | null = null;
  let isClosing = false;

  async function write(job: Job): Promise<void> {
    const row = { is_open: isOpen(job), job: JSON.stringify(job), changed_at: sql<string>`now()` };
    await query
      .insertInto("jobs")
      .values({ id: job.id, server: servers.id, ...row })
      .onConflict((known) => known.column("id").doUpdateSet(row))
      .execute();
    await database.notify("jobs", job.id);
  }

  /** Tells of what there is to tell, each job's newest state, until there is nothing more. */
  async function tellAll(): Promise<void> {
    try {
      while (untold.size > 0) {
        for (const [id, job] of untold) {
          untold.delete(id);
          await write(job).catch((error: unknown) => {
            if (!untold.has(id)) untold.set(id, job);
            throw error;
          });
        }
        if (!isClosing && untold.size > 0) await sleep(every, undefined, { ref: false });
      }
    } catch (error) {
      log.warn({ err: error }, "Other servers cannot be told how far the work is here");
    } finally {
      telling = null;
    }
  }

  function know(job: Job): void {
    theirs.set(job.id, job);
    listener.changed(job);
  }

  async function read(ids?: string): Promise<void> {
    const rows = query.selectFrom("jobs").select(["id", "job"]).where("server", "!=", servers.id);
    const found = await (ids === undefined ? rows : rows.where("id", "=", ids)).execute();
    if (ids === undefined) theirs.clear();
    for (const { job } of found) know(JSON.parse(job) as Job);
  }

  const readSoon = (id?: string) =>
    read(id).catch((error: unknown) => log.warn({ err: error }, "What other servers do cannot be read"));

  database.listen("jobs", (payload) => {
    if (payload === null) return void readSoon();
    if (payload.startsWith(cancelling)) return listener.cancel(payload.slice(cancelling.length));
    if (!mine.has(payload)) void readSoon(payload);
  });
  await readSoon();

  return {
    tell(job) {
      mine.add(job.id);
      untold.set(job.id, job);
      telling ??= tellAll();
    },
    listen(given) {
      listener = given;
    },
    others() {
      const oldest = now().subtract({ hours: 1 });
      for (const [id, { endedAt }] of theirs) {
        if (endedAt !== undefined && Temporal.Instant.compare(endedAt, oldest) < 0) theirs.delete(id);
      }
      return [...theirs.values()];
    },
    cancel(id) {
      const job = theirs.get(id);
      if (job?.state !== "running") return job;
      database
        .notify("jobs", `${cancelling}${id}`)
        .catch((error: unknown) => log.warn({ err: error }, "Another server cannot be told to stop its work"));
      return { ...job, state: "cancelling" };
    },
    async tick() {
      if (untold.size > 0) telling ??= tellAll();
      const left = await query
        .selectFrom("jobs")
        .select(["id", "job"])
        .where("is_open", "=", true)
        .where(servers.isGone(sql`jobs.server`))
        .execute();
      for (const row of left) {
        const job: Job = { ...(JSON.parse(row.job) as Job), state: "failed", endedAt: now().toString(), error: lost };
        await query
          .updateTable("jobs")
          .set({ is_open: false, job: JSON.stringify(job), changed_at: sql<string>`now()` })
          .where("id", "=", row.id)
          .execute();
        await database.notify("jobs", job.id);
      }
    },
    async close() {
      isClosing = true;
      await telling;
    },
  };
}

const lost = {
  code: "INTERNAL",
  message: "The server that did this is gone.",
  hint: "What was finished stays; start it again for the rest.",
};
