import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { openRunLog } from "../api/generation/run-log.ts";
import { readConfig } from "../api/platform/config.ts";
import { folderOfTest } from "../api/platform/folder.fixture.ts";
import { openStateFile } from "../api/state/state-file.ts";
import { openLibrary } from "../api/stories/library.ts";
import { StoryId } from "../api/stories/model.ts";
import { lookAtServer, lookAtToday } from "./dashboard/look.ts";
import { asksForDashboard } from "./dashboard.ts";
import type { ServerClient } from "./server/calls.ts";
import { memoryTerminal } from "./surroundings.fixture.ts";
import type { Surroundings } from "./surroundings.ts";
import { isWatched } from "./terminal/terminal.ts";

describe("mruk alone", () => {
  const asks = (args: string[], { watched = true, keyboard = true } = {}) => {
    const { terminal } = memoryTerminal({ watched });
    return asksForDashboard(args, { terminal, ask: keyboard ? async () => true : null } as Surroundings);
  };

  it("opens the dashboard where a person watches and types, and nowhere else", () => {
    expect(asks([])).toBe(true);
    expect(asks([], { watched: false })).toBe(false);
    expect(asks([], { keyboard: false })).toBe(false);
    expect(asks(["--help"])).toBe(false);
    expect(asks(["generat"])).toBe(false);
  });

  it("takes neither a pipe nor CI nor a dumb terminal for a person who watches", () => {
    expect(isWatched({ isTTY: undefined, environment: {} })).toBe(false);
    expect(isWatched({ isTTY: true, environment: { CI: "true" } })).toBe(false);
    expect(isWatched({ isTTY: true, environment: { TERM: "dumb" } })).toBe(false);
  });
});

describe("what the dashboard looks at", () => {
  const clock = { now: () => Temporal.Instant.from("2026-11-21T15:04:00+01:00") };

  async function look(prepare: (dataDir: string) => Promise<unknown> = async () => {}) {
    const root = folderOfTest();
    const config = readConfig({ CONTENT_DIR: join(root, "content"), DATA_DIR: join(root, "data") });
    await prepare(config.DATA_DIR);
    const library = await openLibrary({ contentDir: config.CONTENT_DIR, likesOf: () => 0 });
    return lookAtToday({ config, clock, library });
  }

  it("is there on a machine where nothing is", async () => {
    expect(await look()).toMatchObject({ buffer: { ready: 0, level: "empty" }, lastRun: null, likes: null });
  });

  it("are the last run, and the likes that a server counts, although it holds its state file", async () => {
    const today = await look(async (dataDir) => {
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

  it("is the running server, also where it does not say what it has counted", async () => {
    const silent = async () => {
      throw new Error("refused");
    };
    expect(await lookAtServer(serverThat(silent))).toEqual({ url: "http://127.0.0.1:3000", likes: null });
    const odd = async () => ({ json: async () => ({ days: "none" }) });
    expect(await lookAtServer(serverThat(odd))).toEqual({ url: "http://127.0.0.1:3000", likes: null });
    expect(await lookAtServer(silent)).toBeNull();
  });
});
