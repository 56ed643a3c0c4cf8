import { type Kysely, sql } from "kysely";

/** Sessions in the place of ended tokens, and invitations. Whoever is signed in signs in again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

const statements = [
  "drop table ended_tokens",
  "delete from removed_rows where part = 'access' and collection = 'ended'",
  `create table sessions (
    id text primary key,
    account text not null,
    way text not null,
    browser text not null,
    begun_at timestamptz not null,
    last_seen_at timestamptz not null,
    expires_at timestamptz not null,
    change bigint not null
  )`,
  `create table invitations (
    id text primary key,
    role text not null check (role in ('editor', 'publisher', 'owner')),
    name text,
    email text,
    invited_by text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    change bigint not null
  )`,
  ...["sessions", "invitations"].map((table) => `create index on ${table} (change)`),
];
