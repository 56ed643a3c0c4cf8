import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { AppError } from "../platform/errors.ts";
import { reasonOf, sqlState } from "./database-error.ts";

/** So many of this process work at a time; others wait their turn. Two more connections listen and hold locks. */
const poolSize = 10;
const connectMs = 5_000;
/** Longer than anything that a reader waits for. What the server does not end by itself is ended here, should it be gone. */
const statementMs = 10_000;
const longestMs = 15_000;
/** Others wait for what a server began to change that is gone; they are not to wait until their own time is over. */
const abandonedMs = 8_000;
const goodbyeMs = 1_000;

/** For how long a question is waited for. */
export type Answering = { unansweredMs?: number | undefined };
type Pooling = Answering & { size?: number };

/** As long as a network may lose a word, and no longer: one that is cut off from its database learns it by this, and so does the database. */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Whatever a database, a role or a pooler has set otherwise. */
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
/** What pg would take from an address in the place of ours. */
const limits = ["statement_timeout", "query_timeout", "idle_in_transaction_session_timeout"];

/** Where to connect to. What the address sets goes first, so that ours holds where both set the same. */
function whereTo(url: string) {
  const address = new URL(url);
  const theirs = address.searchParams.getAll("options");
  for (const name of ["options", ...limits]) address.searchParams.delete(name);
  return { ...shared, connectionString: address.href, options: [...theirs, options].join(" ") };
}

/** The connections of one process. Nobody needs to look at their errors: whoever works with one hears of them too. */
export function openPool(url: string, { size = poolSize, unansweredMs = longestMs }: Pooling = {}): pg.Pool {
  const pool = new pg.Pool({
    ...whereTo(url),
    max: size,
    allowExitOnIdle: true,
    statement_timeout: statementMs,
    query_timeout: unansweredMs,
    idle_in_transaction_session_timeout: abandonedMs,
  });
  return quiet(pool).on("connect", leaveUnanswered);
}

/** Connections for work that takes its time, such as making tables. */
export const openSlowPool = (url: string): pg.Pool => quiet(new pg.Pool({ ...whereTo(url), max: 2 }));

// A connection that breaks between two questions of somebody's work says so as an event, which would end the process.
const quiet = (pool: pg.Pool) => pool.on("error", () => {}).on("connect", (client) => client.on("error", () => {}));

/** A connection that left one question unanswered leaves the next one unanswered too: it is not to be asked again. */
function leaveUnanswered(client: pg.ClientBase): void {
  const ask = client.query.bind(client) as (...question: unknown[]) => Promise<unknown>;
  const asking = async (...question: unknown[]) => {
    try {
      return await ask(...question);
    } catch (error) {
      if (sqlState(error) === null) void leave(client as pg.Client);
      throw error;
    }
  };
  client.query = asking as typeof client.query;
}

/** One connection that stays, until its event `end`. */
export async function connect(url: string, { unansweredMs = longestMs }: Answering = {}): Promise<pg.Client> {
  const client = new pg.Client({ ...whereTo(url), query_timeout: unansweredMs });
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await leave(client);
    throw error;
  }
}

/** Ends a connection, and waits no longer for a database to take note of it than one does that is there. */
export async function leave(client: pg.Client): Promise<void> {
  const goodbye = new AbortController();
  const patience = sleep(goodbyeMs, undefined, { signal: goodbye.signal }).catch(() => {});
  await Promise.race([client.end().catch(() => {}), patience]);
  goodbye.abort();
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
