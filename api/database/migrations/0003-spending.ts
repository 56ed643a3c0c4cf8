import { type Kysely, sql } from "kysely";

/** The table for the costs of services, so that all servers that make stories share one budget a day. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

const statements = [
  `create table spending (
    call text primary key,
    at text not null,
    day text not null,
    story text not null,
    step text not null,
    model text not null,
    at_most_usd double precision not null,
    usd double precision,
    usage text
  )`,
  `create index on spending (day)`,
  `create index on spending (story)`,
];
