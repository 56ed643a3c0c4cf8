// The server as a process and as something that can be started and closed.

import { once } from "node:events";
import { closeSync, existsSync, openSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { type AddressInfo, connect, createServer } from "node:net";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { ola } from "#api/access/sign-in.fixture.ts";
import type { Ready } from "#api/health/model.ts";
import { partsOf } from "#api/parts.fixture.ts";
import { contentHash } from "#api/platform/files/content-hash.ts";
import { readServer, unstoppedServer } from "#api/platform/server-info.ts";
import { openLibrary } from "#api/stories/index/library.ts";
import { writeStory } from "#api/stories/index/library-folder.fixture.ts";
import { ended, oneErrorWithHint } from "#cli/e2e/program.fixture.ts";
import { startServer } from "#web/server/serve.ts";

import { addressOf, startProcess, temporaryContent } from "./server-process.fixture.ts";
import { movableClock } from "./site.fixture.ts";

it("starts from its environment, serves, and exits with 0 on a signal", async () => {
  const { contentDir, settings } = await temporaryContent();
  await writeStory(contentDir, { id: "2026-11-21-morning" });
  const child = startProcess({ ...settings, MRUK_NOW: "2026-11-21T08:00:30+01:00" });
  const end = ended(child);
  const address = await addressOf(child);
  expect((await fetch(`${address}/post/2026-11-21-morning`)).status).toBe(200);
  child.kill("SIGTERM");
  expect((await end).code).toBe(0);
});

// A file that is always full, where the system has one.
it.runIf(existsSync("/dev/full"))("goes on, and exits on a signal, where the disk of its log is full", async () => {
  const { contentDir, dataDir, settings } = await temporaryContent();
  await mkdir(join(contentDir, "stories"));
  const full = openSync("/dev/full", "w");
  onTestFinished(() => closeSync(full));
  const child = startProcess(
    { ...settings, MRUK_NOW: "2026-11-21T12:00:00+01:00" },
    { stdio: ["ignore", full, "pipe"] },
  );
  const end = once(child, "exit");
  const noted = async () => (await readServer(dataDir))?.url;
  await expect.poll(noted).toBeDefined();
  const address = await noted();
  // Each new story adds a line to the log.
  for (const id of ["2026-11-20-morning", "2026-11-20-evening"]) {
    await writeStory(contentDir, { id });
    await expect.poll(async () => (await fetch(`${address}/api/posts/${id}`)).status).toBe(200);
  }
  child.kill("SIGTERM");
  expect(await end).toEqual([0, null]);
});

const problemsAt = async (address: string) =>
  ((await (await fetch(`${address}/api/health/ready`)).json()) as Ready).problems;

it("exits on an uncaught error, and reports it for a day after a restart", async () => {
  const { contentDir, dataDir, settings } = await temporaryContent();
  const { id } = await writeStory(contentDir, { id: "2026-11-21-morning" });
  const planted = `data:text/javascript,process.on("SIGUSR2", () => { throw new Error("a planted fault") })`;
  const child = startProcess({
    ...settings,
    MRUK_NOW: "2026-11-21T12:00:00+01:00",
    NODE_OPTIONS: `--import ${JSON.stringify(planted)}`,
  });
  const end = ended(child);
  const listening = async () => (await readServer(dataDir))?.url;
  await expect.poll(listening).toBeDefined();
  const address = await listening();
  expect((await fetch(`${address}/api/posts/${id}/like`, { method: "POST" })).status).toBe(200);
  child.kill("SIGUSR2");
  const { code, stdout } = await end;
  expect(code).toBe(1);
  expect(stdout).toMatch(/"level":60.*a planted fault.*The server ends by an error that nobody caught/);

  const again = startProcess({ ...settings, MRUK_NOW: "2026-11-21T12:00:10+01:00" });
  const then = await addressOf(again);
  await expect.poll(() => problemsAt(then)).toContainEqual(expect.objectContaining({ code: "SERVER_FAILED" }));
  expect(await (await fetch(`${then}/api/posts/${id}`)).json()).toMatchObject({ likes: 1 });
  // A kill leaves no note of an error.
  again.kill("SIGKILL");
  await ended(again);
  expect(await unstoppedServer(dataDir)).toMatchObject({ url: then });
});

it.each([
  ["a port that is none", { PORT: "99999" }, "PORT"],
  [
    "advertising at a place that is none",
    { ADS_CLIENT: "ca-pub-1234567890123456", ADS_SLOTS: "roof=1234" },
    "ADS_SLOTS",
  ],
  ["an address of another machine", { HOST: "192.0.2.1" }, "192.0.2.1"],
  ["a file for a data folder", { DATA_DIR: "package.json" }, "DATA_DIR"],
  ["a file that holds no settings", { MRUK_ENV_FILE: "package.json" }, "package.json, line 1"],
])("says in one line what is wrong with %s, and ends with 1", async (_, wrong, named) => {
  const { code, stdout, stderr } = await ended(startProcess({ ...(await temporaryContent()).settings, ...wrong }));
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toMatch(oneErrorWithHint);
  expect(stderr).toContain(named);
});

it("says who to ask for when the port is taken", async () => {
  const squatter = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void squatter.close());
  await once(squatter, "listening");
  const port = String((squatter.address() as AddressInfo).port);
  const { code, stderr } = await ended(startProcess({ ...(await temporaryContent()).settings, PORT: port }));
  expect(code).toBe(1);
  expect(stderr).toMatch(oneErrorWithHint);
  expect(stderr).toContain(`Port ${port} is taken.`);
});

