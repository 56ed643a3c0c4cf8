// Measures the search of a real server at 10,000 and at 100,000 stories that the house told: how long a query takes, how large the
// index is against the texts, how long building it and changing one story take. It needs the built pages: npm run build.
// Other sizes: node scripts/bench/search.ts 1000
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { houseStories } from "#api/search/house-stories.fixture.ts";
import { openSearchIndex } from "#api/search/index/search-index.ts";
import { resourceLimits } from "#api/search/index/thread.ts";
import { writtenQueries } from "#api/search/queries.fixture.ts";
import { searchedStory } from "#api/search/searched-story.ts";
import { formatStory } from "#api/stories/file/story-file.ts";
import { type Story, storyPath } from "#api/stories/model.ts";
import { median, rate } from "./figures.fixture.ts";
import { exchange, open } from "./load.fixture.ts";
import { type Server, startProcess } from "./server.fixture.ts";

const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [10_000, 100_000];
const built = join(import.meta.dirname, "..", "..", "dist", "web");
const lastDate = Temporal.PlainDate.from("2025-12-31");
/** Words that stand nearly everywhere, phrases, and what is not there at all, besides the written queries. */
const hardQueries = [
  "mruk",
  "mruk ola tomek",
  '"mruk the cat"',
  "window pigeon stove tram courtyard kitchen",
  "xqzvw",
  "t",
];

const rounds = 3;

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const p95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;
const bytesOf = (story: Story) =>
  [
    story.titleEn,
    story.titlePl,
    story.excerptEn,
    story.excerptPl,
    story.imageAlt,
    story.imageAltPl ?? "",
    story.contentEn,
    story.contentPl,
  ]
    .map((text) => Buffer.byteLength(text))
    .reduce((sum, bytes) => sum + bytes, 0);

/** Writes that many stories; the bytes of their texts, and one of them. */
async function writeHouseLibrary(contentDir: string, count: number): Promise<{ bytes: number; last: Story }> {
  const days = Math.ceil(count / 3);
  let bytes = 0;
  let last: Story | undefined;
  for await (const story of houseStories(days, lastDate.subtract({ days: days - 1 }).toString())) {
    const path = join(contentDir, storyPath(story.id));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, formatStory(story));
    bytes += bytesOf(story);
    last = story;
  }
  if (last === undefined) throw new Error("There is no story.");
  return { bytes, last };
}

/** Asks until the index is built. */
async function buildIndex(url: string): Promise<number> {
  const began = performance.now();
  for (;;) {
    const { status } = await fetch(`${url}/api/search?q=cat`);
    if (status === 200) return performance.now() - began;
    await sleep(50);
  }
}

const queries = [...writtenQueries, ...hardQueries.map((query) => ({ query, language: "en" }))];

async function timesOf({ url }: Server): Promise<number[]> {
  const socket = await open(url);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const { query, language } of queries) {
      const path = `/api/search?${new URLSearchParams({ q: query, language })}`;
      const began = performance.now();
      const { status } = await exchange(socket, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      if (status !== 200) throw new Error(`${path}: ${status}`);
      // The first round loads the code and the words.
      if (round > 0) times.push(performance.now() - began);
    }
  }
  socket.destroy();
  return times;
}

