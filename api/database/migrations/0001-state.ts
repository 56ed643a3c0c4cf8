import { type Kysely, sql } from "kysely";

/** The tables for the content of the state file: administrators, subscribers, sent alerts, and counts. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

const statements = [
  `create table state_parts (
    part text primary key,
    change bigint not null default 0,
    forgotten bigint not null default 0
  )`,
  `insert into state_parts (part) values ('access'), ('newsletter'), ('health'), ('counts')`,
  `create table removed_rows (
    part text not null references state_parts,
    collection text not null,
    id text not null,
    change bigint not null,
    at timestamptz not null default now(),
    primary key (part, collection, id)
  )`,
  `create index on removed_rows (part, change)`,
  `create table accounts (
    id text primary key,
    username text not null,
    password_hash text not null,
    password_version integer not null check (password_version > 0),
    created_at timestamptz not null,
    change bigint not null
  )`,
  `create table ended_tokens (id text primary key, expires_at timestamptz not null, change bigint not null)`,
  `create table subscribers (
    id text primary key,
    email text not null,
    language text not null check (language in ('en', 'pl')),
    asked_at timestamptz not null,
    confirmed_at timestamptz,
    to_ask boolean not null default false,
    letters_up_to timestamptz,
    bounced_at timestamptz,
    change bigint not null
  )`,
  `create table told (
    id text primary key check (id in ('warning', 'alarm')),
    on_date date not null,
    change bigint not null
  )`,
  ...["accounts", "ended_tokens", "subscribers", "told"].map((table) => `create index on ${table} (change)`),
  `create table writers (writer text primary key, turn bigint not null, at timestamptz not null default now())`,
  `create table secrets (name text primary key, value text not null)`,
  `create table story_counts (
    story text primary key,
    likes integer not null default 0 check (likes >= 0),
    views integer not null default 0 check (views >= 0),
    clicks integer not null default 0 check (clicks >= 0),
    unmet integer not null default 0,
    change bigint not null
  )`,
  `create table day_counts (
    day date primary key,
    likes integer not null default 0 check (likes >= 0),
    views integer not null default 0 check (views >= 0),
    clicks integer not null default 0 check (clicks >= 0),
    change bigint not null
  )`,
  ...["story_counts", "day_counts"].map((table) => `create index on ${table} (change)`),
];
