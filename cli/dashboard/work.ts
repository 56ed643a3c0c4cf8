import type { GenerationEvent } from "../../api/generation/model.ts";
import { AppError } from "../../api/platform/errors.ts";
import { nextSlot, publishingInstant } from "../../api/schedule/slots.ts";
import type { LibraryReport } from "../surroundings.ts";
import { advance, type Progress, progressFrom } from "../terminal/progress.ts";
import type { Today } from "./today.ts";

export type Notice = { text: string; hint?: string | undefined; isBad: boolean };

/** What the dashboard knows and does. */
export type Dashboard = {
  today: Today | null;
  /** The running server; likes are null where it did not say. */
  server: { url: string; likes: number | null } | null;
  doing: "looking" | "checking" | "generating" | "stopping" | null;
  /** Of the run that goes on, or was the last one here. */
  progress: Progress | null;
  report: LibraryReport | null;
  notice: Notice | null;
};

/** What the dashboard has done for it. */
export type Deeds = {
  look(): Promise<Today>;
  findServer(): Promise<Dashboard["server"]>;
  generate(): AsyncIterable<GenerationEvent>;
  check(): Promise<LibraryReport>;
  /** Shows an address to the person, and says whether a browser took it. */
  open(address: string): Promise<boolean>;
  /** Does it after so many milliseconds, unless the answered function is called before. */
  after(milliseconds: number, work: () => void): () => void;
  /** A clock in milliseconds, for durations. */
  clock(): number;
  /** Ends the dashboard. */
  leave(): void;
  /** Ends the program as Ctrl-C does everywhere else. */
  interrupt(): void;
};

/** How often it looks again by itself; at the instant of a slot in any case. */
const patience = 60_000;

const nothingYet: Dashboard = {
  today: null,
  server: null,
  doing: null,
  progress: null,
  report: null,
  notice: null,
};

export type Work = {
  state(): Dashboard;
  /** Looks for the first time. */
  begin(): void;
  press(key: string): void;
  close(): void;
};

/** Does what keys say, one thing at a time, and looks again after each and now and then. `changed` is called after each change. */
export function openWork(deeds: Deeds, changed: () => void): Work {
  let state = nothingYet;
  let stopWaiting = () => {};
  let isClosed = false;

  function set(part: Partial<Dashboard>): void {
    state = { ...state, ...part };
    if (!isClosed) changed();
  }

  async function look(): Promise<void> {
    stopWaiting();
    const [today, server] = [deeds.look(), deeds.findServer().catch(() => null)];
    try {
      set({ today: await today });
    } catch (error) {
      set({ notice: failure(error) });
    }
    set({ server: await server });
    if (!isClosed) wait();
  }

  function wait(): void {
    stopWaiting();
    stopWaiting = deeds.after(untilNews(state.today?.now), () => void look());
  }

  /** One at a time; what goes wrong is said, and ends nothing. */
  async function doing(what: NonNullable<Dashboard["doing"]>, work: () => Promise<void>): Promise<void> {
    if (state.doing !== null) return;
    set({ doing: what, notice: null, ...(what !== "looking" && { progress: null, report: null }) });
    try {
      await work();
    } catch (error) {
      set({ notice: failure(error) });
    }
    if (state.doing === "stopping") return deeds.leave();
    if (what !== "looking") await look();
    set({ doing: null });
  }

  async function generate(): Promise<void> {
    set({ progress: progressFrom(deeds.clock()) });
    for await (const event of deeds.generate()) {
      set({ progress: advance(state.progress ?? progressFrom(deeds.clock()), event, deeds.clock()) });
      if (state.doing === "stopping") return;
    }
  }

  async function open(): Promise<void> {
    const address = state.server?.url;
    if (address === undefined) {
      return set({ notice: { text: "No server runs on this machine.", hint: "Start one: mruk serve", isBad: false } });
    }
    const isOpen = await deeds.open(address).catch(() => false);
    set({ notice: { text: isOpen ? `Opened ${address}` : `Open ${address} in a browser.`, isBad: false } });
  }

  function quit(): void {
    if (state.doing === "stopping") deeds.interrupt();
    else if (state.doing === "generating") {
      const hint = "Press q again to leave at once: the next run continues where this one stopped.";
      set({ doing: "stopping", notice: { text: "Stopping after this step…", hint, isBad: false } });
    } else deeds.leave();
  }

  const keys: Record<string, () => void> = {
    g: () => void doing("generating", generate),
    c: () => void doing("checking", async () => set({ report: await deeds.check() })),
    r: () => void doing("looking", look),
    o: () => void open(),
    q: quit,
    escape: quit,
    "ctrl-c": () => (state.doing === "generating" || state.doing === "stopping" ? deeds.interrupt() : deeds.leave()),
  };
  return {
    state: () => state,
    begin: () => void doing("looking", look),
    press: (key) => keys[key]?.(),
    close() {
      isClosed = true;
      stopWaiting();
    },
  };
}

/** Milliseconds until there is something new to see: at the latest when the next story appears. */
function untilNews(now: Temporal.Instant | undefined): number {
  if (now === undefined) return patience;
  const untilSlot = now.until(publishingInstant(nextSlot(now))).total("milliseconds");
  return Math.min(patience, Math.ceil(untilSlot) + 50);
}

function failure(error: unknown): Notice {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return { text, hint: error instanceof AppError ? error.hint : undefined, isBad: true };
}
