import { Kysely, PostgresDialect, sql } from "kysely";
import type { Pool } from "pg";
import { AppError } from "../platform/errors.ts";
import { connect, firstWork, openPool, openSlowPool, placeOf } from "./connect.ts";
import { databaseError } from "./database-error.ts";
import { helloName, nameOf, openHearing } from "./hearing.ts";
import { holdDatabaseLock } from "./hold-lock.ts";
import { migrate } from "./migrate.ts";
import type { Database, HeldLock } from "./model.ts";
import type { Tables } from "./tables.ts";

export type DatabaseOptions = {
  url: string;
  /** For how long a database that does not answer is waited for; it may start together with this program. */
  patienceMs?: number;
  /** Told once, when it has to be waited for. */
  onWait?: (reason: string) => void;
  /** For how long an answer is waited for. */
  unansweredMs?: number;
  /** For work that nobody waits for but whoever began it, however long it takes. */
  unhurried?: boolean;
};

/** Opens a database, its tables as this program knows them. Throws DATABASE_UNAVAILABLE, DATABASE_TOO_NEW. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, patienceMs = 10_000, onWait, unansweredMs, unhurried = false } = options;
  const connectHere = () => connect(url, { unansweredMs });
  await firstWork(url, () => prepare(openSlowPool(url)), { patienceMs, onWait });
  const hearing = await firstWork(url, () => openHearing(connectHere), { patienceMs });
  const pool = unhurried ? openSlowPool(url) : openPool(url, { unansweredMs });
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const held = new Set<HeldLock>();
  const close = async () => {
    await Promise.all([hearing.close(), ...[...held].map((lock) => lock.release())]);
    await query.destroy();
  };
  const hello = (word: string) => sql`select pg_notify(${helloName}, ${word})`.execute(query);
  try {
    const isHeard = await firstWork(url, () => hearing.hears(hello, unansweredMs ?? noticeMs), { patienceMs });
    if (!isHeard) throw pooledByTransaction(url);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    query,
    listen: hearing.listen,
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

/** Longer than any database takes that is not about to fall over. */
const noticeMs = 10_000;

/** Locks would be anybody's then: two servers would lead, and none would hear of the other. */
const pooledByTransaction = (url: string) =>
  new AppError("DATABASE_UNAVAILABLE", `What one connection says to ${placeOf(url)} is not heard on another.`, {
    hint: "A pooler in between has to pool by session (docs/database.md), or DATABASE_URL to name the database itself.",
  });

/**
 * Its tables alone, for work beside a server's or a command's: one connection, that is there while something is asked and a few seconds
 * longer, and keeps no program from ending. Throws DATABASE_UNAVAILABLE, DATABASE_TOO_NEW.
 */
export async function openTables(url: string): Promise<Kysely<Tables>> {
  await firstWork(url, () => prepare(openSlowPool(url)), { patienceMs: 10_000 });
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPool(url, { size: 1 }) }) });
}

async function prepare(pool: Pool): Promise<void> {
  try {
    await requireUnicode(pool);
    await migrate(pool);
    // Of servers that ended long ago: nobody asks any more what they did last.
    await pool.query("delete from writers where at < now() - interval '7 days'");
  } finally {
    await pool.end();
  }
}

/** Any other would refuse a Polish title one day, and who waits for what came of that would wait for ever. */
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
