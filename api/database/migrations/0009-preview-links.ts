import { type Kysely, sql } from "kysely";

/** Links to stories and drafts that readers do not see yet. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table preview_links (
      id text primary key,
      kind text not null check (kind in ('story', 'draft')),
      story text not null,
      made_by text not null,
      made_by_name text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      change bigint not null
    )`.execute(database);
  await sql`create index on preview_links (change)`.execute(database);
}
