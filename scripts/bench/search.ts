// Measures the search of a real server at 10,000 and at 100,000 stories that the house told: how long a query takes, how large the
// index is against the texts, how long building it and changing one story take. It needs the built pages: npm run build.
// Other sizes: node scripts/bench/search.ts 1000
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { houseStories } from "#api/search/house-stories.fixture.ts";
import { openSearchIndex } from "#api/search/index/search-index.ts";
import { writtenQueries } from "#api/search/queries.fixture.ts";
import { searchedStory } from "#api/search/searched-story.ts";
import { formatStory } from "#api/stories/file/story-file.ts";
import { type Story, storyPath } from "#api/stories/model.ts";
import { median, rate } from "./figures.fixture.ts";
import { exchange, open } from "./load.fixture.ts";
import { type Server, startProcess } from "./server.fixture.ts";

const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [10_000, 100_000];
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

async function timesOf({ url }: Server): Promise<number[]> {
  const socket = await open(url);
  const queries = [...writtenQueries, ...hardQueries.map((query) => ({ query, language: "en" }))];
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
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

for (const size of sizes) {
  const root = mkdtempSync(join(tmpdir(), "mruk-search-"));
  const settings = { CONTENT_DIR: join(root, "content"), DATA_DIR: join(root, "data") };
  try {
    const { bytes, last } = await writeHouseLibrary(settings.CONTENT_DIR, size);
    const server = await startProcess({ ...settings, MRUK_NOW: "2025-12-31T21:00:00+01:00" });
    const before = await server.restingResident();
    const built = await buildIndex(server.url);
    const times = await timesOf(server);
    const after = server.resident();
    await server.stop();
    const folder = join(settings.DATA_DIR, "cache", "search");
    const file = join(folder, readdirSync(folder).find((name) => name.endsWith(".sqlite")) ?? "");
    const kept = statSync(file).size;
    const again = await startProcess({ ...settings, MRUK_NOW: "2025-12-31T21:00:00+01:00" });
    const closed = await again.restingResident();
    const opened = await buildIndex(again.url);
    await timesOf(again);
    const grown = (await again.restingResident()) - closed;
    await again.stop();
    console.log(
      `${rate(size)} stories: a query takes ${median(times).toFixed(1)} ms (p50), ${p95(times).toFixed(1)} ms (p95), ${Math.max(...times).toFixed(1)} ms at most; the texts are ${megabytes(bytes)}, the file ${megabytes(kept)} (${(kept / bytes).toFixed(2)} x), memory grows by ${megabytes(after - before)} while it is built and asked (${((after - before) / bytes).toFixed(2)} x), by ${megabytes(grown)} (${(grown / bytes).toFixed(2)} x) where it is opened and asked; a build takes ${(built / 1000).toFixed(1)} s, opening it ${(opened / 1000).toFixed(2)} s, a change ${median(updateTimes(file, last)).toFixed(1)} ms`,
    );
  } finally {
    rmSync(root, { recursive: true });
  }
}
