import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { AppError } from "#api/platform/errors.ts";
import { reasonOf, sqlState } from "./database-error.ts";

/** Connections for queries in one process; further queries wait in a queue. Two more connections listen and hold locks. */
const poolSize = 10;
const connectMs = 5_000;
/** Longer than any query a reader waits for. The client gives up later than the server, in case the server is gone. */
const statementMs = 10_000;
const longestMs = 15_000;
/** Ends the transaction of a server that died, before those who wait for its locks reach their own timeout. */
const abandonedMs = 8_000;
const closeMs = 1_000;

/** The client gives up on a query after so long. */
export type TimeoutOptions = { unansweredMs?: number | undefined };
type PoolOptions = TimeoutOptions & { size?: number };

/** A network may lose packets for so long. Both ends notice a cut connection by then. */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Overrides what the database, the role or a pooler configured. */
const settings = [
  "timezone=UTC",
  "default_transaction_isolation=read\\ committed",
  "statement_timeout=0",
  "idle_session_timeout=0",
  "tcp_keepalives_idle=10",
  "tcp_keepalives_interval=5",
  "tcp_keepalives_count=3",
  "tcp_user_timeout=25000",
];
const options = settings.map((setting) => `-c ${setting}`).join(" ");

const shared = { application_name: "mruk", ...keepAlive, connectionTimeoutMillis: connectMs };
/** Parameters of an address that pg would use in place of our limits. */
const limits = ["statement_timeout", "query_timeout", "idle_in_transaction_session_timeout"];

/** Connection settings. The address's own options come first, since PostgreSQL takes the last value of each. */
function connectionSettings(url: string) {
  const address = new URL(url);
  const given = address.searchParams.getAll("options");
  for (const name of ["options", ...limits]) address.searchParams.delete(name);
  return { ...shared, connectionString: address.href, options: [...given, options].join(" ") };
}

/** The pool for queries. Its error events are ignored, since the failing query rejects too. */
export function openPool(url: string, { size = poolSize, unansweredMs = longestMs }: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    ...connectionSettings(url),
    max: size,
    allowExitOnIdle: true,
    statement_timeout: statementMs,
    query_timeout: unansweredMs,
    idle_in_transaction_session_timeout: abandonedMs,
  });
  return ignoreErrors(pool).on("connect", disconnectAfterTimeout);
}

/** A pool without timeouts, for long work such as migrations. */
export const openSlowPool = (url: string): pg.Pool => ignoreErrors(new pg.Pool({ ...connectionSettings(url), max: 2 }));

// A connection that breaks between two queries emits an error event, which would end the process if nobody listened.
const ignoreErrors = (pool: pg.Pool) =>
  pool.on("error", () => {}).on("connect", (client) => client.on("error", () => {}));

/** Closes a connection after a query timed out: the connection is probably cut, and the next query would time out too. */
function disconnectAfterTimeout(client: pg.ClientBase): void {
  const send = client.query;
  Object.assign(client, {
    async query(...question: unknown[]) {
      try {
        return await Reflect.apply(send, client, question);
      } catch (error) {
        if (sqlState(error) === null && client instanceof pg.Client) void disconnect(client);
        throw error;
      }
    },
  });
}

/** Opens one connection that stays until its event `end`. */
export async function connect(url: string, { unansweredMs = longestMs }: TimeoutOptions = {}): Promise<pg.Client> {
  const client = new pg.Client({ ...connectionSettings(url), query_timeout: unansweredMs });
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await disconnect(client);
    throw error;
  }
}

/** Closes a connection without waiting long for a database that may be gone. */
export async function disconnect(client: pg.Client): Promise<void> {
  const ended = new AbortController();
  const patience = sleep(closeMs, undefined, { signal: ended.signal }).catch(() => {});
  await Promise.race([client.end().catch(() => {}), patience]);
  ended.abort();
}

/** These errors may pass: the database may be starting at the same moment as this program. */
const isTransient = (error: unknown): boolean => /^57P03$|^53300$/.test(sqlState(error) ?? "57P03");

type Patience = { patienceMs: number; onWait?: ((reason: string) => void) | undefined };

/** Repeats the first work with a database until it is reachable. Throws DATABASE_UNAVAILABLE when the patience ends. */
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
      if (!isTransient(error) || performance.now() >= end) throw cannotBegin(url, reason, error);
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

/** Host and database name, without user and password. */
export function placeOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `${host || searchParams.get("host") || "localhost"}${pathname}`;
}
