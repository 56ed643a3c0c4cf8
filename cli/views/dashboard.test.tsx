import { render } from "ink-testing-library";
import { afterEach, describe, expect, it } from "vitest";
import type { GenerationEvent } from "#api/generation/model.ts";
import { timeSlots } from "#api/schedule/model.ts";
import { cannedRun } from "../canned-run.fixture.ts";
import type { DashboardState } from "../dashboard/controller.ts";
import type { SlotOfToday } from "../dashboard/today.ts";
import { advance, progressFrom } from "../terminal/progress.ts";
import { today } from "./dashboard.fixture.ts";
import { DashboardView } from "./dashboard.tsx";

const mounted: ReturnType<typeof render>[] = [];
afterEach(() => {
  for (const view of mounted.splice(0)) view.unmount();
});

const idle: DashboardState = { today, server: null, activity: null, progress: null, report: null, notice: null };

/** The lines that a terminal of this size shows. */
function lines(part: Partial<DashboardState> = {}, { columns = 100, rows = 24 } = {}): string[] {
  const view = render(
    <DashboardView dashboard={{ ...idle, ...part }} now={2_000} frame={0} columns={columns} rows={rows} />,
  );
  mounted.push(view);
  return (view.lastFrame() ?? "").split("\n").map((line) => line.trimEnd());
}
const shown = (...args: Parameters<typeof lines>) => lines(...args).join("\n");

