import { randomUUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import type { ServersStanding } from "../health/servers.ts";
import { databaseError } from "./database-error.ts";
import type { Database } from "./model.ts";

/** Which servers there are, so that what one of them began and did not end is somebody else's once it is gone. */
export type Servers = {
  /** This one. */
  id: string;
  /** Says that this one is still there. */
  tick(): Promise<void>;
  /** Whether it has the secret and the time that the others have. */
  standing(): Promise<ServersStanding>;
  /** In SQL, whether a server is gone. Who has not been there for long itself, since it or the database was away, believes that of nobody. */
  isGone(server: RawBuilder<unknown>): RawBuilder<boolean>;
  close(): Promise<void>;
};

type ServersParts = {
  database: Pick<Database, "query">;
  /** Makes words that only who has the secret can make. */
  nameless(text: string): string;
  /** For how long a server is believed to be there that is not heard of. */
  leaseSeconds?: number;
  /** This machine's clock. */
  milliseconds?(): number;
};

/** Throws DATABASE_UNAVAILABLE. */
export async function joinServers(parts: ServersParts): Promise<Servers> {
  const { database, nameless, leaseSeconds = 30, milliseconds = Date.now } = parts;
  const { query } = database;
  const id = randomUUID();
  const secretMark = nameless("which secret this is");
  const lease = sql`make_interval(secs => ${leaseSeconds})`;

  async function tick(): Promise<void> {
    await sql`
      insert into servers (id, since, alive_until, secret_mark) values (${id}, now(), now() + ${lease}, ${secretMark})
      on conflict (id) do update set
        since = case when servers.alive_until < now() then now() else servers.since end,
        alive_until = excluded.alive_until
    `
      .execute(query)
      .catch((error: unknown) => {
        throw databaseError(error);
      });
  }

  async function standing(): Promise<ServersStanding> {
    const asked = milliseconds();
    const { rows } = await sql<{ others: number; at: number }>`
      select count(*)::int as others, floor(extract(epoch from clock_timestamp()) * 1000)::float8 as at
      from servers where alive_until > now() and secret_mark <> ${secretMark}
    `
      .execute(query)
      .catch((error: unknown) => {
        throw databaseError(error);
      });
    const answered = milliseconds();
    const { others = 0, at = asked } = rows[0] ?? {};
    // It looked at its clock at some moment in between.
    return { otherSecrets: others, aheadMs: at < asked ? asked - at : Math.min(0, answered - at) };
  }

  await tick();
  return {
    id,
    tick,
    standing,
    isGone: (server) => sql<boolean>`(
      not exists (select 1 from servers where servers.id = ${server} and servers.alive_until > now())
      and exists (select 1 from servers me where me.id = ${id} and me.since < now() - ${lease} and me.alive_until > now())
    )`,
    async close() {
      // Who cannot say that it goes is missed soon enough.
      await query
        .deleteFrom("servers")
        .where("id", "=", id)
        .execute()
        .catch(() => {});
    },
  };
}
