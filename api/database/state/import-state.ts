import { type Kysely, sql } from "kysely";
import type { LetterRecord } from "#api/newsletter/sending/ledger-lines.ts";
import type { State } from "#api/state/model.ts";
import type { Tables } from "../tables.ts";
import { addChanges, type Changes } from "./draft.ts";
import { writeChanges } from "./part-rows.ts";
import { accessShape, type Collections, healthShape, newsletterShape, type PartShape } from "./part-shapes.ts";

/** Everything that moves from one store into another. */
export type Moving = { state: State; letters: readonly LetterRecord[]; secret: string | null };

/** Locks all parts until the transaction ends, after waiting for changes under way. */
export async function lockEverything(within: Kysely<Tables>): Promise<void> {
  await sql`select part from state_parts order by part for update`.execute(within);
}

/** Whether a server has renewed its lease within 30 seconds and not signed off. */
export async function hasServers(query: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`select 1 from servers where alive_until > now() limit 1`.execute(query);
  return rows.length > 0;
}

/** Writes everything into an empty database, within one transaction. */
export async function writeEverything(within: Kysely<Tables>, { state, letters, secret }: Moving): Promise<void> {
  await writePart(within, accessShape, state.access);
  await writePart(within, newsletterShape, state.newsletter);
  await writePart(within, healthShape, state.health);
  await writeAllCounts(within, state.engagement);
  await writeLetters(within, letters);
  if (secret === null) return;
  // A server may have created a secret when it started over the empty database; it has signed nothing that matters yet.
  await sql`
    insert into secrets (name, value) values ('auth', ${secret})
    on conflict (name) do update set value = excluded.value`.execute(within);
}

async function writePart<Part extends Collections>(
  within: Kysely<Tables>,
  shape: PartShape<Part>,
  part: Part,
): Promise<void> {
  const changes: Changes = new Map();
  for (const [name, rows] of Object.entries(part)) {
    addChanges(changes, new Map([[name, new Map(Object.entries(rows))]]));
  }
  const { rows } = await sql<{ change: number }>`
    select change::float8 as change from state_parts where part = ${shape.part}`.execute(within);
  await writeChanges(within, shape, { changes, number: (rows[0]?.change ?? 0) + 1, writer: `moved ${shape.part}` });
}

async function writeAllCounts(within: Kysely<Tables>, { stories, days }: State["engagement"]): Promise<void> {
  const ofStories = Object.entries(stories).map(([story, counts]) => ({ story, ...counts }));
  const ofDays = Object.entries(days).map(([day, counts]) => ({ day, ...counts }));
  await sql`update state_parts set change = change + 1 where part = 'counts'`.execute(within);
  await sql`
    insert into story_counts (story, likes, views, clicks, change)
    select r.story, r.likes, r.views, r.clicks, p.change
    from json_populate_recordset(null::story_counts, ${JSON.stringify(ofStories)}::json) r, state_parts p where p.part = 'counts'
    on conflict (story) do update set likes = excluded.likes, views = excluded.views, clicks = excluded.clicks,
      change = excluded.change`.execute(within);
  await sql`
    insert into day_counts (day, likes, views, clicks, change)
    select r.day, r.likes, r.views, r.clicks, p.change
    from json_populate_recordset(null::day_counts, ${JSON.stringify(ofDays)}::json) r, state_parts p where p.part = 'counts'
    on conflict (day) do update set likes = excluded.likes, views = excluded.views, clicks = excluded.clicks,
      change = excluded.change`.execute(within);
}

async function writeLetters(within: Kysely<Tables>, letters: readonly LetterRecord[]): Promise<void> {
  for (const { letter, at, upTo, noted } of letters) {
    const readers = [...noted].map(([reader, { outcome, refusals, refusedAt }]) => ({
      day: letter,
      reader,
      outcome,
      refusals,
      refused_at: refusedAt,
      run: "moved",
    }));
    await sql`
      insert into letters (day, at, up_to, run, closed) values (${letter}, ${at}, ${upTo}, 'moved', true)`.execute(
      within,
    );
    await sql`
      insert into letter_readers (day, reader, outcome, refusals, refused_at, run)
      select r.day, r.reader, r.outcome, r.refusals, r.refused_at, r.run
      from json_populate_recordset(null::letter_readers, ${JSON.stringify(readers)}::json) r`.execute(within);
  }
}
