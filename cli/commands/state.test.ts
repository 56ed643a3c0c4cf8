import { describe, expect, it } from "vitest";
import { runProgram } from "../surroundings.fixture.ts";

const summary = { version: 1, stories: 2, likes: 5, views: 40, clicks: 3, subscribers: 1 };
const good = { path: "data/state.json", summary };
const damaged = { path: "data/state.json", fault: "data/state.json is damaged: it is empty" };
const backup = { path: "data/backups/state-2026-11-21T11Z.json", hour: "2026-11-21T11:00:00Z", summary };
const badBackup = {
  path: "data/backups/state-2026-11-21T10Z.json",
  hour: "2026-11-21T10:00:00Z",
  fault: "data/backups/state-2026-11-21T10Z.json is damaged: it holds no state",
};
const held = "version 1, stories 2, likes 5, views 40, clicks 3, subscribers 1";
const backupLine = `data/backups/state-2026-11-21T11Z.json as of 2026-11-21 12:00: ${held}`;

describe("mruk state check", () => {
  it("says what each file holds, backups with their Warsaw time", async () => {
    const { code, output, notes } = await runProgram(["state", "check"], { state: { file: good, backups: [backup] } });
    expect({ code, notes }).toEqual({ code: 0, notes: "" });
    expect(output).toBe(`data/state.json: ${held}\n${backupLine}\n`);
  });

  it.each([
    ["the state file", { file: damaged, backups: [backup] }, damaged.fault],
    ["a backup", { file: good, backups: [backup, badBackup] }, badBackup.fault],
  ])("ends with 1 when %s cannot be used, and says why", async (_, state, fault) => {
    const { code, output } = await runProgram(["state", "check"], { state });
    expect(code).toBe(1);
    expect(output.split("\n")).toContain(fault);
  });

  it("tells programs of every file in a line of its own", async () => {
    const { code, output } = await runProgram(["state", "check", "--json"], {
      state: { file: damaged, backups: [backup] },
    });
    expect(code).toBe(1);
    expect(
      output
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { type: "state", ...damaged },
      { type: "backup", ...backup },
    ]);
  });

  it("says when there is nothing yet", async () => {
    const { code, output, notes } = await runProgram(["state", "check"]);
    expect({ code, output }).toEqual({ code: 0, output: "" });
    expect(notes).toMatch(/no state yet/);
  });
});

describe("mruk state restore", () => {
  const state = { file: damaged, backups: [backup] };

  it("says what it found and what it would restore, and asks", async () => {
    const { code, output, notes } = await runProgram(["state", "restore"], { state, answer: true });
    expect(code).toBe(0);
    expect(notes).toBe(`${damaged.fault}\nthe newest good backup is ${backupLine}\n`);
    expect(output).toBe(`restored ${backupLine}\nthe damaged file is kept as data/state-damaged.json\n`);
  });

  it("does nothing without a yes, and ends with 1", async () => {
    const { code, output, notes } = await runProgram(["state", "restore"], { state, answer: false });
    expect({ code, output }).toEqual({ code: 1, output: "" });
    expect(notes).toMatch(/Nothing was restored\.\n$/);
  });

  it("does not ask with --yes", async () => {
    expect(await runProgram(["state", "restore", "--yes"], { state })).toMatchObject({ code: 0, notes: "" });
  });

  it("is wrong use without --yes where nobody can be asked", async () => {
    const { code, output, notes } = await runProgram(["state", "restore"], { state });
    expect({ code, output }).toEqual({ code: 2, output: "" });
    expect(notes).toMatch(/^mruk: data\/state\.json is damaged: it is empty; [^\n]+--yes\n {2}\S[^\n]+\n$/);
  });

  it("tells programs what came of it", async () => {
    const { output } = await runProgram(["state", "restore", "--yes", "--json"], { state });
    expect(JSON.parse(output)).toEqual({ outcome: "restored", backup, keptAs: "data/state-damaged.json" });
  });

  it("leaves a state alone that can be used", async () => {
    const { code, output, notes } = await runProgram(["state", "restore"], {
      state: { file: good, backups: [backup] },
    });
    expect({ code, output, notes }).toEqual({ code: 0, output: "", notes: "There is nothing to restore.\n" });
  });
});
