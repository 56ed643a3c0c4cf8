import { type Kysely, sql } from "kysely";

/** Passkeys, the challenges that were answered, and when the person of a session last showed that they are there. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

const statements = [
  "alter table sessions add column proven_at timestamptz",
  `create table passkeys (
    id text primary key,
    account text not null,
    name text not null,
    public_key text not null,
    counter bigint not null,
    transports text[] not null,
    created_at timestamptz not null,
    last_used_at timestamptz,
    change bigint not null
  )`,
  `create table used_challenges (
    id text primary key,
    expires_at timestamptz not null,
    change bigint not null
  )`,
  ...["passkeys", "used_challenges"].map((table) => `create index on ${table} (change)`),
];
