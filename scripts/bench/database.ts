// Measures a database: the likes a second of one server and of three, each answered once it is on the disk; and the cost of a hundred
// thousand subscribers (with --large a million too) for a start, a change and a poll for changes. The rate of bare single-statement
// increments by the same driver on as many connections is the comparison. Skipped where PostgreSQL cannot be installed.
import pg from "pg";
import { countsInDatabase } from "#api/database/counts/counts-in-database.ts";
import { openDatabase } from "#api/database/database.ts";
import { startPostgres } from "#api/database/postgres.fixture.ts";
import { newsletterShape } from "#api/database/state/part-shapes.ts";
import { openPartStore } from "#api/database/state/part-store.ts";
import { StoryId } from "#api/stories/model.ts";
import { rate } from "./figures.fixture.ts";

const [likers, seconds] = [64, 3];
const readersOfLetter = process.argv.includes("--large") ? [100_000, 1_000_000] : [100_000];
const id = StoryId.parse("2026-11-21-morning");
const like = { id, date: "2026-11-21", what: "likes", by: 1 } as const;

const found = await startPostgres({ fsync: true });
if (found.missing !== undefined) {
  console.log(`skipped: ${found.missing}`);
  process.exit();
}
const postgres = found;

/** The rate a second at which this many parallel loops do `work`. */
async function perSecond(work: (who: number) => Promise<unknown>): Promise<number> {
  const [began, until] = [performance.now(), performance.now() + seconds * 1000];
  let done = 0;
  const liker = async (_: unknown, who: number) => {
    while (performance.now() < until) {
      await work(who);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: likers }, liker));
  return (done * 1000) / (performance.now() - began);
}

async function likes(servers: number): Promise<void> {
  const url = await postgres.freshDatabase();
  const opened = await Promise.all(
    Array.from({ length: servers }, async () => {
      const database = await openDatabase({ url });
      return { database, counts: await countsInDatabase(database) };
    }),
  );
  const result = await perSecond((who) => opened[who % servers]?.counts.count(like) ?? Promise.resolve());
  console.log(`${servers === 1 ? "one server" : `${servers} servers`}: ${rate(result)} likes of one story a second`);
  for (const { database, counts } of opened) {
    await counts.close();
    await database.close();
  }
}

async function bareIncrements(): Promise<void> {
  const pool = new pg.Pool({ connectionString: await postgres.freshDatabase(), max: 10 });
  await pool.query("create table bare (id text primary key, likes bigint not null)");
  await pool.query("insert into bare values ($1, 0)", [id]);
  const result = await perSecond(() => pool.query("update bare set likes = likes + 1 where id = $1", [id]));
  console.log(`bare: ${rate(result)} increments of one row a second, a statement each`);
  await pool.end();
}

async function manyReaders(readers: number): Promise<void> {
  const url = await postgres.freshDatabase();
  const mover = await openDatabase({ url, withoutTimeouts: true });
  const moving = await openPartStore(mover, newsletterShape);
  const readerOf = (index: number) => ({
    email: `reader${index}@example.org`,
    language: "en" as const,
    askedAt: "2026-11-01T10:00:00Z",
    confirmedAt: "2026-11-01T10:05:00Z",
  });
  // Inserted as `mruk state migrate` inserts them.
  await moving.update(({ subscribers }) => {
    for (let index = 0; index < readers; index += 1) subscribers[`reader-${index}`] = readerOf(index);
  });
  await moving.close();
  await mover.close();
  const [first, second] = await Promise.all([openDatabase({ url }), openDatabase({ url })]);
  const store = await openPartStore(first, newsletterShape);
  const timed = async (work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    return performance.now() - began;
  };
  const began = performance.now();
  const other = await openPartStore(second, newsletterShape);
  const open = performance.now() - began;
  const change = await timed(() =>
    store.update(({ subscribers }) => {
      subscribers.another = readerOf(readers);
    }),
  );
  const looks: number[] = [];
  for (let round = 0; round < 20; round += 1) looks.push(await timed(store.fresh));
  const look = looks.toSorted((a, b) => a - b)[10] ?? Number.NaN;
  console.log(
    `${rate(readers)} readers: read by a server that starts in ${(open / 1000).toFixed(1)} s, one change ${change.toFixed(0)} ms, ` +
      `a look whether anything is new ${look.toFixed(1)} ms`,
  );
  await Promise.all([store.close(), other.close()]);
  await Promise.all([first.close(), second.close()]);
}

try {
  await bareIncrements();
  await likes(1);
  await likes(3);
  for (const readers of readersOfLetter) await manyReaders(readers);
} finally {
  await postgres.close();
}
