import { appendFile, chmod, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { StoryId } from "#api/stories/model.ts";
import { allOf } from "./generation.fixture.ts";
import { logged } from "./logged.ts";
import type { GenerationEvent, GenerationRun } from "./model.ts";
import { openRunLog } from "./run-log.ts";

async function dataFolder(): Promise<string> {
  const folder = folderOfTest();
  return folder;
}

const runOf = (rest: Partial<GenerationRun> = {}): GenerationRun => ({
  origin: "terminal",
  startedAt: "2026-11-21T08:00:00Z",
  endedAt: "2026-11-21T08:00:09Z",
  published: 1,
  skipped: 0,
  failed: 0,
  costUsd: 0,
  ...rest,
});

it("keeps runs, newest first, for their owner only, in a folder that need not be there yet", async () => {
  const folder = join(await dataFolder(), "data");
  const runs = openRunLog(folder);
  expect(await runs.list()).toEqual([]);
  await runs.add(runOf({ published: 1 }));
  await runs.add(runOf({ published: 2, error: { code: "TEXT_REJECTED", message: "Too\nshort" } }));
  expect((await openRunLog(folder).list()).map(({ published }) => published)).toEqual([2, 1]);
  expect((await stat(join(folder, "runs.jsonl"))).mode & 0o777).toBe(0o600);
});

it("skips a line that a killed process left unfinished, and one that is not a run", async () => {
  const folder = await dataFolder();
  const runs = openRunLog(folder);
  await runs.add(runOf({ published: 1 }));
  await appendFile(join(folder, "runs.jsonl"), '{"origin":"moon"}\n\u0000\u0000\n{"origin":"termi');
  expect(await runs.list()).toHaveLength(1);
  await runs.add(runOf({ published: 2 }));
  expect((await runs.list()).map(({ published }) => published)).toEqual([2, 1]);
});

it("goes on with the log of an earlier version", async () => {
  const folder = await dataFolder();
  const left =
    '{"origin":"terminal","startedAt":"2026-11-21T08:00:00Z","endedAt":"2026-11-21T08:00:09Z","published":1,"skipped":0,"failed":0,"costUsd":0,"error":{"code":"TEXT_REJECTED","message":"Too\\nshort ż"}}\n';
  await writeFile(join(folder, "runs.jsonl"), left);
  await openRunLog(folder).add(runOf({ published: 2 }));
  expect(await openRunLog(folder).list()).toEqual([
    runOf({ published: 2 }),
    runOf({ error: { code: "TEXT_REJECTED", message: "Too\nshort ż" } }),
  ]);
  expect(await readFile(join(folder, "runs.jsonl"), "utf8")).toBe(
    `${left}${JSON.stringify(runOf({ published: 2 }))}\n`,
  );
});

it("reads the cancelled runs of an earlier version, which kept them as errors", async () => {
  const folder = await dataFolder();
  const left = runOf({ error: { code: "JOB_CANCELLED", message: "It was stopped before its end." } });
  await writeFile(join(folder, "runs.jsonl"), `${JSON.stringify(left)}\n`);
  expect(await openRunLog(folder).list()).toEqual([runOf({ cancelled: true })]);
});

it("forgets the oldest, and loses none of those that are written at once", async () => {
  const folder = await dataFolder();
  const runs = openRunLog(folder);
  const line = JSON.stringify(runOf());
  await writeFile(join(folder, "runs.jsonl"), `${line}\n`.repeat(595));
  const published = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19];
  await Promise.all(published.map((count) => openRunLog(folder).add(runOf({ published: count }))));
  const newest = (await runs.list()).slice(0, 10).map(({ published }) => published);
  expect(newest.sort()).toEqual(published);
  const lines = (await readFile(join(folder, "runs.jsonl"), "utf8")).trimEnd().split("\n");
  expect(lines.length).toBeLessThanOrEqual(600);
});

it("never fails a run: not where it cannot write, nor with an error of any length", async () => {
  const folder = await dataFolder();
  const runs = openRunLog(folder);
  await runs.add(runOf({ error: { code: "INTERNAL", message: "x".repeat(100_000) } }));
  expect((await runs.list())[0]?.error?.message).toHaveLength(500);
  await chmod(folder, 0o500);
  await openRunLog(join(folder, "runs.jsonl", "no folder")).add(runOf());
  await chmod(folder, 0o700);
});

const id = StoryId.parse("2026-11-21-morning");
const events: GenerationEvent[] = [
  {
    type: "story-published",
    id,
    titleEn: "A",
    titlePl: "B",
    publishedAt: "2026-11-21T08:00:00+01:00",
    commit: null,
    pushed: false,
  },
  { type: "story-skipped", id, reason: "exists" },
  { type: "story-failed", id, step: "text", error: { code: "TEXT_REJECTED", message: "Too short" } },
  { type: "story-failed", id, step: "text", error: { code: "INTERNAL", message: "later" } },
  { type: "finished", published: 1, skipped: 1, failed: 2 },
];

async function* streamOf(events: readonly GenerationEvent[], error?: unknown) {
  yield* events;
  if (error) throw error;
}

/** Runs a pipeline and returns its log entry. */
function logOf(signal?: AbortSignal) {
  const kept: GenerationRun[] = [];
  let now = Temporal.Instant.from("2026-11-21T07:00:00Z");
  const clock = {
    now: () => {
      now = now.add({ hours: 1 });
      return now;
    },
  };
  const logging = {
    runs: { add: async (run: GenerationRun) => void kept.push(run) },
    origin: "panel" as const,
    clock,
    spentUsd: () => 0.25,
    signal,
  };
  return { kept, logging };
}

it("has no error for a run that went well", async () => {
  const { kept, logging } = logOf();
  await allOf(logged(streamOf([{ type: "finished", published: 0, skipped: 0, failed: 0 }]), logging));
  expect(kept[0]).not.toHaveProperty("error");
});

it("records a run's time, results, cost and failures", async () => {
  const { kept, logging } = logOf();
  expect(await allOf(logged(streamOf(events), logging))).toEqual(events);
  expect(kept).toEqual([
    {
      origin: "panel",
      startedAt: "2026-11-21T08:00:00Z",
      endedAt: "2026-11-21T09:00:00Z",
      published: 1,
      skipped: 1,
      failed: 2,
      costUsd: 0.25,
      failures: [
        { id: "2026-11-21-morning", code: "TEXT_REJECTED", message: "Too short" },
        { id: "2026-11-21-morning", code: "INTERNAL", message: "later" },
      ],
      error: { code: "TEXT_REJECTED", message: "Too short" },
    },
  ]);
});

it("keeps a run that breaks off, with its error, and one that nobody reads to its end", async () => {
  const { kept, logging } = logOf();
  await expect(allOf(logged(streamOf([], new Error("the disk is gone")), logging))).rejects.toThrow("the disk is gone");
  expect(kept[0]).toMatchObject({ published: 0, error: { code: "INTERNAL", message: "the disk is gone" } });
  for await (const _ of logged(streamOf(events), logging)) break;
  expect(kept[1]).toMatchObject({ published: 1, failed: 0, cancelled: true });
  expect(kept[1]).not.toHaveProperty("error");
});

it("records a cancelled run as cancelled, without an error", async () => {
  const { kept, logging } = logOf(AbortSignal.abort());
  await expect(allOf(logged(streamOf([], new Error("aborted")), logging))).rejects.toThrow("aborted");
  expect(kept[0]?.cancelled).toBe(true);
  expect(kept[0]).not.toHaveProperty("error");
});
