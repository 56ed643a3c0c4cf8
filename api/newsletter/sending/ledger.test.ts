import { appendFile, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { seeItWaitForDisk } from "#api/platform/files/syncs.fixture.ts";
import { head, now, outcomes, postgres, servers, takeAway } from "./ledger.fixture.ts";
import { openLedger } from "./ledger.ts";

function folderOfLedger() {
  const dataDir = folderOfTest();
  return { ledger: openLedger({ dataDir }), path: join(dataDir, "letters", "2026-11-21.jsonl") };
}

const places = [
  { place: "a folder", missing: undefined, ledgerOfTest: async () => folderOfLedger().ledger },
  {
    place: "a database",
    missing: postgres.missing,
    async ledgerOfTest() {
      const [server] = await servers(1);
      if (server === undefined) throw new Error("No server");
      return server.ledger;
    },
  },
];

for (const { place, missing, ledgerOfTest } of places) {
  describe.skipIf(missing !== undefined)(`a ledger in ${place}`, () => {
    it("remembers who was begun, and what became of it, also while it is under way", async () => {
      const ledger = await ledgerOfTest();
      expect(await ledger.read("2026-11-21")).toBeNull();
      const day = await ledger.open(head);
      expect(await day.begin("one")).toBe(true);
      day.settle("one", "sent", now);
      day.settle("two", "refused", now);
      expect(await day.begin("three")).toBe(true);
      expect(await outcomes(ledger)).toEqual({ one: "sent", two: "refused", three: "begun" });
      expect(await ledger.isCurrent(day.record)).toBe(true);
      await day.close();
      expect(await ledger.dates()).toEqual(["2026-11-21"]);
      expect(await ledger.isCurrent(day.record)).toBe(true);
      expect(await ledger.leftOpen()).toEqual([]);
    });

    it("begins a reader's letter once, except where the mail server refused it", async () => {
      const ledger = await ledgerOfTest();
      const first = await ledger.open(head);
      for (const outcome of ["sent", "refused", "bounced", "begun"] as const) {
        await first.begin(outcome);
        first.settle(outcome, outcome, now);
      }
      await first.close();
      const second = await ledger.open({ ...head, at: "2026-11-21T12:00:00Z", upTo: "2026-11-21T13:00:00Z" });
      expect(second.record).toMatchObject(head);
      const begun: boolean[] = [];
      for (const id of ["sent", "bounced", "begun", "refused"]) begun.push(await second.begin(id));
      expect(begun).toEqual([false, false, false, true]);
      second.settle("refused", "refused", now);
      expect(second.record.noted.get("refused")).toEqual({
        outcome: "refused",
        refusals: 2,
        refusedAt: now.toString(),
      });
      await second.close();
    });

    it("is one process's at a time, and the next one's once it is let go of", async () => {
      const ledger = await ledgerOfTest();
      const day = await ledger.open(head);
      await expect(ledger.open(head)).rejects.toMatchObject({ code: "LETTER_UNDER_WAY" });
      const other = await ledger.open({ ...head, letter: "2026-11-20" });
      await other.close();
      await day.close();
      await (await ledger.open(head)).close();
    });

    it("keeps sixty days", async () => {
      const ledger = await ledgerOfTest();
      for (const letter of ["2026-09-21", "2026-09-22", "2026-11-21"])
        await (await ledger.open({ ...head, letter })).close();
      expect(await ledger.dates()).toEqual(["2026-11-21", "2026-09-22"]);
    });
  });
}

describe("a ledger in a folder", () => {
  it("is a file that only its owner reads", async () => {
    const { ledger, path } = folderOfLedger();
    await (await ledger.open(head)).close();
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it("is read, and gone on with, as an earlier version left it", async () => {
    const { ledger, path } = folderOfLedger();
    const left = [
      '{"letter":"2026-11-21","at":"2026-11-21T07:00:05Z","upTo":"2026-11-21T07:00:00Z"}',
      '{"machine":"8eb8ab6b-f009-4b68-b78e-8391236e8382"}',
      '{"id":"one","outcome":"announced"}',
      '{"id":"one","outcome":"begun"}',
      '{"id":"one","outcome":"sent"}',
      '{"id":"two","outcome":"refused","at":"2026-11-21T07:00:10Z"}',
      '{"id":"three","outcome":"announced"}',
      '{"id":"three","outcome":"begun"}',
      '{"machine":"8eb8ab6b-f009-4b68-b78e-8391236e8382"}',
    ];
    const text = `${left.join("\n")}\n`;
    await mkdir(dirname(path));
    await writeFile(path, text);
    expect(await ledger.read("2026-11-21")).toMatchObject(head);
    expect(await outcomes(ledger)).toEqual({ one: "sent", two: "refused", three: "begun" });
    const day = await ledger.open({ ...head, upTo: "2026-11-21T08:00:00Z" });
    await day.announce("four");
    await day.begin("four");
    day.settle("four", "sent", now);
    await day.close();
    const added = (await readFile(path, "utf8")).slice(text.length).replaceAll(/"machine":"[^"]+"/g, '"machine":"…"');
    expect(added).toBe(
      [
        '{"machine":"…"}\n{"id":"four","outcome":"announced"}\n{"id":"four","outcome":"begun"}\n',
        '{"id":"four","outcome":"sent"}\n{"machine":"…"}\n',
      ].join(""),
    );
  });

  it("is open when the disk has made sure of its first line, and of the place of the file and of the first letter's folder", async () => {
    const { ledger } = folderOfLedger();
    const open = async () => {
      const day = await ledger.open(head);
      onTestFinished(() => day.close());
    };
    expect(await seeItWaitForDisk(open)).toEqual(["file", "folder", "folder"]);
  });

  it("has announced a letter when the disk has made sure of that", async () => {
    const { ledger } = folderOfLedger();
    const day = await ledger.open(head);
    onTestFinished(() => day.close());
    await seeItWaitForDisk(() => day.announce("one"));
  });

  it("doubts of what a killed process announced only what it began, and all of it where the machine failed", async () => {
    const { ledger, path } = folderOfLedger();
    const day = await ledger.open(head);
    for (const id of ["one", "two", "three"]) await day.announce(id);
    await day.begin("one");
    day.settle("one", "sent", now);
    await day.begin("two");
    const asKilled = await readFile(path, "utf8");
    await day.close();
    await writeFile(path, asKilled);
    expect(await outcomes(ledger)).toEqual({ one: "sent", two: "begun" });
    // A power cut takes what was written since the last sync.
    const upToThree = asKilled.slice(0, asKilled.indexOf("\n", asKilled.indexOf("three")) + 1);
    await writeFile(path, upToThree.replace(/"machine":"[^"]+"/, '"machine":"another run"'));
    expect(await outcomes(ledger)).toEqual({ one: "begun", two: "begun", three: "begun" });
    const next = await ledger.open(head);
    expect([await next.begin("three"), await next.begin("four")]).toEqual([false, true]);
    await next.close();
    expect(await outcomes(ledger)).toEqual({ one: "begun", two: "begun", three: "begun", four: "begun" });
  });

  it("goes on after a crash in the middle of a line, which nobody was told of", async () => {
    const { ledger, path } = folderOfLedger();
    const day = await ledger.open(head);
    await day.begin("one");
    await day.close();
    await appendFile(path, '{"id":"two","outc');
    expect(await outcomes(ledger)).toEqual({ one: "begun" });
    const next = await ledger.open(head);
    expect(await next.begin("two")).toBe(true);
    await next.close();
    expect(await outcomes(ledger)).toEqual({ one: "begun", two: "begun" });
    await writeFile(path, '{"letter":"2026-11-');
    await (await ledger.open({ ...head, upTo: "2026-11-21T08:00:00Z" })).close();
    expect(await ledger.read("2026-11-21")).toMatchObject({ upTo: "2026-11-21T08:00:00Z" });
  });

  it("sends nobody anything by a ledger that it cannot read, and names the line", async () => {
    const { ledger, path } = folderOfLedger();
    await (await ledger.open(head)).close();
    await appendFile(path, '{"id":"one","outcome":"sent"}\n\u0000\u0000\n{"id":"two","outcome":"sent"}\n');
    const damaged = { code: "STATE_DAMAGED", message: expect.stringContaining("2026-11-21.jsonl is damaged: line 5 ") };
    await expect(ledger.open(head)).rejects.toMatchObject(damaged);
    await expect(ledger.read("2026-11-21")).rejects.toMatchObject(damaged);
  });

  it("lets go of a day that it can no longer write, so that whoever comes next goes on with it", async () => {
    const { ledger, path } = folderOfLedger();
    const day = await ledger.open(head);
    await day.announce("one");
    takeAway(path);
    await expect(day.begin("one")).rejects.toThrow();
    await day.close();
    const next = await ledger.open(head);
    expect(await next.begin("one")).toBe(true);
    await next.close();
  });
});
