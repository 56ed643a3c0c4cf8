import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";
import type { Changes } from "./draft.ts";
import { type AnyCollection, type Collections, collectionOf, type PartShape } from "./part-shapes.ts";

/** The changes of a part since a given change, or all of it. */
export type PartChanges = {
  change: number;
  /** Whether `rows` holds all rows there are. */
  isAll: boolean;
  removed: [collection: string, id: string][];
  rows: Map<string, Record<string, unknown>>;
};

/**
 * Reads the changes after `seen` as one consistent answer: in one query, or, where everything has to be read, in pieces within one
 * transaction.
 */
export async function readChanges<Part extends Collections>(
  query: Kysely<Tables>,
  shape: PartShape<Part>,
  seen: number,
): Promise<PartChanges> {
  const collections = Object.entries<AnyCollection>(shape.collections);
  const columns = collections.map(
    ([name, { table }]) => sql`
      (select coalesce(json_agg(r), '[]') from ${sql.table(table)} r where r.change > p.since and p.since >= 0) as ${sql.ref(name)}`,
  );
  // A `seen` beyond the newest change means that the database was restored from a backup: everything has to be read.
  const { rows } = await sql<Record<string, { id: string }[]> & Omit<PartChanges, "rows">>`
    select p.change::float8 as change, p.since < 0 as "isAll", ${sql.join(columns)},
      (select coalesce(json_agg(json_build_array(g.collection, g.id)), '[]')
        from removed_rows g where g.part = p.part and g.change > p.since) as removed
    from (
      select part, change, case when ${seen}::bigint < forgotten or ${seen}::bigint > change then -1 else ${seen}::bigint end as since
      from state_parts where part = ${shape.part}
    ) p`.execute(query);
  const [changed] = rows;
  if (!changed) throw new Error(`The database has no part ${shape.part}.`);
  const { change, isAll, removed } = changed;
  if (isAll) return readEverything(query, shape);
  const read = collections.map(([name, { fromColumns }]) => {
    const found = (changed[name] ?? []).map((columns) => [columns.id, fromColumns(columns)] as const);
    return [name, Object.fromEntries(found)] as const;
  });
  return { change, isAll, removed, rows: new Map(read) };
}

/** Reading so many rows takes much less than the statement timeout and stays far below PostgreSQL's longest text. */
const atATime = 10_000;

/** Reads a consistent state: under the part's lock nobody changes anything meanwhile; without it, repeatable read hides later changes. */
async function readEverything<Part extends Collections>(
  query: Kysely<Tables>,
  shape: PartShape<Part>,
): Promise<PartChanges> {
  if (query.isTransaction) return readInPieces(query, shape);
  return query
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (within) => {
      // It holds no locks that others wait for, and a busy machine may pause between two pieces.
      await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(within);
      return readInPieces(within, shape);
    });
}

async function readInPieces<Part extends Collections>(
  within: Kysely<Tables>,
  { part, collections }: PartShape<Part>,
): Promise<PartChanges> {
  const { change } = await within
    .selectFrom("state_parts")
    .select(sql<number>`change::float8`.as("change"))
    .where("part", "=", part)
    .executeTakeFirstOrThrow();
  const rows: PartChanges["rows"] = new Map();
  for (const [name, { table, fromColumns }] of Object.entries<AnyCollection>(collections)) {
    const all: Record<string, unknown> = {};
    // A cursor, since paging by id would be planned as a sequential scan per page while the table is large and has no statistics yet.
    await sql`
      declare all_rows no scroll cursor for select row_to_json(r) as columns from ${sql.table(table)} r`.execute(
      within,
    );
    for (let isMore = true; isMore; ) {
      const { rows: piece } = await sql<{ columns: { id: string } }>`
        fetch ${sql.lit(atATime)} from all_rows`.execute(within);
      for (const { columns } of piece) all[columns.id] = fromColumns(columns);
      isMore = piece.length === atATime;
    }
    await sql`close all_rows`.execute(within);
    rows.set(name, all);
  }
  return { change, isAll: true, removed: [], rows };
}

/** Writes the changed rows under this change number, and who wrote them. */
export async function writeChanges<Part extends Collections>(
  query: Kysely<Tables>,
  shape: PartShape<Part>,
  { changes, number, writer }: { changes: Changes; number: number; writer: string },
): Promise<void> {
  for (const [name, rows] of changes) {
    const { table, toColumns } = collectionOf(shape, name);
    const kept = [...rows].filter(([, row]) => row !== undefined);
    const removed = [...rows].filter(([, row]) => row === undefined).map(([id]) => id);
    if (kept.length > 0) {
      const records = kept.map(([id, row]) => ({ ...toColumns(row), id, change: number }));
      await writeRows(query, table, records);
    }
    if (removed.length > 0) await removeRows(query, { table, part: shape.part, name, number, ids: removed });
  }
  await sql`
    with forgotten as (
      delete from removed_rows where part = ${shape.part} and at < now() - interval '1 day' returning change
    ), noted as (
      insert into writers (writer, turn) values (${writer}, ${number})
      on conflict (writer) do update set turn = excluded.turn, at = now()
    )
    update state_parts
    set change = ${number}, forgotten = greatest(forgotten, (select coalesce(max(change), 0) from forgotten))
    where part = ${shape.part}
    returning pg_notify('mruk_state', ${`${shape.part} ${number}`})`.execute(query);
}

// All rows travel as one JSON parameter, since a statement takes at most 65,535 parameters.
async function writeRows(query: Kysely<Tables>, table: string, records: readonly object[]): Promise<void> {
  const columns = Object.keys(records[0] ?? {}).filter((column) => column !== "id");
  const taken = columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
  await sql`
    insert into ${sql.table(table)}
    select r.* from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(records)}::json) r
    on conflict (id) do update set ${sql.join(taken)}`.execute(query);
}

type Removal = { table: string; part: string; name: string; number: number; ids: string[] };

async function removeRows(query: Kysely<Tables>, { table, part, name, number, ids }: Removal): Promise<void> {
  await sql`
    with gone as (delete from ${sql.table(table)} where id = any(${ids}))
    insert into removed_rows (part, collection, id, change)
    select ${part}, ${name}, id, ${number} from unnest(${ids}::text[]) id
    on conflict (part, collection, id) do update set change = excluded.change, at = now()`.execute(query);
}
