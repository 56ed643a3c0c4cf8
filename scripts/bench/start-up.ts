// How long a library takes to open against merely finding its files and reading their bytes, or asking the disk whether they have
// changed, what its stories cost in memory, and whether a question takes longer in a larger library. growth.ts asks the same of
// real servers.
import { execFileSync } from "node:child_process";
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { publishedAtText, storyIdOf } from "../../api/schedule/slots.ts";
import { openLibrary } from "../../api/stories/library.ts";
import { type Story, storyPath } from "../../api/stories/model.ts";
import { formatStory } from "../../api/stories/story-file.ts";
import { readBytes } from "../../api/stories/story-files.ts";
import { indexStories, type StoryIndex, timed } from "../../api/stories/story-index.ts";
import type { TimedStory } from "../../api/stories/timeline.ts";
import { slotsOf } from "./library.fixture.ts";
import { benchStories } from "./stories.fixture.ts";

const rounds = 7;
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const likes = { likesOf: () => 0 };

// What a fresh process, in which nothing is warm but the disk's cache, does with a content folder. Each answers how long it
// took, and for what it holds afterwards.
const works = {
  read: (contentDir: string) => timedWork(() => touch(contentDir, (path) => readBytes(path).bytes.length)),
  stat: (contentDir: string) => timedWork(() => touch(contentDir, (path) => lstatSync(path).size)),
  open: (contentDir: string) => timedWork(() => openLibrary({ contentDir, ...likes })),
  openAgain: (contentDir: string) =>
    timedWork(() => openLibrary({ contentDir, cacheDir: join(contentDir, "cache"), ...likes })),
};
type Measured = { milliseconds: number; bytes: number };

function touch(contentDir: string, sizeOf: (path: string) => number): number {
  let bytes = 0;
  for (const file of readdirSync(join(contentDir, "stories"), { recursive: true, withFileTypes: true })) {
    if (file.isFile()) bytes += sizeOf(join(file.parentPath, file.name));
  }
  return bytes;
}

/** What is held in memory: by JavaScript's objects, and the bytes beside them. */
function held(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function timedWork(work: () => unknown): Promise<Measured & { kept: unknown }> {
  const before = held();
  const started = performance.now();
  const kept = await work();
  const milliseconds = performance.now() - started;
  return { milliseconds, bytes: held() - before, kept };
}

const isWork = (name: string): name is keyof typeof works => Object.hasOwn(works, name);

function inFreshProcess(work: keyof typeof works, contentDir: string): Measured {
  const args = ["--expose-gc", import.meta.filename, work, contentDir];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
}

function startUp(files: number): void {
  const contentDir = mkdtempSync(join(tmpdir(), "mruk-bench-"));
  try {
    let contentBytes = 0;
    for (const story of benchStories(files)) {
      const [path, text] = [join(contentDir, storyPath(story.id)), formatStory(story)];
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
      contentBytes += Buffer.byteLength(text);
    }
    // Twice, because files younger than a second are not kept yet.
    for (let time = 0; time < 2; time += 1) inFreshProcess("openAgain", contentDir);
    const runs = Array.from({ length: rounds }, () => ({
      // By turns, so that a busy moment of the machine falls on all.
      read: inFreshProcess("read", contentDir),
      stat: inFreshProcess("stat", contentDir),
      open: inFreshProcess("open", contentDir),
      openAgain: inFreshProcess("openAgain", contentDir),
    }));
    const time = (work: keyof typeof works) => median(runs.map((run) => run[work].milliseconds));
    const against = (work: keyof typeof works, mere: keyof typeof works) =>
      `${(time(work) / time(mere)).toFixed(2)} x ${mere} (${time(work).toFixed(0)} ms to ${time(mere).toFixed(0)} ms, medians of ${rounds})`;
    const bytes = median(runs.map((run) => run.open.bytes));
    console.log(`a start on ${files} stories takes ${against("openAgain", "stat")}; bar: under 2`);
    console.log(`the very first start, with no index kept yet, takes ${against("open", "read")}; bar: under 3`);
    console.log(
      `a story of ${(contentBytes / files / 1000).toFixed(1)} kB takes ${(bytes / files / 1000).toFixed(1)} kB of memory: ${(bytes / contentBytes).toFixed(2)} x its file`,
    );
  } finally {
    rmSync(contentDir, { recursive: true });
  }
}

function questions(): void {
  const now = Temporal.Instant.from("2026-12-01T00:00:00Z");
  const [small, large] = [1_000, 100_000].map((size) => indexStories(threeADay(size), likes));
  if (!small || !large) return;
  const asked = {
    list: (index: StoryIndex) => index.list({ now, limit: 8, offset: 400 }),
    one: (index: StoryIndex) => index.find(storyIdOf({ date: "2025-03-01", timeSlot: "evening" }), now),
    today: (index: StoryIndex) => index.today(Temporal.Instant.from("2025-12-31T20:00:00Z")),
    popular: (index: StoryIndex) => index.popular({ now, limit: 3 }),
  };
  for (const [name, ask] of Object.entries(asked)) {
    const [inSmall, inLarge]: number[][] = [[], []];
    for (let round = 0; round < 51; round += 1) {
      inSmall?.push(timeOf(() => ask(small)));
      inLarge?.push(timeOf(() => ask(large)));
    }
    const ratio = median(inLarge ?? []) / median(inSmall ?? []);
    console.log(`${name} of 100,000 stories takes ${ratio.toFixed(2)} x ${name} of 1,000`);
  }
}

/** However many, a day has three. */
function threeADay(size: number): TimedStory[] {
  const [model] = [...benchStories(1)] as [Story];
  return slotsOf(size).map((slot) =>
    timed({ ...model, id: storyIdOf(slot), publishedAt: publishedAtText(slot), timeSlot: slot.timeSlot }),
  );
}

function timeOf(work: () => unknown): number {
  const started = performance.now();
  for (let time = 0; time < 2000; time += 1) work();
  return performance.now() - started;
}

const [work, contentDir] = process.argv.slice(2);
if (contentDir !== undefined && work !== undefined && isWork(work)) {
  const { milliseconds, bytes } = await works[work](contentDir);
  console.log(JSON.stringify({ milliseconds, bytes }));
} else {
  startUp(10_000);
  questions();
}
