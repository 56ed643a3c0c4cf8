// Readers' actions survive server processes that are killed, doubled, damaged, or without disk space.

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { writeStory } from "#api/stories/index/library-folder.fixture.ts";
import { ended, mruk, oneErrorWithHint, projectFolder } from "#cli/e2e/program.fixture.ts";
import { addressOf, startProcess, temporaryContent } from "./server-process.fixture.ts";

const id = "2026-11-21-morning";

async function library() {
  const { contentDir, dataDir, settings } = await temporaryContent({ stores: "files" });
  await writeStory(contentDir, { id });
  return {
    dataDir,
    statePath: join(dataDir, "state.json"),
    settings: { ...settings, MRUK_NOW: "2026-11-21T12:00:00+01:00", RATE_LIMITS: "off", LOG_LEVEL: "silent" },
  };
}

const isBackup = (name: string) => name.startsWith("state-");

const like = (address: string) => fetch(`${address}/api/posts/${id}/like`, { method: "POST" });
const likesAt = async (address: string): Promise<number> =>
  (await (await fetch(`${address}/api/posts/${id}`)).json()).likes;

/** Forty visitors who like until the server is gone. */
async function storm(address: string, { onAsk, onAnswer }: { onAsk(): void; onAnswer(): void }): Promise<void> {
  const visitor = async () => {
    for (;;) {
      onAsk();
      const answer = await like(address).catch(() => null);
      if (answer === null) return;
      if (answer.status === 200) onAnswer();
    }
  };
  await Promise.all(Array.from({ length: 40 }, visitor));
}

it("keeps every like that was answered, however often the server is killed in the middle", async () => {
  const { settings } = await library();
  let [attempts, answered] = [0, 0];
  for (let round = 1; round <= 5; round += 1) {
    const child = startProcess(settings);
    const address = await addressOf(child);
    expect(await likesAt(address)).toBeGreaterThanOrEqual(answered);
    // Killed at a different moment each time, between two responses of one write.
    const last = answered + 37 * round;
    await storm(address, {
      onAsk: () => {
        attempts += 1;
      },
      onAnswer: () => {
        answered += 1;
        if (answered === last) child.kill("SIGKILL");
      },
    });
  }
  const likes = await likesAt(await addressOf(startProcess(settings)));
  expect(likes).toBeGreaterThanOrEqual(answered);
  expect(likes).toBeLessThanOrEqual(attempts);
});

it("keeps every like that was answered when it is stopped by a signal", async () => {
  const { settings } = await library();
  const child = startProcess(settings);
  const address = await addressOf(child);
  const answers = Promise.allSettled(Array.from({ length: 50 }, () => like(address)));
  await like(address);
  child.kill("SIGTERM");
  await once(child, "close");
  const answered = (await answers).filter((answer) => answer.status === "fulfilled" && answer.value.ok).length;
  expect(await likesAt(await addressOf(startProcess(settings)))).toBeGreaterThanOrEqual(answered + 1);
});

it("starts no second server on the same state, and the first goes on", async () => {
  const { settings, statePath } = await library();
  const address = await addressOf(startProcess(settings));
  // A state file of another site.
  const { contentDir } = await temporaryContent({ stores: "files" });
  await writeStory(contentDir, { id: "2026-11-20-evening" });
  const { code, stderr } = await ended(startProcess({ ...settings, CONTENT_DIR: contentDir }));
  expect(code).toBe(1);
  expect(stderr).toMatch(oneErrorWithHint);
  expect(stderr).toContain(statePath);
  expect((await like(address)).status).toBe(200);
  const restoration = await mruk(["state", "restore", "--yes"], settings);
  expect(restoration.code).toBe(1);
  expect(restoration.stderr).toMatch(oneErrorWithHint);
  expect((await mruk(["state", "check"], settings)).code).toBe(0);
});

it.each([
  ["empty", ""],
  ["torn", '{"version":1,"engagement":{"stor'],
  ["null", "null"],
  ["of a newer version", '{"version":1000}'],
])("does not start on a state file that is %s, says so in one line, and leaves it as it is", async (_, text) => {
  const { settings, dataDir, statePath } = await library();
  await mkdir(dataDir);
  await writeFile(statePath, text);
  const { code, stdout, stderr } = await ended(startProcess(settings));
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toMatch(oneErrorWithHint);
  expect(stderr).toContain(statePath);
  expect(await readFile(statePath, "utf8")).toBe(text);
});

