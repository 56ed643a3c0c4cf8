// Moves the state into a database and back by a program that is killed in the middle. Afterwards all of it is there or nothing,
// and running the command again completes the move in both cases.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { openDatabase } from "#api/database/database.ts";
import { findPostgres } from "#api/database/postgres.fixture.ts";
import { lineOf } from "#api/newsletter/sending/ledger-lines.ts";
import { manyReaders } from "#api/newsletter/sending/letters.fixture.ts";
import { readConfig } from "#api/platform/config.ts";
import { StoryId } from "#api/stories/model.ts";
import { stateOf } from "#api/wiring/state-services.ts";
import { openStores } from "#api/wiring/stores/stores.ts";
import { bareSettings, built, ended, mruk, startMruk, temporaryFolder } from "./program.fixture.ts";

const postgres = await findPostgres();
const because = postgres.missing === undefined ? "" : ` (skipped: ${postgres.missing})`;

const clock = { now: () => Temporal.Instant.from("2026-11-21T12:00:00Z") };
const log = { info: () => {}, warn: () => {} };
const days = Array.from({ length: 60 }, (_, index) =>
  Temporal.PlainDate.from("2026-11-21").subtract({ days: index }).toString(),
);

/** A data folder of a server that has lived for two months. */
async function lived(dataDir: string): Promise<void> {
  const stores = await openStores({ config: readConfig({ DATA_DIR: dataDir }), clock, log });
  await stores.newsletter.update(({ subscribers }) => {
    for (const [index, reader] of manyReaders(300).entries()) subscribers[`reader-${index}`] = reader;
  });
  const like = { id: StoryId.parse("2026-11-21-morning"), date: "2026-11-21", what: "likes", by: 1 } as const;
  await Promise.all(Array.from({ length: 30 }, () => stores.counts.count(like)));
  await stores.close();
  mkdirSync(join(dataDir, "letters"), { recursive: true });
  for (const day of days) {
    const head = { letter: day, at: `${day}T07:05:00Z`, upTo: `${day}T07:00:00Z` };
    const sent = manyReaders(20).map((_, index) => lineOf({ id: `reader-${index}`, outcome: "sent" }));
    writeFileSync(join(dataDir, "letters", `${day}.jsonl`), `${[lineOf(head), ...sent].join("\n")}\n`);
  }
}

describe.skipIf(postgres.missing !== undefined)(`mruk state migrate${because}`, () => {
  const { freshDatabase } = postgres as Exclude<typeof postgres, { missing: string }>;

  it("that is killed in the middle, there and back, is right when it is run once more", async () => {
    await built();
    const folder = temporaryFolder();
    const [there, back] = [join(folder, "data"), join(folder, "data-again")];
    await lived(there);
    const url = await freshDatabase();
    const settings = (dataDir: string) => ({ ...bareSettings(folder), DATABASE_URL: url, DATA_DIR: dataDir });
    const remembered = (places: Record<string, string>) => stateOf(readConfig(places)).export({ addresses: true });
    const before = await remembered({ DATA_DIR: there });
    const inDatabase = { DATABASE_URL: url, DATA_DIR: folder };
    const empty = await remembered(inDatabase);
    const database = await openDatabase({ url });
    onTestFinished(database.close);

    // Somebody else is about to write one of the last rows, so that it waits with nearly everything written.
    const other = await database.query.startTransaction().execute();
    const middle = days[30] ?? "";
    await sql`insert into letters (day, at, up_to, run, closed) values (${middle}, now(), now(), 'other', true)`.execute(
      other,
    );
    const going = startMruk(["state", "migrate", "--to-database"], settings(there));
    const end = ended(going);
    const waits = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waits.execute(database.query)).rows.length, { interval: 20 }).toBe(1);
    going.kill("SIGKILL");
    expect((await end).signal).toBe("SIGKILL");
    await other.rollback().execute();
    expect(await remembered(inDatabase)).toEqual(empty);
    expect(await remembered({ DATA_DIR: there })).toEqual(before);

    const moved = await mruk(["state", "migrate", "--to-database"], settings(there));
    expect(moved).toMatchObject({ code: 0, stdout: expect.stringContaining("moved and compared: ") });
    expect(moved.stdout).toContain("60 letters");
    expect(await remembered(inDatabase)).toEqual(before);

    const returning = startMruk(["state", "migrate", "--to-file"], settings(back));
    const returned = ended(returning);
    const letters = () => (existsSync(join(back, "letters")) ? readdirSync(join(back, "letters")) : []);
    while (letters().length < 3 && returning.exitCode === null) await sleep(1);
    returning.kill("SIGKILL");
    expect((await returned).signal).toBe("SIGKILL");
    expect(existsSync(join(back, "state.json"))).toBe(false);

    const again = await mruk(["state", "migrate", "--to-file"], settings(back));
    expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining("moved and compared: ") });
    expect(await remembered({ DATA_DIR: back })).toEqual(before);
    // The row that was being written at the kill is not there either.
    expect(new Set(letters())).toEqual(new Set(days.map((day) => `${day}.jsonl`)));
  });
});
