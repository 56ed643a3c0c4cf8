import { Kysely, PostgresDialect, sql } from "kysely";
import type { Pool } from "pg";
import { AppError } from "#api/platform/errors.ts";
import { connect, firstWork, openPool, openSlowPool, placeOf } from "./connect.ts";
import { databaseError } from "./database-error.ts";
import { holdDatabaseLock } from "./hold-lock.ts";
import { migrate } from "./migrate.ts";
import type { Database, HeldLock } from "./model.ts";
import { helloName, nameOf, openNotifications } from "./notifications.ts";
import type { Tables } from "./tables.ts";

export type DatabaseOptions = {
  url: string;
  /** How long to wait for a database that does not answer; it may be starting together with this program. */
  patienceMs?: number;
  /** Called once, when the database has to be waited for. */
  onWait?: (reason: string) => void;
  /** How long to wait for the answer to one query. */
  unansweredMs?: number;
  /** For work such as moving the whole state, which may take minutes. */
  withoutTimeouts?: boolean;
};

/** Opens a database and migrates its tables. Throws DATABASE_UNAVAILABLE, DATABASE_TOO_NEW. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, patienceMs = 10_000, onWait, unansweredMs, withoutTimeouts = false } = options;
  const connectHere = () => connect(url, { unansweredMs });
  await firstWork(url, () => prepare(openSlowPool(url)), { patienceMs, onWait });
  const notifications = await firstWork(url, () => openNotifications(connectHere), { patienceMs });
  const pool = withoutTimeouts ? openSlowPool(url) : openPool(url, { unansweredMs });
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const held = new Set<HeldLock>();
  const close = async () => {
    await Promise.all([notifications.close(), ...[...held].map((lock) => lock.release())]);
    await query.destroy();
  };
  const sayHello = (word: string) => sql`select pg_notify(${helloName}, ${word})`.execute(query);
  try {
    const arrives = await firstWork(url, () => notifications.receives(sayHello, unansweredMs ?? noticeMs), {
      patienceMs,
    });
    if (!arrives) throw pooledByTransaction(url);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    query,
    listen: notifications.listen,
    async notify(channel, payload) {
      try {
        await sql`select pg_notify(${nameOf(channel)}, ${payload})`.execute(query);
      } catch (error) {
        throw databaseError(error);
      }
    },
    async hold(name) {
      for (const earlier of held) if (!earlier.isHeld()) held.delete(earlier);
      const lock = await holdDatabaseLock(connectHere, name);
      if (lock) held.add(lock);
      return lock;
    },
    close,
  };
}

/** Longer than any healthy database takes to deliver a notification. */
const noticeMs = 10_000;

/** With such a pooler session locks and notifications do not work: two servers would lead, and neither would hear of the other. */
const pooledByTransaction = (url: string) =>
  new AppError("DATABASE_UNAVAILABLE", `What one connection says to ${placeOf(url)} is not heard on another.`, {
    hint: "A pooler in between has to pool by session (docs/database.md), or DATABASE_URL to name the database itself.",
  });

/**
 * Opens the tables only, for commands beside a running server: one connection that closes when idle and does not keep the process alive.
 * Throws DATABASE_UNAVAILABLE, DATABASE_TOO_NEW.
 */
export async function openTables(url: string): Promise<Kysely<Tables>> {
  await firstWork(url, () => prepare(openSlowPool(url)), { patienceMs: 10_000 });
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPool(url, { size: 1 }) }) });
}

async function prepare(pool: Pool): Promise<void> {
  try {
    await requireUnicode(pool);
    await migrate(pool);
    // Rows of servers that ended long ago: no retry of theirs will ask for them.
    await pool.query("delete from writers where at < now() - interval '7 days'");
  } finally {
    await pool.end();
  }
}

/** Another encoding would refuse a Polish title one day, and the job of that title would never end. */
async function requireUnicode(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ server_encoding: string }>("show server_encoding");
  const encoding = rows[0]?.server_encoding;
  if (encoding === "UTF8") return;
  throw new AppError(
    "DATABASE_UNAVAILABLE",
    `The database keeps its texts as ${encoding}, and has to keep them as UTF8.`,
    {
      hint: "Create one with ENCODING 'UTF8' (and TEMPLATE template0, where the usual one is another), and name it in DATABASE_URL.",
    },
  );
}
