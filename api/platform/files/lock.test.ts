import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, it, onTestFinished } from "vitest";
import { folderOfTest } from "./folder.fixture.ts";
import { holdLock, withLock } from "./lock.ts";

async function lockPath(): Promise<string> {
  const folder = folderOfTest();
  return join(folder, "deep", "lock");
}

/** A process that takes the lock, prints a line and keeps the lock for ever. */
async function otherHolder(path: string) {
  const program = `
    import { withLock } from ${JSON.stringify(join(import.meta.dirname, "lock.ts"))};
    await withLock(process.argv[1], async () => {
      console.log("held");
      setInterval(() => {}, 1000);
      await new Promise(() => {});
    });`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program, path], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let complaints = "";
  child.stderr.on("data", (text) => {
    complaints += text;
  });
  const [line] = await once(createInterface(child.stdout), "line");
  expect(line).toBe("held");
  return { child, complaints: () => complaints };
}

it("callers in one process run one at a time", async () => {
  const path = await lockPath();
  let inside = 0;
  let done = 0;
  const work = async () => {
    expect(++inside).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    inside--;
    done++;
  };
  await Promise.all(Array.from({ length: 8 }, () => withLock(path, work)));
  expect(done).toBe(8);
});

it("the lock is released after a failure, and the result of the work is returned", async () => {
  const path = await lockPath();
  await expect(withLock(path, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await expect(withLock(path, async () => "yes")).resolves.toBe("yes");
});

it("a caller waits for another process, reports that it waits, and goes on the moment that process is killed", async () => {
  const path = await lockPath();
  const { child, complaints } = await otherHolder(path);
  const waiting = Promise.withResolvers<void>();
  let ran = false;
  const mine = withLock(
    path,
    async () => {
      ran = true;
    },
    { onWait: waiting.resolve },
  );
  await waiting.promise;
  expect(ran).toBe(false);
  child.kill("SIGKILL");
  await mine;
  expect(ran).toBe(true);
  expect(complaints()).toBe(""); // Node prints no warning about an experimental feature.
});

it("the signal ends the wait for the lock", async () => {
  const path = await lockPath();
  const stop = new AbortController();
  await withLock(path, async () => {
    const second = withLock(path, async () => "never", { signal: stop.signal, onWait: () => stop.abort() });
    await expect(second).rejects.toMatchObject({ name: "AbortError" });
  });
});

it("a held lock stays taken until it is released, and then is free for anybody", async () => {
  const path = await lockPath();
  const lock = await holdLock(path);
  expect(lock).not.toBeNull();
  expect(await holdLock(path)).toBeNull();
  lock?.release();
  lock?.release(); // A second release has no effect.
  const { child } = await otherHolder(path);
  expect(await holdLock(path)).toBeNull();
  child.kill("SIGKILL");
  await once(child, "close");
  (await holdLock(path))?.release();
  await expect(withLock(path, async () => "free")).resolves.toBe("free");
});

it("a folder that cannot be written is reported", async () => {
  const path = await lockPath();
  await mkdir(path, { recursive: true }); // Not even root can open a folder as a file.
  await expect(withLock(path, async () => "never")).rejects.toMatchObject({ code: "CONTENT_NOT_WRITABLE" });
});
