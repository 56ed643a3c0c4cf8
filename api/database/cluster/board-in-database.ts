import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Logger } from "pino";
import type { BoardListener, JobBoard } from "#api/jobs/board.ts";
import { endedItems, isOpen } from "#api/jobs/endings.ts";
import { Job } from "#api/jobs/model.ts";
import { databaseError } from "../database-error.ts";
import type { Database } from "../model.ts";
import type { Servers } from "./servers.ts";

type BoardParts = {
  database: Pick<Database, "query" | "listen" | "notify">;
  servers: Pick<Servers, "id" | "isGone">;
  now(): Temporal.Instant;
  log: Pick<Logger, "warn">;
  /** The least interval between two notifications of a busy job, in milliseconds. */
  every?: number;
};

export type SharedBoard = JobBoard & {
  /** Marks jobs of servers that are gone as ended. */
  tick(): Promise<void>;
};

const cancelling = "cancel ";
const dismissing = "dismiss ";

/** Publishes jobs as rows, with a notification for each change. Changes while the database is away are published with the next one. */
export async function boardInDatabase(parts: BoardParts): Promise<SharedBoard> {
  const { database, servers, now, log } = parts;
  const { query } = database;
  const remote = new Map<string, Job>();
  const own = new Set<string>();
  let listener: BoardListener = { changed: () => {}, cancel: () => {}, dismiss: () => {} };
  const publisher = openPublisher(parts);

  function remember(job: Job): void {
    remote.set(job.id, job);
    listener.changed(job);
  }

  async function read(ids?: string): Promise<void> {
    const rows = query.selectFrom("jobs").select(["id", "job"]).where("server", "!=", servers.id);
    const found = await (ids === undefined ? rows : rows.where("id", "=", ids)).execute();
    if (ids === undefined) remote.clear();
    for (const { job } of found) remember(Job.parse(JSON.parse(job)));
  }

  const readSoon = (id?: string) =>
    read(id).catch((error: unknown) => log.warn({ err: error }, "What other servers do cannot be read"));

  database.listen("jobs", (payload) => {
    if (payload === null) return void readSoon();
    if (payload.startsWith(cancelling)) return listener.cancel(payload.slice(cancelling.length));
    const id = payload.replace(dismissing, "");
    if (!own.has(id)) void readSoon(id);
    else if (id !== payload) listener.dismiss(id);
  });
  await readSoon();

  return {
    publish(job) {
      own.add(job.id);
      publisher.add(job);
    },
    listen(given) {
      listener = given;
    },
    others() {
      const oldest = now().subtract({ hours: 1 });
      for (const [id, { endedAt }] of remote) {
        if (endedAt !== undefined && Temporal.Instant.compare(endedAt, oldest) < 0) remote.delete(id);
      }
      return [...remote.values()].filter(({ dismissed }) => !dismissed);
    },
    cancel(id) {
      const job = remote.get(id);
      if (job?.state !== "running") return job;
      database
        .notify("jobs", `${cancelling}${id}`)
        .catch((error: unknown) => log.warn({ err: error }, "Another server cannot be told to stop its work"));
      return { ...job, state: "cancelling" };
    },
    async dismiss(ids) {
      const ended = ids.flatMap((id) => remote.get(id) ?? []).filter((job) => !isOpen(job) && !job.dismissed);
      for (const job of ended) remember(await dismissRow(job, database));
    },
    async tick() {
      publisher.tick();
      const left = await query
        .selectFrom("jobs")
        .select(["id", "job"])
        .where("is_open", "=", true)
        .where(servers.isGone(sql`jobs.server`))
        .execute();
      for (const row of left) {
        const job = lostJob(Job.parse(JSON.parse(row.job)), now());
        await query
          .updateTable("jobs")
          .set({ is_open: false, job: JSON.stringify(job), changed_at: sql<string>`now()` })
          .where("id", "=", row.id)
          .execute();
        await database.notify("jobs", job.id);
      }
    },
    close: publisher.close,
  };
}

/** Dismisses another server's ended job. That server may be gone, so this one writes the row, which does not change any more. */
async function dismissRow(job: Job, { query, notify }: Pick<Database, "query" | "notify">): Promise<Job> {
  const dismissed: Job = { ...job, dismissed: true };
  try {
    await query
      .updateTable("jobs")
      .set({ job: JSON.stringify(dismissed) })
      .where("id", "=", job.id)
      .execute();
    await notify("jobs", `${dismissing}${job.id}`);
  } catch (error) {
    throw databaseError(error);
  }
  return dismissed;
}

/** Writes the states of this server's jobs, each busy job's newest at intervals. */
function openPublisher({ database, servers, log, every = 500 }: BoardParts) {
  const unpublished = new Map<string, Job>();
  let publishing: Promise<void> | null = null;
  let isClosing = false;

  async function write(job: Job): Promise<void> {
    const row = { is_open: isOpen(job), job: JSON.stringify(job), changed_at: sql<string>`now()` };
    await database.query
      .insertInto("jobs")
      .values({ id: job.id, server: servers.id, ...row })
      .onConflict((known) => known.column("id").doUpdateSet(row))
      .execute();
    await database.notify("jobs", job.id);
  }

  /** Publishes the newest state of each changed job until there are no more. */
  async function publishAll(): Promise<void> {
    try {
      while (unpublished.size > 0) {
        for (const [id, job] of unpublished) {
          unpublished.delete(id);
          await write(job).catch((error: unknown) => {
            if (!unpublished.has(id)) unpublished.set(id, job);
            throw error;
          });
        }
        if (!isClosing && unpublished.size > 0) await sleep(every, undefined, { ref: false });
      }
    } catch (error) {
      log.warn({ err: error }, "Other servers cannot be told how far the work is here");
    } finally {
      publishing = null;
    }
  }

  const tick = () => {
    if (unpublished.size > 0) publishing ??= publishAll();
  };
  return {
    add(job: Job): void {
      unpublished.set(job.id, job);
      tick();
    },
    /** Tries again what could not be published. */
    tick,
    async close(): Promise<void> {
      isClosing = true;
      await publishing;
    },
  };
}

const lost = {
  code: "INTERNAL",
  message: "The server that did this is gone.",
  hint: "What was finished stays; start it again for the rest.",
};

/** The job of a server that is gone. */
const lostJob = (job: Job, now: Temporal.Instant): Job => ({
  ...job,
  state: "failed",
  items: endedItems(job.items),
  endedAt: now.toString(),
  error: lost,
});
