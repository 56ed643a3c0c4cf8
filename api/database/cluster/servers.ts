import { randomUUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import type { ServersStanding } from "#api/health/servers.ts";
import { databaseError } from "../database-error.ts";
import type { Database } from "../model.ts";

/** The registry of running servers, so that another server takes over the work of one that is gone. */
export type Servers = {
  /** This server's id. */
  id: string;
  /** Renews this server's lease. */
  tick(): Promise<void>;
  /** Whether this server has the same secret and clock as the others. */
  standing(): Promise<ServersStanding>;
  /** SQL that is true when a server is gone. A server that has itself been away lately believes that of no other. */
  isGone(server: RawBuilder<unknown>): RawBuilder<boolean>;
  close(): Promise<void>;
};

type ServersParts = {
  database: Pick<Database, "query">;
  /** Makes words that only a holder of the secret can make. */
  hashKey(text: string): string;
  /** How long a server counts as running after its last tick. */
  leaseSeconds?: number;
  /** This machine's clock. */
  milliseconds?(): number;
};

export async function joinServers(parts: ServersParts): Promise<Servers> {
  const { database, hashKey, leaseSeconds = 30, milliseconds = Date.now } = parts;
  const { query } = database;
  const id = randomUUID();
  const secretMark = hashKey("which secret this is");
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
    // The database read its clock at some moment between the two.
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
      // A failed sign-off does no harm: the lease ends soon.
      await query
        .deleteFrom("servers")
        .where("id", "=", id)
        .execute()
        .catch(() => {});
    },
  };
}