describe("the dashboard", () => {
  it("shows today's slots, the buffer, the last run and its error, today's likes, and the keys at the bottom", () => {
    const all = lines({ server: { url: "http://127.0.0.1:3000", likes: 14, problems: [] } });
    expect(all[0]).toMatch(/^Mruk {2}Saturday,? 21 November 2026 +http:\/\/127\.0\.0\.1:3000$/);
    expect(all.slice(2, 12)).toEqual([
      "✓ morning    08:00  published      Rain on the Sill",
      "✗ afternoon  14:00  missing",
      expect.stringMatching(/^◷ evening {4}20:00 {2}scheduled {6}A Parcel for Ola .*…$/),
      "",
      "  Tomorrow   ◷ morning  – afternoon deleted  · evening not made yet",
      "● Buffer     6 stories ready until Monday afternoon",
      "  Last run   today 08:00, by the schedule: 2 stories made, 1 failed",
      "✗            The text is too short",
      "✓ Health     nothing is wrong",
      "  Likes      14 today",
    ]);
    expect(all.at(-1)).toBe("g generate  c check  o open  q quit  r refresh");
  });

  it("says once what neighbouring slots of tomorrow have in common, and cuts no word on a terminal of 80 columns", () => {
    const tomorrowOf = (...states: SlotOfToday["state"][]) => {
      const tomorrow = timeSlots.map((timeSlot, index) => ({
        timeSlot,
        state: states[index] ?? "missing",
        title: null,
      }));
      return lines({ today: { ...today, tomorrow } }, { columns: 80 })[6];
    };
    expect(tomorrowOf("missing", "missing", "missing")).toBe(
      "  Tomorrow   · morning  · afternoon  · evening not made yet",
    );
    expect(tomorrowOf("deleted", "missing", "deleted")).toBe(
      "  Tomorrow   – morning deleted  · afternoon not made yet  – evening deleted",
    );
    expect(tomorrowOf("missing", "broken", "missing")).toBe("  Tomorrow   · morning  ✗ afternoon  · evening");
  });

  it("names the worst of what is wrong with the server, and how many things more there are", () => {
    const since = "2026-11-21T07:00:00Z";
    const problems = [
      { part: "letter", level: "alarm", code: "LETTER_HELD", message: "The letter does not leave.", since },
      { part: "disk", level: "warning", code: "DISK_LOW", message: "30 MB are free.", since },
    ] as const;
    const all = shown({ server: { url: "http://127.0.0.1:3000", likes: 14, problems } });
    expect(all).toContain("! Health     LETTER_HELD (1 more: mruk doctor): The letter does not leave.");
    expect(shown({ server: { url: "http://127.0.0.1:3000", likes: null, problems: null } })).not.toContain("Health");
  });

  it("lets nothing of a title or an error steer the terminal", () => {
    const notice = { text: "Cannot\u001b[2J write", hint: "\u0007Look", isBad: true };
    const report = { stories: 1, faults: [{ path: "stories/\u001b[31mx.md", reason: "no\u0000" }] };
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for them
    expect(shown({ notice, report: report as never })).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
  });

  it("says so where nothing is known: no run, no count, no buffer", () => {
    const empty = { ready: 0, later: 0, until: null, gap: null, level: "empty" } as const;
    const all = shown({ today: { ...today, lastRun: null, likes: null, buffer: empty } });
    expect(all).toContain("● Buffer     empty: nothing waits");
    const gap = {
      date: "2026-11-23",
      timeSlot: "morning",
      publishedAt: "2026-11-23T08:00:00+01:00",
      deleted: true,
    } as const;
    const gapped = shown({ today: { ...today, buffer: { ...today.buffer, later: 5, gap, level: "low" } } });
    expect(gapped).toContain("● Buffer     6 stories ready until Monday afternoon, 5 later");
    expect(gapped).toContain("● Gap        Monday morning has no story: it was deleted");
    expect(all).toContain("  Last run   none here yet");
    expect(all).toContain("  Likes      –");
    expect(all).toContain("no server here");
    expect(lines({ today: null, activity: "refreshing" })[1]).toContain("looking at the library");
  });

  it("shows how far a run is, and afterwards what came of it", () => {
    const progressOf = (events: readonly GenerationEvent[]) =>
      events.reduce((progress, event, index) => advance(progress, event, index * 100), progressFrom(0));
    const running = shown({ activity: "generating", progress: progressOf(cannedRun.slice(0, 4)) });
    expect(running).toContain("⠋ 2026-11-21-morning      ✓ brief  › text");
    expect(running).toContain("3 stories to make: 1 due, 2 ahead · 0 done");
    expect(running.trimEnd()).toMatch(/\no open {2}q quit$/);
    const ended = shown({ progress: progressOf(cannedRun) }, { rows: 34 });
    expect(ended).toContain("1 story made, 1 skipped, 1 failed in 2.2 s.");
    expect(ended).toContain("✗ 2026-11-21-evening failed at text: The text is too short");
  });

  it.each([
    [120, 40],
    [60, 20],
    [40, 12],
    [40, 6],
    [20, 3],
    [10, 1],
  ])("stays within %i columns and %i rows, whatever it shows", (columns, rows) => {
    const progress = cannedRun.reduce(
      (progress, event, index) => advance(progress, event, index * 100),
      progressFrom(0),
    );
    const faults = Array.from({ length: 50 }, (_, index) => ({
      path: `stories/${index}.md`,
      reason: "broken ".repeat(40),
    }));
    const notice = { text: "something went wrong ".repeat(20), isBad: true };
    for (const part of [{}, { progress }, { report: { stories: 1, faults } as never }, { notice }]) {
      const all = lines(part, { columns, rows });
      expect(all.length).toBeLessThanOrEqual(Math.max(1, rows - 1));
      expect(Math.max(...all.map((line) => [...line].length))).toBeLessThanOrEqual(columns);
      if (rows >= 12) expect(all.at(-1)).toContain("q quit");
    }
  });

  it("says the essential in forty columns", () => {
    const all = shown({}, { columns: 40, rows: 12 });
    expect(all).toContain("✓ morning    08:00  Rain on the Sill");
    expect(all).toContain("✗ afternoon  14:00  missing");
    expect(all).toContain("● Buffer   6 ready until Monday afternoon".slice(0, 39));
    expect(all).toContain("  Likes    12 today");
    expect(all).toContain("g generate  c check  o open  q quit");
  });
});
