import { type Kysely, sql } from "kysely";

/** What servers share so that they behave as one: limits, wrong passwords, letters, jobs, uploads. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

// These tables are unlogged: after a crash of the database their counts may start at zero.
const statements = [
  `create unlogged table rates (
    key text primary key,
    hits integer not null,
    resets_at timestamptz not null
  )`,
  `create unlogged table login_tallies (
    key text primary key,
    tries integer not null default 0,
    last_at double precision not null default 0,
    open_at double precision not null default 0,
    familiar boolean not null default false
  )`,
  `create table letters (
    day text primary key,
    at text not null,
    up_to text not null,
    run text not null,
    closed boolean not null
  )`,
  `create table letter_readers (
    day text not null references letters on delete cascade,
    reader text not null,
    outcome text not null check (outcome in ('begun', 'sent', 'refused', 'bounced')),
    refusals integer not null default 0,
    refused_at text,
    run text not null,
    primary key (day, reader)
  )`,
  `create table servers (id text primary key, since timestamptz not null, alive_until timestamptz not null)`,
  `create table works (
    name text primary key,
    asked text not null,
    server text not null,
    outcome text,
    kept_until timestamptz
  )`,
  `create table jobs (
    id text primary key,
    server text not null,
    is_open boolean not null,
    job text not null,
    changed_at timestamptz not null default now()
  )`,
  `create table uploads (hash text primary key, master bytea not null, kept_until timestamptz not null)`,
];