/** The memory of a server that has answered as much as it will be asked, but has not opened the index. */
async function memoryWithout(server: Server): Promise<number> {
  const socket = await open(server.url);
  for (let at = 0; at < rounds * queries.length; at += 1) {
    await exchange(socket, `GET /api/posts?limit=12&offset=${at} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  }
  socket.destroy();
  return await server.restingResident();
}

/** Opens or builds the index, and asks it: in what time, and what of the memory that takes in the end. */
async function measureIndex(server: Server): Promise<{ ready: number; times: number[]; memory: number }> {
  const without = await memoryWithout(server);
  const ready = await buildIndex(server.url);
  const times = await timesOf(server);
  return { ready, times, memory: (await server.restingResident()) - without };
}

/** Milliseconds for putting a changed story into the index of a server that has ended. */
function updateTimes(file: string, story: Story): number[] {
  const index = openSearchIndex([file]);
  const at = Temporal.Instant.from(story.publishedAt).epochMilliseconds;
  const times = Array.from({ length: 20 }, (_, time) => {
    const changed = { ...story, titleEn: `${story.titleEn} ${time}` };
    const began = performance.now();
    index.put([searchedStory({ story: changed }, { id: story.id, at, trace: null })]);
    return performance.now() - began;
  });
  index.close();
  return times;
}

/**
 * Opens an index as the server does, asks it everything, and prints by how much this process, which does nothing else, grows: without
 * the pages of files, such as the program's own, which all processes share.
 */
async function growBy(file: string): Promise<void> {
  const anonymous = () => Number(/^RssAnon:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1]) * 1024;
  const before = anonymous();
  const worker = new Worker(builtThread(), {
    workerData: { files: [file] },
    env: {},
    resourceLimits,
    execArgv: [],
  });
  for (let round = 0; round < rounds; round += 1) {
    for (const { query, language } of queries) {
      worker.postMessage({ id: 0, name: "find", input: { q: query, language, now: Date.now(), limit: 12, offset: 0 } });
      const [answer] = await once(worker, "message");
      if ("error" in answer) throw new Error(answer.error);
    }
  }
  process.stdout.write(String(anonymous() - before));
  await worker.terminate();
}

/** The thread's program in the newest build. */
function builtThread(): string {
  const programs = readdirSync(built).filter((name) => /^search-thread-.*\.js$/.test(name));
  const paths = programs.map((name) => join(built, name));
  const [newest = ""] = paths.toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  return newest;
}

/** The middle of some processes that each open the index. */
const memoryOf = (file: string): number =>
  median(
    Array.from({ length: 5 }, () =>
      Number(execFileSync(process.execPath, [import.meta.filename, "grow", file], { encoding: "utf8" })),
    ),
  );

async function main(): Promise<void> {
  for (const size of sizes) {
    const root = mkdtempSync(join(tmpdir(), "mruk-search-"));
    const settings = { CONTENT_DIR: join(root, "content"), DATA_DIR: join(root, "data") };
    try {
      const { bytes, last } = await writeHouseLibrary(settings.CONTENT_DIR, size);
      const start = () => startProcess({ ...settings, MRUK_NOW: "2025-12-31T21:00:00+01:00" });
      const building = await start();
      const first = await measureIndex(building);
      await building.stop();
      const folder = join(settings.DATA_DIR, "cache", "search");
      const file = join(folder, readdirSync(folder).find((name) => name.endsWith(".sqlite")) ?? "");
      const kept = statSync(file).size;
      const opening = await start();
      const opened = await measureIndex(opening);
      await opening.stop();
      const { times } = opened;
      const ofTexts = (size: number) => `${megabytes(size)} (${(size / bytes).toFixed(2)} x)`;
      console.log(
        `${rate(size)} stories: a query takes ${median(times).toFixed(1)} ms (p50), ${p95(times).toFixed(1)} ms (p95), ${Math.max(...times).toFixed(1)} ms at most; the texts are ${megabytes(bytes)}, the file ${ofTexts(kept)}; opened and asked, the index takes ${ofTexts(memoryOf(file))} of memory, and the server grows by ${megabytes(opened.memory)}, or by ${megabytes(first.memory)} where it is built; a build takes ${(first.ready / 1000).toFixed(1)} s, opening it ${(opened.ready / 1000).toFixed(2)} s, a change ${median(updateTimes(file, last)).toFixed(1)} ms`,
      );
    } finally {
      rmSync(root, { recursive: true });
    }
  }
}

if (process.argv[2] === "grow") await growBy(process.argv[3] ?? "");
else await main();
