import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { openRunLog } from "#api/generation/run-log.ts";
import { readConfig } from "#api/platform/config.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { openStateFile } from "#api/state/state-file.ts";
import { openLibrary } from "#api/stories/index/library.ts";
import { StoryId } from "#api/stories/model.ts";
import { memoryTerminal } from "./context.fixture.ts";
import type { CommandContext } from "./context.ts";
import { findServer, readToday } from "./dashboard/read-today.ts";
import { asksForDashboard } from "./dashboard.ts";
import type { ServerClient } from "./server/server-client.ts";
import { isInteractive } from "./terminal/terminal.ts";

describe("mruk alone", () => {
  const asks = (args: string[], { interactive = true, keyboard = true } = {}) => {
    const { terminal } = memoryTerminal({ interactive });
    return asksForDashboard(args, { terminal, ask: keyboard ? async () => true : null } as CommandContext);
  };

  it("opens the dashboard where a person watches and types, and nowhere else", () => {
    expect(asks([])).toBe(true);
    expect(asks([], { interactive: false })).toBe(false);
    expect(asks([], { keyboard: false })).toBe(false);
    expect(asks(["--help"])).toBe(false);
    expect(asks(["generat"])).toBe(false);
  });

  it("takes neither a pipe nor CI nor a dumb terminal for a person who watches", () => {
    expect(isInteractive({ isTTY: undefined, environment: {} })).toBe(false);
    expect(isInteractive({ isTTY: true, environment: { CI: "true" } })).toBe(false);
    expect(isInteractive({ isTTY: true, environment: { TERM: "dumb" } })).toBe(false);
  });
});

describe("the dashboard's data", () => {
  const clock = { now: () => Temporal.Instant.from("2026-11-21T15:04:00+01:00") };

  async function todayOf(prepare: (dataDir: string) => Promise<unknown> = async () => {}) {
    const root = folderOfTest();
    const config = readConfig({ CONTENT_DIR: join(root, "content"), DATA_DIR: join(root, "data") });
    await prepare(config.DATA_DIR);
    const library = await openLibrary({ contentDir: config.CONTENT_DIR, likesOf: () => 0 });
    return readToday({ config, clock, library });
  }

  it("is complete on a machine without library and state", async () => {
    expect(await todayOf()).toMatchObject({ buffer: { ready: 0, level: "empty" }, lastRun: null, likes: null });
  });

  it("includes the last run, and the likes that a server counts while it holds its state file", async () => {
    const today = await todayOf(async (dataDir) => {
      const run = { startedAt: "2026-11-21T07:00:00Z", skipped: 0, failed: 0, costUsd: 0 };
      await openRunLog(dataDir).add({ ...run, origin: "panel", endedAt: "2026-11-21T07:01:00Z", published: 2 });
      const state = await openStateFile({ dataDir, clock });
      onTestFinished(() => state.close());
      const like = { id: StoryId.parse("2026-11-20-evening"), date: "2026-11-21", what: "likes", by: 1 } as const;
      await Promise.all(Array.from({ length: 7 }, () => state.counts.count(like)));
    });
    expect(today).toMatchObject({ lastRun: { origin: "panel", published: 2 }, likes: 7 });
  });

  const serverThat = (open: () => Promise<unknown>) => async () =>
    ({ url: "http://127.0.0.1:3000", open }) as unknown as ServerClient;

  it("includes the running server, also where it does not report its counts", async () => {
    const silent = async () => {
      throw new Error("refused");
    };
    expect(await findServer(serverThat(silent))).toEqual({ url: "http://127.0.0.1:3000", likes: null, problems: null });
    const odd = async () => ({ json: async () => ({ days: "none" }) });
    expect(await findServer(serverThat(odd))).toEqual({ url: "http://127.0.0.1:3000", likes: null, problems: null });
    expect(await findServer(silent)).toBeNull();
  });
});
