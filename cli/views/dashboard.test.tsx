import { render } from "ink-testing-library";
import { afterEach, describe, expect, it } from "vitest";
import type { GenerationEvent } from "#api/generation/model.ts";
import { AppError } from "#api/platform/errors.ts";
import { cannedRun } from "../canned-run.fixture.ts";
import { type DashboardActions, type DashboardState, openController } from "../dashboard/controller.ts";
import type { SlotOfToday, Today } from "../dashboard/today.ts";
import { advance, progressFrom } from "../terminal/progress.ts";
import { DashboardView, LiveDashboard } from "./dashboard.tsx";

const mounted: ReturnType<typeof render>[] = [];
afterEach(() => {
  for (const view of mounted.splice(0)) view.unmount();
});

const now = Temporal.Instant.from("2026-11-21T15:04:00+01:00");
const slots: SlotOfToday[] = [
  { timeSlot: "morning", state: "published", title: "Rain on\u0007the \u001b[31mSill" },
  { timeSlot: "afternoon", state: "late", title: null },
  { timeSlot: "evening", state: "scheduled", title: "A Parcel for Ola ".repeat(20) },
];
const today: Today = {
  now,
  slots,
  buffer: {
    ready: 6,
    until: { date: "2026-11-23", timeSlot: "afternoon", publishedAt: "2026-11-23T14:00:00+01:00" },
    level: "ok",
  },
  lastRun: {
    origin: "schedule",
    startedAt: "2026-11-21T07:00:00Z",
    endedAt: "2026-11-21T07:00:40Z",
    published: 2,
    skipped: 0,
    failed: 1,
    costUsd: 0,
    error: { code: "TEXT_REJECTED", message: "The text\u001b]0;evil\u0007 is too short" },
  },
  likes: 12,
};
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
    const all = lines({ server: { url: "http://127.0.0.1:3000", likes: 14 } });
    expect(all[0]).toMatch(/^Mruk {2}Saturday,? 21 November 2026 +http:\/\/127\.0\.0\.1:3000$/);
    expect(all.slice(2, 10)).toEqual([
      "✓ morning    08:00  published      Rain on the Sill",
      "✗ afternoon  14:00  missing",
      expect.stringMatching(/^◷ evening {4}20:00 {2}scheduled {6}A Parcel for Ola .*…$/),
      "",
      "● Buffer     6 stories ready until Monday afternoon",
      "  Last run   today 08:00, by the schedule: 2 stories made, 1 failed",
      "✗            The text is too short",
      "  Likes      14 today",
    ]);
    expect(all.at(-1)).toBe("g generate  c check  o open  q quit  r refresh");
  });

  it("lets nothing of a title or an error steer the terminal", () => {
    const notice = { text: "Cannot\u001b[2J write", hint: "\u0007Look", isBad: true };
    const report = { stories: 1, faults: [{ path: "stories/\u001b[31mx.md", reason: "no\u0000" }] };
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for them
    expect(shown({ notice, report: report as never })).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
  });

  it("says so where nothing is known: no run, no count, no buffer", () => {
    const empty = { ready: 0, until: null, level: "empty" } as const;
    const all = shown({ today: { ...today, lastRun: null, likes: null, buffer: empty } });
    expect(all).toContain("● Buffer     empty: nothing waits");
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

/** A dashboard at a keyboard. Its actions are the test's own, and are noted in `done`. */
function start(part: Partial<DashboardActions> = {}) {
  const done: string[] = [];
  let refresh = () => {};
  const actions: DashboardActions = {
    readToday: async () => {
      done.push("readToday");
      return today;
    },
    findServer: async () => null,
    generate: async function* () {
      yield* cannedRun;
    },
    check: async () => ({ stories: 3, faults: [] }),
    open: async (address) => done.push(`open ${address}`) > 0,
    after: (milliseconds, work) => {
      done.push(`wait ${milliseconds}`);
      refresh = work;
      return () => {};
    },
    clock: () => 0,
    leave: () => void done.push("leave"),
    interrupt: () => void done.push("interrupt"),
    ...part,
  };
  const frame = () => <LiveDashboard controller={controller} clock={() => 0} />;
  const controller = openController(actions, () => view.rerender(frame()));
  const view = render(frame());
  mounted.push(view);
  controller.begin();
  const press = (keys: string) => view.stdin.write(keys);
  return { controller, done, press, screen: () => view.lastFrame() ?? "", wakeUp: () => refresh() };
}

/** A run that waits after its first step until the test lets it go on. */
function heldRun() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let runs = 0;
  const generate = async function* () {
    runs++;
    yield* cannedRun.slice(0, 2);
    await promise;
    yield* cannedRun.slice(2);
  };
  return { generate, goOn: resolve, runs: () => runs };
}

const isReady = async ({ controller }: ReturnType<typeof start>) => {
  await expect.poll(() => [controller.state().today !== null, controller.state().activity]).toEqual([true, null]);
};

describe("the keys of the dashboard", () => {
  it("g makes what the schedule needs, once however often it is pressed, and refreshes afterwards", async () => {
    const held = heldRun();
    const dashboard = start({ generate: held.generate });
    await isReady(dashboard);
    dashboard.press("g");
    dashboard.press("g");
    await expect.poll(dashboard.screen).toContain("3 stories to make");
    dashboard.press("c");
    held.goOn();
    await expect.poll(dashboard.screen).toContain("1 story made, 1 skipped, 1 failed");
    await isReady(dashboard);
    expect(held.runs()).toBe(1);
    expect(dashboard.done.filter((action) => action === "readToday")).toHaveLength(2);
  });

  it("c checks the library", async () => {
    const dashboard = start();
    await isReady(dashboard);
    dashboard.press("c");
    await expect.poll(dashboard.screen).toContain("3 stories can be read, no faults.");
  });

  it("o opens the site where a server runs, and says how to start one where none does", async () => {
    const alone = start();
    await isReady(alone);
    alone.press("o");
    await expect.poll(alone.screen).toContain("Start one: mruk serve");
    const served = start({ findServer: async () => ({ url: "http://127.0.0.1:3000", likes: 3 }) });
    await isReady(served);
    served.press("O");
    await expect.poll(served.screen).toContain("Opened http://127.0.0.1:3000");
    expect(served.done).toContain("open http://127.0.0.1:3000");
    const headless = start({
      findServer: async () => ({ url: "http://127.0.0.1:3000", likes: null }),
      open: async () => false,
    });
    await isReady(headless);
    headless.press("o");
    await expect.poll(headless.screen).toContain("Open http://127.0.0.1:3000 in a browser.");
  });

  it.each([
    ["q", "q"],
    ["Esc", "\u001b"],
    ["Ctrl-C", "\u0003"],
  ])("%s leaves", async (_name, key) => {
    const dashboard = start();
    await isReady(dashboard);
    dashboard.press(key);
    await expect.poll(() => dashboard.done).toContain("leave");
  });

  it("q ends a run after its present step and leaves then; pressed again, or with Ctrl-C, it interrupts at once", async () => {
    const held = heldRun();
    const dashboard = start({ generate: held.generate });
    await isReady(dashboard);
    dashboard.press("g");
    await expect.poll(dashboard.screen).toContain("3 stories to make");
    dashboard.press("q");
    await expect.poll(dashboard.screen).toContain("Stopping after this step…");
    expect(dashboard.done).not.toContain("leave");
    dashboard.press("\u0003");
    expect(dashboard.done).toContain("interrupt");
    held.goOn();
    await expect.poll(() => dashboard.done).toContain("leave");
    expect(dashboard.controller.state().progress?.finish).toBeNull();
  });

  it("r refreshes; the dashboard refreshes by itself too, at the latest at the next slot's instant", async () => {
    const dashboard = start({
      readToday: async () => ({ ...today, now: Temporal.Instant.from("2026-11-21T19:59:50+01:00") }),
    });
    await isReady(dashboard);
    expect(dashboard.done).toContain("wait 10050");
    const quiet = start();
    await isReady(quiet);
    expect(quiet.done).toContain("wait 60000");
    quiet.press("r");
    await expect.poll(() => quiet.done.filter((action) => action === "readToday")).toHaveLength(2);
    await isReady(quiet);
    quiet.wakeUp();
    await expect.poll(() => quiet.done.filter((action) => action === "readToday")).toHaveLength(3);
  });

  it("says what went wrong and what to do, and goes on", async () => {
    const error = new AppError("CONTENT_NOT_GIT", "There is no repository", { hint: "Run git init." });
    const fails = async () => {
      throw error;
    };
    const dashboard = start({
      readToday: fails,
      generate: async function* () {
        yield* cannedRun.slice(0, 1);
        throw error;
      },
    });
    await expect.poll(dashboard.screen).toContain("There is no repository");
    await expect.poll(() => dashboard.controller.state().activity).toBeNull();
    dashboard.press("g");
    await expect.poll(dashboard.screen).toContain("Run git init.");
    dashboard.press("q");
    await expect.poll(() => dashboard.done).toContain("leave");
  });
});
