import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "#api/stories/repository/repository.fixture.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { bytesOf, google } from "./youtube.fixture.ts";

const program = join(import.meta.dirname, "upload-process.fixture.ts");

async function world(length: number) {
  const server = await google();
  const { root } = await temporaryFolder();
  const [film, path] = [bytesOf(length), join(root, "film.mp4")];
  await writeFile(path, film);
  const settings = JSON.stringify({ ...server.settings, dataDir: join(root, "data"), path, story: storyOf() });
  function start() {
    const child = spawn(process.execPath, [program, settings], { stdio: ["ignore", "pipe", "pipe"] });
    onTestFinished(() => void child.kill("SIGKILL"));
    const output = { stdout: "", stderr: "" };
    child.stdout.on("data", (text) => (output.stdout += text));
    child.stderr.on("data", (text) => (output.stderr += text));
    const ended = once(child, "close").then(([code]) => ({ code, ...output }));
    return { child, ended };
  }
  return { server, film, start };
}

/** Pseudo-random numbers that are the same for the same seed (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

it("an upload that is killed at twenty random bytes becomes exactly one video, byte for byte", async () => {
  const seed = Date.now() % 1_000_000;
  console.log(`the seed of the kills: ${seed}`);
  const random = chance(seed);
  const { server, film, start } = await world(3_000_000);
  server.behaves.bytesPerSecond = 2_000_000;
  const marks = Array.from({ length: 20 }, () => Math.floor(random() * film.byteLength)).sort((a, b) => a - b);
  for (const mark of marks) {
    const { child, ended } = start();
    await expect.poll(() => server.arrived() >= mark || child.exitCode !== null, { interval: 2 }).toBe(true);
    child.kill("SIGKILL");
    await ended;
    // The last bytes may have arrived before the kill did.
    expect(server.videos.length, `with the seed ${seed}`).toBeLessThanOrEqual(1);
  }
  server.behaves.bytesPerSecond = Number.POSITIVE_INFINITY;
  const { code, stdout, stderr } = await start().ended;
  expect([code, stderr], `with the seed ${seed}`).toEqual([0, ""]);
  expect(server.videos.map(({ content }) => content.equals(film))).toEqual([true]);
  expect(JSON.parse(stdout).upload.videoId).toBe(server.videos[0]?.id);
  expect(server.inserts(), `sessions, with the seed ${seed}`).toBe(1);
  expect(server.captions).toHaveLength(1);
});

it.each([
  "PUT /upload/youtube/v3/videos",
  "PUT /youtube/v3/videos",
  "POST /upload/youtube/v3/captions",
  "GET /youtube/v3/videos",
])("an upload that is killed before it hears what came of %s is that one video all the same", async (line) => {
  const { server, film, start } = await world(300_000);
  // The request takes effect, and its answer is lost.
  server.failNext(new RegExp(`^${line}$`), { kind: "hang", after: true });
  const { child, ended } = start();
  const heard = () => server.asked.some(({ method, path }) => `${method} ${path}` === line);
  await expect.poll(heard, { interval: 2 }).toBe(true);
  child.kill("SIGKILL");
  await ended;
  expect((await start().ended).code).toBe(0);
  expect(server.videos.map(({ content }) => content.equals(film))).toEqual([true]);
  expect([server.inserts(), server.captions.length]).toEqual([1, 1]);
  expect(server.videos[0]?.status.containsSyntheticMedia).toBe(true);
});

it("two processes at once make one video", async () => {
  const { server, start } = await world(1_500_000);
  server.behaves.bytesPerSecond = 5_000_000;
  const [one, other] = await Promise.all([start().ended, start().ended]);
  expect([one.code, other.code]).toEqual([0, 0]);
  expect(one.stdout).toBe(other.stdout);
  expect(server.videos).toHaveLength(1);
  expect(server.inserts()).toBe(1);
});
