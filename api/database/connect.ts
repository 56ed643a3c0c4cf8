import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { AppError } from "../platform/errors.ts";
import { reasonOf, sqlState } from "./database-error.ts";

/** So many of this process work at a time; others wait their turn. Two more connections listen and hold locks. */
const poolSize = 10;
const connectMs = 5_000;
/** Longer than anything that a reader waits for. What the server does not end by itself is ended here, should it be gone. */
const statementMs = 10_000;
const unansweredMs = 15_000;

const shared = { application_name: "mruk", keepAlive: true, connectionTimeoutMillis: connectMs };

/** The connections of one process. Nobody needs to look at their errors: whoever works with one hears of them too. */
export function openPool(url: string, { size = poolSize } = {}): pg.Pool {
  const pool = new pg.Pool({
    ...shared,
    connectionString: url,
    max: size,
    allowExitOnIdle: true,
    statement_timeout: statementMs,
    query_timeout: unansweredMs,
    idle_in_transaction_session_timeout: unansweredMs,
  });
  return quiet(pool);
}

/** Connections for work that takes its time, such as making tables. */
export const openSlowPool = (url: string): pg.Pool => quiet(new pg.Pool({ ...shared, connectionString: url, max: 2 }));

// A connection that breaks between two questions of somebody's work says so as an event, which would end the process.
const quiet = (pool: pg.Pool) => pool.on("error", () => {}).on("connect", (client) => client.on("error", () => {}));

/** One connection that stays, until its event `end`. */
export async function connect(url: string): Promise<pg.Client> {
  // A server that is cut off from this one must not be held up by it for hours.
  const options = "-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3";
  const client = new pg.Client({ ...shared, connectionString: url, query_timeout: unansweredMs, options });
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

/** What may be so because the database starts at the same time as this program. */
const mayPass = (error: unknown): boolean => /^57P03$|^53300$/.test(sqlState(error) ?? "57P03");

type Patience = { patienceMs: number; onWait?: ((reason: string) => void) | undefined };

/** Does the first work with a database, as soon as there is one to work with. Throws DATABASE_UNAVAILABLE when patience ends. */
export async function firstWork<Result>(
  url: string,
  work: () => Promise<Result>,
  { patienceMs, onWait }: Patience,
): Promise<Result> {
  const end = performance.now() + patienceMs;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await work();
    } catch (error) {
      const reason = error instanceof AppError ? null : reasonOf(error);
      if (reason === null) throw error;
      if (!mayPass(error) || performance.now() >= end) throw cannotBegin(url, reason, error);
      if (isFirst) onWait?.(reason);
      await sleep(200);
    }
  }
}

function cannotBegin(url: string, reason: string, cause: unknown): AppError {
  return new AppError("DATABASE_UNAVAILABLE", `The database at ${placeOf(url)} cannot be used: ${reason}.`, {
    hint: "See that it runs and can be reached, and that DATABASE_URL names it, its user and the password.",
    cause,
  });
}

/** Where a database is, without who comes and with which password. */
export function placeOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `${host || searchParams.get("host") || "localhost"}${pathname}`;
}
