import type { GenerationEvent } from "#api/generation/model.ts";
import type { Problem } from "#api/health/model.ts";
import { AppError } from "#api/platform/errors.ts";
import { nextSlot, publishingInstant } from "#api/schedule/slots.ts";
import type { LibraryReport } from "../context.ts";
import { advance, type Progress, progressFrom } from "../terminal/progress.ts";
import type { Today } from "./today.ts";

export type Notice = { text: string; hint?: string | undefined; isBad: boolean };

/** Everything that the dashboard shows. */
export type DashboardState = {
  today: Today | null;
  /** The running server. Its likes and problems are null where it did not report them. */
  server: { url: string; likes: number | null; problems: readonly Problem[] | null } | null;
  activity: "refreshing" | "checking" | "generating" | "stopping" | null;
  /** The present run, or the last one that was started here. */
  progress: Progress | null;
  report: LibraryReport | null;
  notice: Notice | null;
};

/** The actions that the dashboard starts. */
export type DashboardActions = {
  readToday(): Promise<Today>;
  findServer(): Promise<DashboardState["server"]>;
  generate(): AsyncIterable<GenerationEvent>;
  check(): Promise<LibraryReport>;
  /** Opens an address in a browser; false where there is none. */
  open(address: string): Promise<boolean>;
  /** Calls `work` after a time, unless the returned function is called before. */
  after(milliseconds: number, work: () => void): () => void;
  /** A clock in milliseconds, for durations. */
  clock(): number;
  /** Ends the dashboard. */
  leave(): void;
  /** Ends the program as Ctrl-C does everywhere else. */
  interrupt(): void;
};

/** The longest time between two refreshes. */
const maxRefreshMilliseconds = 60_000;

const initialState: DashboardState = {
  today: null,
  server: null,
  activity: null,
  progress: null,
  report: null,
  notice: null,
};

export type DashboardController = {
  state(): DashboardState;
  /** Reads the first state. */
  begin(): void;
  press(key: string): void;
  close(): void;
};

/**
 * Runs the actions of keys, one at a time, and refreshes after each of them and regularly. `changed` is called after every
 * change of the state.
 */
export function openController(actions: DashboardActions, changed: () => void): DashboardController {
  let state = initialState;
  let cancelRefresh = () => {};
  let isClosed = false;

  function set(part: Partial<DashboardState>): void {
    state = { ...state, ...part };
    if (!isClosed) changed();
  }

  async function refresh(): Promise<void> {
    cancelRefresh();
    const [today, server] = [actions.readToday(), actions.findServer().catch(() => null)];
    try {
      set({ today: await today });
    } catch (error) {
      set({ notice: failure(error) });
    }
    set({ server: await server });
    if (isClosed) return;
    cancelRefresh();
    cancelRefresh = actions.after(untilRefresh(state.today?.now), () => void refresh());
  }

  /** Does nothing while another activity runs. An error becomes a notice. */
  async function run(activity: NonNullable<DashboardState["activity"]>, work: () => Promise<void>): Promise<void> {
    if (state.activity !== null) return;
    set({ activity, notice: null, ...(activity !== "refreshing" && { progress: null, report: null }) });
    try {
      await work();
    } catch (error) {
      set({ notice: failure(error) });
    }
    if (state.activity === "stopping") return actions.leave();
    if (activity !== "refreshing") await refresh();
    set({ activity: null });
  }

  async function generate(): Promise<void> {
    set({ progress: progressFrom(actions.clock()) });
    for await (const event of actions.generate()) {
      set({ progress: advance(state.progress ?? progressFrom(actions.clock()), event, actions.clock()) });
      if (state.activity === "stopping") return;
    }
  }

  async function open(): Promise<void> {
    set({ notice: await opened(state.server?.url, actions) });
  }

  function quit(): void {
    if (state.activity === "stopping") actions.interrupt();
    else if (state.activity === "generating") {
      const hint = "Press q again to leave at once: the next run continues where this one stopped.";
      set({ activity: "stopping", notice: { text: "Stopping after this step…", hint, isBad: false } });
    } else actions.leave();
  }

  const keys: Record<string, () => void> = {
    g: () => void run("generating", generate),
    c: () => void run("checking", async () => set({ report: await actions.check() })),
    r: () => void run("refreshing", refresh),
    o: () => void open(),
    q: quit,
    escape: quit,
    "ctrl-c": () =>
      state.activity === "generating" || state.activity === "stopping" ? actions.interrupt() : actions.leave(),
  };
  return {
    state: () => state,
    begin: () => void run("refreshing", refresh),
    press: (key) => keys[key]?.(),
    close() {
      isClosed = true;
      cancelRefresh();
    },
  };
}

/** Opens the server's address, and says what came of it. */
async function opened(address: string | undefined, { open }: Pick<DashboardActions, "open">): Promise<Notice> {
  if (address === undefined) {
    return { text: "No server runs on this machine.", hint: "Start one: mruk serve", isBad: false };
  }
  const isOpen = await open(address).catch(() => false);
  return { text: isOpen ? `Opened ${address}` : `Open ${address} in a browser.`, isBad: false };
}

/** Milliseconds until the next refresh, at the latest when the next story appears. */
function untilRefresh(now: Temporal.Instant | undefined): number {
  if (now === undefined) return maxRefreshMilliseconds;
  const untilSlot = now.until(publishingInstant(nextSlot(now))).total("milliseconds");
  return Math.min(maxRefreshMilliseconds, Math.ceil(untilSlot) + 50);
}

function failure(error: unknown): Notice {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return { text, hint: error instanceof AppError ? error.hint : undefined, isBad: true };
}
