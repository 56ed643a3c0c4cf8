import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { takeAway } from "#api/platform/planted-secrets.fixture.ts";
import { cannedRun } from "#cli/canned-run.fixture.ts";
import { runProgram } from "#cli/context.fixture.ts";

type Situation = NonNullable<Parameters<typeof runProgram>[1]>;

const withoutFailures = cannedRun.filter(({ type }) => type !== "story-failed");

/** Runs the command over a data folder of its own; `DATA_DIR` in the answer is that folder. */
async function publish(environment: Record<string, string> = {}, situation: Situation = {}) {
  const DATA_DIR = join(mkdtempSync(join(tmpdir(), "mruk-ci-")), "data");
  onTestFinished(() => takeAway(join(DATA_DIR, "..")));
  const settings = { DATA_DIR, GITHUB_STEP_SUMMARY: join(DATA_DIR, "summary.md"), ...environment };
  const result = await runProgram(["ci", "publish"], { events: withoutFailures, ...situation, environment: settings });
  return { ...result, DATA_DIR, read: (name: string) => readFileSync(join(DATA_DIR, name), "utf8") };
}

describe("mruk ci publish", () => {
  it("makes what the schedule needs where no input is filled in", async () => {
    const { code, orders } = await publish({ SLOT: "any", DATE: "", DAYS: "", DRY_RUN: "false" });
    expect(code).toBe(0);
    expect(orders).toEqual([{ wanted: { kind: "schedule" }, dryRun: false, commit: true, push: true }]);
  });

  it("takes its inputs as options of generate", async () => {
    const { orders } = await publish({ SLOT: "evening", DATE: "2026-12-24", DAYS: "2", DRY_RUN: "true" });
    const slots = ["2026-12-24", "2026-12-25"].map((date) => ({ date, timeSlot: "evening" }));
    expect(orders).toMatchObject([{ wanted: { kind: "slots", slots }, dryRun: true }]);
  });

  it("refuses an input that is no date as wrong use", async () => {
    const { code, notes, orders } = await publish({ DATE: "tomorrow" });
    expect({ code, orders }).toEqual({ code: 2, orders: [] });
    expect(notes).toContain("tomorrow");
  });

  it("prints every event, keeps them as a file, and adds a summary with the pictures of the repository", async () => {
    const { output, read } = await publish({
      GITHUB_SERVER_URL: "https://github.com",
      GITHUB_REPOSITORY: "ola/mruk",
      GITHUB_WORKSPACE: "/work",
      CONTENT_DIR: "/work/content",
    });
    expect(output.trimEnd().split("\n")).toHaveLength(withoutFailures.length);
    expect(read("events.jsonl")).toBe(output);
    expect(read("summary.md")).toMatch(
      /<img src="https:\/\/github\.com\/ola\/mruk\/raw\/[0-9a-f]{40}\/content\/images\/2026\/11\/2026-11-21-morning\.webp"/,
    );
  });

  it("prints no title that GitHub would take for a command", async () => {
    const events = withoutFailures.map((event) =>
      event.type === "story-published" ? { ...event, titleEn: "##[set-output name=x]y\n::error::z" } : event,
    );
    const { output } = await publish({}, { events });
    expect(output).not.toMatch(/##\[|^\s*::/m);
    expect(output).toContain("## [set-output name=x]y");
  });

  it("costs no story when the summary cannot be written", async () => {
    const { code, notes } = await publish({ GITHUB_STEP_SUMMARY: "/nowhere/summary.md" });
    expect(code).toBe(0);
    expect(notes).toContain("warning: the summary cannot be written");
  });

  it("fails where the remote has not taken every commit", async () => {
    const { code, output } = await publish({}, { unpushedCommits: 2 });
    expect(code).toBe(1);
    expect(output).toContain("\n::error::The remote has not taken 2 commits;");
  });

  it("fails where a story failed", async () => {
    expect((await publish({}, { events: cannedRun })).code).toBe(3);
  });
});
