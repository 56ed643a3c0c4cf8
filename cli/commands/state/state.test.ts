import { describe, expect, it } from "vitest";
import { AppError } from "#api/platform/errors.ts";
import { runProgram } from "#cli/context.fixture.ts";
import type { ServerClient } from "#cli/server/server-client.ts";

const summary = { version: 2, stories: 2, likes: 5, views: 40, clicks: 3, subscribers: 1, administrators: 1 };
const good = { path: "data/state.json", summary };
const damaged = { path: "data/state.json", fault: "data/state.json is damaged: it is empty" };
const backup = { path: "data/backups/state-2026-11-21T11Z.json", at: "2026-11-21T11:00:00Z", summary };
const badBackup = {
  path: "data/backups/state-2026-11-21T10Z.json",
  at: "2026-11-21T10:00:00Z",
  fault: "data/backups/state-2026-11-21T10Z.json is damaged: it holds no state",
};
const held = "version 2, stories 2, likes 5, views 40, clicks 3, subscribers 1, administrators 1";
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

  it("writes every file as a JSON line for programs", async () => {
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
    expect(output).toBe(`restored ${backupLine}\nwhat was there before is kept as data/state-damaged.json\n`);
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

  it("restores a named backup even where the present state can be used", async () => {
    const args = ["state", "restore", "state-2026-11-21T11Z.json"];
    const inOrder = { file: good, backups: [backup] };
    const { code, output, notes } = await runProgram(args, { state: inOrder, answer: true });
    expect(code).toBe(0);
    expect(notes).toBe(`data/state.json can be used\nthe backup is ${backupLine}\n`);
    expect(output).toContain(`restored ${backupLine}\n`);
    expect(await runProgram(args, { state: inOrder })).toMatchObject({ code: 2, output: "" });
    expect(await runProgram(args, { state: inOrder, answer: false })).toMatchObject({ code: 1, output: "" });
  });

  it("says when nobody could come in afterwards", async () => {
    const old = { ...backup, summary: { ...summary, administrators: 0 } };
    const { notes } = await runProgram(["state", "restore", "--yes"], { state: { file: damaged, backups: [old] } });
    expect(notes).toMatch(/no administrator: mruk admin create/);
  });
});

describe("mruk state backup", () => {
  const server = (answer: () => unknown): ServerClient & { asked: unknown[] } => {
    const asked: unknown[] = [];
    return {
      asked,
      url: "http://127.0.0.1:3000",
      call: async (...question) => {
        asked.push(question);
        return answer();
      },
      open: async () => {
        throw new Error("not asked for here");
      },
    };
  };
  const keptBackup = { path: "/srv/data/backups/state-2026-11-21T11-00-00.000Z.json", at: "2026-11-21T11:00:00.000Z" };

  it("has the running server keep one, and says where it lies", async () => {
    const running = server(() => keptBackup);
    const { code, output } = await runProgram(["state", "backup"], { server: running });
    expect(code).toBe(0);
    expect(output).toBe(`kept ${keptBackup.path} (by http://127.0.0.1:3000)\n`);
    expect(running.asked).toEqual([["POST", "/api/admin/state/backup"]]);
  });

  it("makes it itself where no server runs", async () => {
    expect(await runProgram(["state", "backup"])).toMatchObject({
      code: 0,
      output: "kept data/backups/by-hand.json\n",
    });
    const { output } = await runProgram(["state", "backup", "--json"]);
    expect(JSON.parse(output)).toEqual({
      path: "data/backups/by-hand.json",
      at: "2026-11-21T11:00:00.000Z",
      server: null,
    });
  });

  it("says what the server says where it cannot", async () => {
    const full = server(() => {
      throw new AppError("DISK_FULL", "Cannot write: the disk is full", { hint: "Free some space and run again." });
    });
    const { code, output, notes } = await runProgram(["state", "backup"], { server: full });
    expect({ code, output }).toEqual({ code: 1, output: "" });
    expect(notes).toBe("mruk: Cannot write: the disk is full\n  Free some space and run again.\n");
  });
});

describe("mruk state export", () => {
  const remembered = {
    version: 2,
    administrators: [],
    stories: {},
    days: {},
    subscribers: [{ email: "a\u009b@b.pl" }],
  };

  it("writes one JSON object from which no escape sequence reaches the terminal", async () => {
    const { code, output } = await runProgram(["state", "export"], { remembered: remembered as never });
    expect(code).toBe(0);
    expect(output).not.toContain("\u009b");
    expect(JSON.parse(output)).toEqual(remembered);
  });

  it("says when there is nothing yet", async () => {
    const { code, output, notes } = await runProgram(["state", "export"]);
    expect({ code, output }).toEqual({ code: 0, output: "" });
    expect(notes).toMatch(/no state yet/);
  });
});
