import { type Kysely, sql } from "kysely";
import type { Counting } from "#api/engagement/count-store.ts";
import type { DayCounts, StoryCounts } from "#api/engagement/model.ts";
import type { StoryId } from "#api/stories/model.ts";
import type { Tables } from "../tables.ts";

type StoryRow = { story: StoryId } & StoryCounts;
type DayRow = { day: string } & DayCounts;

/** Counts that changed, and the number of the last change. */
export type CountChanges = { change: number; isAll: boolean; stories: StoryRow[]; days: DayRow[] };

/** Reads what changed after `seen`. One query, so that the answer is consistent. */
export async function readCounts(query: Kysely<Tables>, seen: number): Promise<CountChanges> {
  const { rows } = await sql<CountChanges>`
    select p.change::float8 as change, p.since < 0 as "isAll",
      (select coalesce(json_agg(json_build_object('story', story, 'likes', likes, 'views', views, 'clicks', clicks)), '[]')
        from story_counts where change > p.since) as stories,
      (select coalesce(json_agg(json_build_object('day', day, 'likes', likes, 'views', views, 'clicks', clicks)), '[]')
        from day_counts where change > p.since) as days
    from (
      select change, case when ${seen}::bigint > change then -1 else ${seen}::bigint end as since
      from state_parts where part = 'counts'
    ) p`.execute(query);
  if (!rows[0]) throw new Error("The database has no counts.");
  return rows[0];
}

/** The counts of one server for one day; `turn` is that server's own number of the batch. */
export type CountBatch = { writer: string; turn: number; date: string; countings: readonly Counting[] };

/**
 * Writes the batch in one statement and returns the new counts, or null when this batch was written before. An unlike without a like to
 * take back changes nothing, not even the day's count: `met` leaves out stories without counts, and `unmet` is the number of unlikes that
 * found no like.
 */
export async function writeCounts(
  query: Kysely<Tables>,
  batch: CountBatch,
): Promise<Omit<CountChanges, "isAll"> | null> {
  const { writer, turn, date } = batch;
  const asked = JSON.stringify(sumsOf(batch.countings));
  const { rows } = await sql<Omit<CountChanges, "isAll">>`
    with turns as (
      insert into writers as w (writer, turn) values (${writer}, ${turn})
      on conflict (writer) do update set turn = excluded.turn, at = now() where w.turn < excluded.turn
      returning turn
    ), part as (
      update state_parts set change = change + 1 where part = 'counts' and exists (select from turns) returning change
    ), asked as (
      select * from json_to_recordset(${asked}::json) as a (story text, likes integer, views integer, clicks integer)
    ), met as (
      select * from asked a
      where a.likes > 0 or a.views > 0 or a.clicks > 0 or exists (select from story_counts s where s.story = a.story)
    ), stories as (
      insert into story_counts as s (story, likes, views, clicks, unmet, change)
      select a.story, greatest(0, a.likes), a.views, a.clicks, greatest(0, -a.likes), part.change from met a, part
      on conflict (story) do update set
        likes = greatest(0, s.likes + excluded.likes - excluded.unmet),
        views = s.views + excluded.views,
        clicks = s.clicks + excluded.clicks,
        unmet = greatest(0, excluded.unmet - excluded.likes - s.likes),
        change = excluded.change
      returning *
    ), done as (
      select sum(likes)::integer + (select sum(unmet)::integer from stories) as likes,
        sum(views)::integer as views, sum(clicks)::integer as clicks
      from met
    ), days as (
      insert into day_counts as d (day, likes, views, clicks, change)
      select ${date}::date, greatest(0, done.likes), done.views, done.clicks, part.change from done, part
      where done.likes <> 0 or done.views > 0 or done.clicks > 0
      on conflict (day) do update set
        likes = greatest(0, d.likes + (select likes from done)),
        views = d.views + excluded.views,
        clicks = d.clicks + excluded.clicks,
        change = excluded.change
      returning *
    )
    select part.change::float8 as change, pg_notify('mruk_counts', part.change::text),
      (select coalesce(json_agg(json_build_object('story', story, 'likes', likes, 'views', views, 'clicks', clicks)), '[]') from stories) as stories,
      (select coalesce(json_agg(json_build_object('day', day, 'likes', likes, 'views', views, 'clicks', clicks)), '[]') from days) as days
    from part`.execute(query);
  return rows[0] ?? null;
}

// Likes and unlikes of the same moment have no order, so likes are added before any is taken back.
function sumsOf(countings: readonly Counting[]): StoryRow[] {
  const sums = new Map<string, StoryRow>();
  for (const { id, what, by } of countings) {
    const sum = sums.get(id) ?? { story: id, likes: 0, views: 0, clicks: 0 };
    sum[what] += by;
    sums.set(id, sum);
  }
  return [...sums.values()];
}
