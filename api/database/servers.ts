import { randomUUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { databaseError } from "./database-error.ts";
import type { Database } from "./model.ts";

/** Which servers there are, so that what one of them began and did not end is somebody else's once it is gone. */
export type Servers = {
  /** This one. */
  id: string;
  /** Says that this one is still there. */
  tick(): Promise<void>;
  /** In SQL, whether a server is gone. Who has not been there for long itself, since it or the database was away, believes that of nobody. */
  isGone(server: RawBuilder<unknown>): RawBuilder<boolean>;
  close(): Promise<void>;
};

type ServersParts = {
  database: Pick<Database, "query">;
  /** For how long a server is believed to be there that is not heard of. */
  leaseSeconds?: number;
};

/** Throws DATABASE_UNAVAILABLE. */
export async function joinServers({ database: { query }, leaseSeconds = 30 }: ServersParts): Promise<Servers> {
  const id = randomUUID();
  const lease = sql`make_interval(secs => ${leaseSeconds})`;

  async function tick(): Promise<void> {
    await sql`
      insert into servers (id, since, alive_until) values (${id}, now(), now() + ${lease})
      on conflict (id) do update set
        since = case when servers.alive_until < now() then now() else servers.since end,
        alive_until = excluded.alive_until
    `
      .execute(query)
      .catch((error: unknown) => {
        throw databaseError(error);
      });
  }

  await tick();
  return {
    id,
    tick,
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
