import { render } from "ink-testing-library";
import { afterEach, describe, expect, it } from "vitest";
import { AppError } from "#api/platform/errors.ts";
import { cannedRun } from "../canned-run.fixture.ts";
import { type DashboardActions, openController } from "../dashboard/controller.ts";
import { today } from "./dashboard.fixture.ts";
import { LiveDashboard } from "./dashboard.tsx";

const mounted: ReturnType<typeof render>[] = [];
afterEach(() => {
  for (const view of mounted.splice(0)) view.unmount();
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
    const served = start({ findServer: async () => ({ url: "http://127.0.0.1:3000", likes: 3, problems: null }) });
    await isReady(served);
    served.press("O");
    await expect.poll(served.screen).toContain("Opened http://127.0.0.1:3000");
    expect(served.done).toContain("open http://127.0.0.1:3000");
    const headless = start({
      findServer: async () => ({ url: "http://127.0.0.1:3000", likes: null, problems: null }),
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
