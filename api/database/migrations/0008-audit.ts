import { type Kysely, sql } from "kysely";

/** Who did what in the panel. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table audit (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    account text not null,
    username text not null,
    role text not null,
    session text,
    call text not null,
    target text,
    outcome text not null
  )`.execute(database);
  await sql`create index on audit (at)`.execute(database);
}
