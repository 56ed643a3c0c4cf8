import { execFile } from "node:child_process";
import { appendFile, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { password } from "#api/database/postgres.fixture.ts";
import { seeItWaitForDisk } from "#api/platform/files/syncs.fixture.ts";
import { StoryId } from "#api/stories/model.ts";
import { bookInFolder, bookOfServers, id, model, places, postgres, reserve, spend } from "./spending.fixture.ts";

for (const { place, missing, openedBook } of places) {
  describe.skipIf(missing !== undefined)(`a book in ${place}`, () => {
    it("counts a call with its maximum cost, from before it is made until it is settled", async () => {
      const { open } = await openedBook();
      const spending = open();
      const purse = spending.purseOf(id, "picture");
      const reserved = await purse.reserve({ model, atMostUsd: 0.3 });
      expect([await open().costOf(id), spending.spentUsd(), purse.spentUsd()]).toEqual([0.3, 0.3, 0.3]);
      await reserved.settle({ usd: 0.2, usage: { inputTokens: 10, outputTokens: 20 } });
      expect([await open().costOf(id), spending.spentUsd(), purse.spentUsd()]).toEqual([0.2, 0.2, 0.2]);
      expect(await open().calls()).toMatchObject([
        { id, step: "picture", model, day: "2026-11-21", atMostUsd: 0.3, usd: 0.2, usage: { outputTokens: 20 } },
      ]);
      expect(await open().costOf(StoryId.parse("2026-11-21-evening"))).toBe(0);
    });

    it("refuses a call beyond the day's budget before it is made, with a hint", async () => {
      const { open, pass } = await openedBook({ perDayUsd: 0.5 });
      await spend(open(), 0.3);
      await expect(reserve(open(), 0.21)).rejects.toMatchObject({
        code: "BUDGET_SPENT",
        message: "The text may cost $0.21 (gpt-6-luna), and of today’s $0.50 there are $0.20 left: $0.30 spent",
        hint: expect.stringContaining("BUDGET_USD_PER_DAY"),
      });
      await reserve(open(), 0.2);
      expect(await open().calls()).toHaveLength(2);
      pass({ hours: 12 });
      await expect(reserve(open(), 0.5)).resolves.toBeDefined();
    });

    it("begins a new day's budget at midnight in Warsaw, and settles a call on the day it was made", async () => {
      const { open, pass } = await openedBook({ perDayUsd: 1 });
      pass({ hours: 11, minutes: 59 });
      const late = await reserve(open(), 1);
      pass({ minutes: 2 });
      await expect(reserve(open(), 1)).resolves.toBeDefined();
      await late.settle({ usd: 0.4 });
      expect((await open().calls()).map(({ day, usd }) => [day, usd])).toEqual([
        ["2026-11-21", 0.4],
        ["2026-11-22", undefined],
      ]);
    });

    it("keeps to a run's own budget beside the day's", async () => {
      const { open } = await openedBook({ perDayUsd: 1 });
      await reserve(open(), 0.4);
      const run = open({ perDayUsd: 1, perRunUsd: 0.1 });
      await spend(run, 0.1);
      await expect(reserve(run, 0.01)).rejects.toMatchObject({
        code: "BUDGET_SPENT",
        hint: expect.stringContaining("--budget"),
      });
    });

    it("pays for a step of one story nine times a day at most, and again the next day", async () => {
      const { open, pass } = await openedBook();
      for (let call = 0; call < 9; call++) await (await reserve(open(), 0.1)).settle({ usd: 0.05 });
      await expect(reserve(open(), 0.1)).rejects.toMatchObject({
        code: "ATTEMPTS_SPENT",
        message: expect.stringContaining("The text of 2026-11-21-morning was paid for 9 times today"),
        hint: expect.stringContaining("FALLBACK=house"),
      });
      await expect(reserve(open(), 0.1, StoryId.parse("2026-11-21-evening"))).resolves.toBeDefined();
      await expect(open().purseOf(id, "picture").reserve({ model, atMostUsd: 0.1 })).resolves.toBeDefined();
      await expect(open().purseOf(id, "text").reserve({ model, atMostUsd: 0 })).resolves.toBeDefined();
      pass({ hours: 12 });
      await expect(reserve(open(), 0.1)).resolves.toBeDefined();
    });

    it("does not count free calls among the attempts of a day", async () => {
      const { open } = await openedBook();
      for (let call = 0; call < 12; call++) await (await reserve(open(), 0.1)).settle({ usd: 0 });
      await expect(reserve(open(), 0.1)).resolves.toBeDefined();
    });

    it("lets a free call through when nothing is left, without noting it", async () => {
      const { open } = await openedBook({ perDayUsd: 0 });
      const free = await reserve(open(), 0);
      await free.settle({ usd: 0 });
      expect(await open().calls()).toEqual([]);
    });

    it("lets no more through than the budget allows when many calls come at once", async () => {
      const { open } = await openedBook({ perDayUsd: 1 });
      const runs = [open(), open()] as const;
      const reservations = Array.from({ length: 20 }, (_, index) => spend(runs[index % 2 === 0 ? 0 : 1], 0.125));
      const answers = await Promise.allSettled(reservations);
      expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(8);
      for (const answer of answers) {
        if (answer.status === "rejected") expect(answer.reason).toMatchObject({ code: "BUDGET_SPENT" });
      }
      expect(await open().costOf(id)).toBe(1);
    });

    it("reads the calls that other processes noted since", async () => {
      const { open } = await openedBook({ perDayUsd: 1 });
      const [one, two] = [open(), open()];
      await spend(one, 0.6);
      await expect(reserve(two, 0.6)).rejects.toMatchObject({ code: "BUDGET_SPENT" });
      const reserved = await reserve(two, 0.4);
      await reserved.settle({ usd: 0 });
      await expect(reserve(one, 0.4)).resolves.toBeDefined();
    });
  });
}

describe("a book in a folder", () => {
  it("is one book for several processes", async () => {
    const { open, journalDir } = bookInFolder();
    const script = `
      import { openSpending } from ${JSON.stringify(join(import.meta.dirname, "spending.ts"))};
    import { bookInFile } from ${JSON.stringify(join(import.meta.dirname, "spending-in-file.ts"))};
      const clock = { now: () => Temporal.Instant.from("2026-11-21T12:00:00Z") };
      const spending = openSpending({ book: bookInFile(process.argv[1]), clock, budget: { perDayUsd: 1 } });
      const purse = spending.purseOf("2026-11-21-evening", "text");
      const spend = async () => (await purse.reserve({ model: "m", atMostUsd: 0.125 })).settle({ usd: 0.125 });
      const reservations = Array.from({ length: 10 }, spend);
      const answers = await Promise.allSettled(reservations);
      console.log(answers.filter(({ status }) => status === "fulfilled").length);`;
    const process_ = () =>
      promisify(execFile)(process.execPath, ["--input-type=module-typescript", "-e", script, journalDir]);
    const ends = await Promise.all([process_(), process_()]);
    expect(ends.reduce((sum, { stdout }) => sum + Number(stdout), 0)).toBe(8);
    expect(await open().calls()).toHaveLength(8);
  });

  it("loses no call beside one that a killed process was noting", async () => {
    const { open, path } = bookInFolder();
    await reserve(open(), 0.1);
    await appendFile(path, '{"call":"torn","at":"2026-11-2');
    await reserve(open(), 0.2);
    expect((await open().calls()).map(({ atMostUsd }) => atMostUsd)).toEqual([0.1, 0.2]);
  });

  it("is read as an earlier version left it, with what a killed process had begun to note", async () => {
    const { open, path } = bookInFolder();
    const left = [
      '{"call":"8dc4b8ea","at":"2026-11-21T07:00:10Z","day":"2026-11-21","id":"2026-11-21-morning","step":"text","model":"m","atMostUsd":0.3}',
      '{"call":"torn","at":"2026-11-2',
      '{"call":"8dc4b8ea","usd":0.2,"usage":{"inputTokens":10,"outputTokens":20}}',
      '{"call":"701dab7f","at":"2026-11-21T07:00:10Z","day":"2026-11-21","id":"2026-11-21-morning","step":"picture","model":"m","atMostUsd":0.1}',
    ];
    await writeFile(path, `${left.join("\n")}\n`);
    expect(await open().costOf(id)).toBe(0.3);
    expect(await open().calls()).toMatchObject([{ usd: 0.2, usage: { outputTokens: 20 } }, { step: "picture" }]);
    await reserve(open(), 0.2);
    expect((await readFile(path, "utf8")).split("\n").slice(0, 4)).toEqual(left);
  });

  it("that is damaged refuses every call, and names the line: what was spent is not known", async () => {
    const { open, path } = bookInFolder();
    await reserve(open(), 0.1);
    await appendFile(path, '{"call":"8dc4b8ea","usd":-3}\n');
    await expect(reserve(open(), 0.1)).rejects.toMatchObject({
      code: "STATE_DAMAGED",
      message: `${path} is damaged: line 2 is not valid`,
      hint: expect.stringContaining("that line"),
    });
  });

  it("has noted a call when the disk has made sure of it, and of a new book's place", async () => {
    const { open } = bookInFolder();
    expect(await seeItWaitForDisk(() => reserve(open(), 0.1))).toEqual(["file", "folder", "folder"]);
  });

  it("has noted another call and its cost only when they are synced to the disk", async () => {
    const { open } = bookInFolder();
    const reserved = await reserve(open(), 0.1);
    await seeItWaitForDisk(() => reserve(open(), 0.1));
    await seeItWaitForDisk(() => reserved.settle({ usd: 0.05 }));
  });

  it("refuses a call that it cannot note", async () => {
    const { journalDir, open } = bookInFolder();
    await rm(journalDir, { recursive: true });
    await writeFile(journalDir, "no folder");
    await expect(reserve(open(), 0.1)).rejects.toThrow();
  });

  it("removes calls older than a year, and stays small", async () => {
    const { open, path, pass } = bookInFolder();
    for (let call = 0; call < 3; call++) await (await reserve(open(), 0.1)).settle({ usd: 0.05 });
    const [first = "", settled = ""] = (await readFile(path, "utf8")).split("\n");
    await appendFile(path, `${settled}\n`.repeat(3000));
    pass({ hours: 24 * 10 });
    await reserve(open(), 0.2);
    const lines = (await readFile(path, "utf8")).trim().split("\n");
    expect(lines).toHaveLength(4);
    expect(await open().costOf(id)).toBe(0.35);
    expect((await stat(path)).mode & 0o077).toBe(0);

    await appendFile(path, `${first}\n`.repeat(3000));
    pass({ hours: 24 * 370 });
    await reserve(open(), 0.1);
    expect(await open().calls()).toHaveLength(1);
  });
});

describe.skipIf(postgres.missing !== undefined)("a book in a database", () => {
  it("removes calls older than a year", async () => {
    const { open, pass } = await bookOfServers();
    await (await reserve(open(), 0.1)).settle({ usd: 0.05 });
    pass({ hours: 24 * 367 });
    await reserve(open(), 0.2);
    expect((await open().calls()).map(({ atMostUsd }) => atMostUsd)).toEqual([0.2]);
  });

  it("refuses a call that it cannot note, and says so without the database's password", async () => {
    const { open, url } = await bookOfServers();
    const before = open();
    await before.calls();
    await cutOff(url);
    for (const spending of [before, open()]) {
      const refused = await reserve(spending, 0.1).catch((error: unknown) => error);
      expect(refused).toMatchObject({ code: "DATABASE_UNAVAILABLE" });
      expect(String(refused)).not.toContain(password);
      expect(spending.spentUsd()).toBe(0);
    }
  });
});

/** Makes the database unavailable: ends its connections and accepts no new ones. */
async function cutOff(url: string): Promise<void> {
  const [name, beside] = [new URL(url).pathname.slice(1), new URL(url)];
  beside.pathname = "/postgres";
  const client = new pg.Client({ connectionString: beside.href });
  await client.connect();
  await client.query(`alter database ${name} with allow_connections false`);
  await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
  await client.end();
}