it("starts again with the newest good backup once `mruk state restore` has put it back", async () => {
  const { settings, dataDir, statePath } = await library();
  for (const [hour, backups] of [
    [12, 1],
    [13, 2],
  ] as const) {
    const child = startProcess({ ...settings, MRUK_NOW: `2026-11-21T${hour}:00:00+01:00` });
    await like(await addressOf(child));
    const made = async () => (await readdir(join(dataDir, "backups")).catch(() => [])).filter(isBackup);
    await expect.poll(made).toHaveLength(backups);
    child.kill("SIGKILL");
    await once(child, "close");
  }

  await rm(statePath);
  const refused = await ended(startProcess(settings));
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("mruk state restore")]);
  expect((await mruk(["state", "check"], settings)).code).toBe(1);
  expect((await mruk(["state", "restore"], settings)).code).toBe(2); // There is no terminal to confirm on.
  const restored = await mruk(["state", "restore", "--yes"], settings);
  expect(restored).toMatchObject({
    code: 0,
    stderr: expect.stringContaining("no administrator"),
    stdout: expect.stringContaining("as of 2026-11-21 13:00"),
  });
  expect((await mruk(["state", "check"], settings)).code).toBe(0);
  // The counts were not damaged, and stay.
  expect(await likesAt(await addressOf(startProcess(settings)))).toBe(2);
});

// A data folder on a small disk of its own, in a mount namespace that ends with the server. Machines that allow no such
// namespace skip this, and the report shows it.
const isolated = ["--user", "--map-root-user", "--mount"];
const hasNamespaces =
  spawnSync("unshare", [...isolated, "sh", "-euc", 'mount -t tmpfs tmpfs "$1"', "sh", tmpdir()]).status === 0;

describe.skipIf(!hasNamespaces)("on a full disk", () => {
  it("answers 503, keeps the old file, goes on reading, and recovers by itself when there is room", async () => {
    const { settings, dataDir, statePath } = await library();
    await mkdir(dataDir);
    const command = 'mount -t tmpfs -o size=1m tmpfs "$DATA_DIR" && exec "$NODE" "$SERVER"';
    const child = spawn("unshare", [...isolated, "sh", "-euc", command], {
      env: {
        ...settings,
        PATH: process.env.PATH ?? "",
        PORT: "0",
        MRUK_ENV_FILE: "off",
        NODE: process.execPath,
        SERVER: join(projectFolder, "dist", "web", "server.js"),
      },
      stdio: "pipe",
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    const address = await addressOf(child);
    // The disk as the server sees it.
    const seen = (path: string) => join("/proc", String(child.pid), "root", path);
    const filling = seen(join(dataDir, "filling"));

    expect((await like(address)).status).toBe(200);
    const before = await readFile(seen(statePath));
    await writeFile(filling, Buffer.alloc(2_000_000)).catch((error) => expect(error.code).toBe("ENOSPC"));
    // The journal's last page has room for some more.
    let taken = 1;
    while (taken < 200 && (await like(address)).status === 200) taken += 1;
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const refused = await like(address);
      expect(refused.status).toBe(503);
      expect(await refused.json()).toEqual({
        error: "This could not be saved: the disk is full.",
        code: "STATE_UNAVAILABLE",
        hint: expect.any(String),
      });
    }
    expect(await readFile(seen(statePath))).toEqual(before);
    expect(await likesAt(address)).toBe(taken);
    expect((await fetch(`${address}/post/${id}`)).status).toBe(200);

    await rm(filling);
    expect((await (await like(address)).json()).likes).toBe(taken + 1);
    const [journal = ""] = (await readdir(seen(join(dataDir, "counts")))).filter((name) => name.endsWith(".jsonl"));
    expect(await readFile(seen(join(dataDir, "counts", journal)), "utf8")).toContain(
      `[${taken + 1},"${id}","2026-11-21","likes",1]\n`,
    );
  });
});