it("lets a request that has begun finish before it closes, and takes no new one", async () => {
  const { contentDir } = await temporaryContent();
  await writeStory(contentDir, { id: "2026-11-21-morning" });
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const server = await startServer({
    config: { PORT: 0, HOST: "127.0.0.1", SITE_URL: undefined, TRUST_PROXY: 0 },
    services: {
      ...partsOf({ clock: movableClock("2026-11-21T12:00:00+01:00") }),
      library: await openLibrary({ contentDir, likesOf: () => 0 }),
      pictures: {
        async hashOf() {
          begun.resolve();
          await release.promise;
          return null;
        },
      } as never,
    },
  });
  const idle = connect(server.port, "127.0.0.1");
  await once(idle, "connect");
  const answer = fetch(`${server.url}/images/2026-11-21-morning.webp`);
  await begun.promise;
  let closed = false;
  const closing = server.close().then(() => {
    closed = true;
  });
  await once(idle, "close");
  await expect(fetch(server.url)).rejects.toThrow();
  expect(closed).toBe(false);
  release.resolve();
  expect((await answer).status).toBe(404);
  await closing;
});

it("closes the streams of the administrator's jobs, and does not wait for them", async () => {
  const { contentDir } = await temporaryContent();
  const parts = partsOf({ clock: movableClock("2026-11-21T12:00:00+01:00") });
  const server = await startServer({
    config: { PORT: 0, HOST: "127.0.0.1", SITE_URL: undefined, TRUST_PROXY: 0 },
    services: { ...parts, library: await openLibrary({ contentDir, likesOf: () => 0 }) },
  });
  await parts.access.setUp(ola);
  const { token } = await parts.access.login(ola, "127.0.0.1");
  const followed = await fetch(`${server.url}/api/admin/jobs`, {
    headers: { authorization: `Bearer ${token}`, accept: "text/event-stream" },
  });
  expect(followed.status).toBe(200);
  await server.close();
  // The response is complete.
  expect(await followed.text()).toBe("");
});

const large = new Uint8Array(64_000_000);

/** A server with one picture that is far larger than the socket buffers. */
async function serverOfALargePicture(farewell?: number) {
  const { contentDir } = await temporaryContent();
  await writeStory(contentDir, { id: "2026-11-21-morning" });
  return startServer({
    config: { PORT: 0, HOST: "127.0.0.1", SITE_URL: undefined, TRUST_PROXY: 0 },
    services: {
      ...partsOf({ clock: movableClock("2026-11-21T12:00:00+01:00") }),
      library: await openLibrary({ contentDir, likesOf: () => 0 }),
      pictures: { read: async () => large, hashOf: async () => contentHash(large) },
    },
    ...(farewell !== undefined && { farewell }),
  });
}

/** Requests the picture and stops reading after its first bytes. */
async function beginToRead(port: number) {
  const reader = connect(port, "127.0.0.1");
  reader.on("error", () => {});
  reader.write("GET /images/2026-11-21-morning.webp HTTP/1.1\r\nHost: mruk\r\n\r\n");
  await once(reader, "readable");
  return reader;
}

it("lets a slow reader have the whole of an answer that was written before it closes", async () => {
  // More patient than usual: a busy machine reads slowly too.
  const server = await serverOfALargePicture(60_000);
  const reader = await beginToRead(server.port);
  const closing = server.close();
  let length = 0;
  for await (const bytes of reader) length += bytes.length;
  expect(length).toBeGreaterThan(64_000_000);
  await closing;
});

it("does not wait for ever for a reader who reads no further", async () => {
  const server = await serverOfALargePicture(1);
  const reader = await beginToRead(server.port);
  await server.close();
  reader.destroy();
});
