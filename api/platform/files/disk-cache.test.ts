import { readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openQueue } from "../processes/queue.ts";
import { openDiskCache } from "./disk-cache.ts";
import { folderOfTest } from "./folder.fixture.ts";

const queue = () => openQueue({ atOnce: 1, mostWaiting: 5 });

it("a disk cache makes a file once for all callers, goes on while one of them waits, and stops when all have aborted", async () => {
  const cache = openDiskCache({ dir: folderOfTest(), queue: queue(), mostBytes: 1000 });
  const busy = Promise.withResolvers<Uint8Array>();
  const first = cache.get("first", () => busy.promise);
  let made = 0;
  const make = async () => Buffer.from(`made ${++made}`);
  const [one, other, only] = [new AbortController(), new AbortController(), new AbortController()];
  const aborted = cache.get("second", make, { signal: one.signal });
  const stays = cache.get("second", make, { signal: other.signal });
  const alone = cache.get("third", make, { signal: only.signal });
  one.abort(new Error("aborted"));
  only.abort(new Error("aborted"));
  await expect(aborted).rejects.toThrow("aborted");
  await expect(alone).rejects.toThrow("aborted");
  busy.resolve(Buffer.from("at last"));
  await first;
  expect(Buffer.from(await stays).toString()).toBe("made 1");
  expect(made).toBe(1);
  expect(await cache.find("third")).toBeNull();
});

it("pruning a disk cache removes the least recently used files", async () => {
  const dir = folderOfTest();
  const cache = openDiskCache({ dir, queue: queue(), mostBytes: 3_000 });
  const names = ["a/1", "a/2", "b/3", "b/4"];
  for (const [index, name] of names.entries()) {
    await cache.get(name, async () => Buffer.alloc(900));
    const used = 1_700_000_000 + index * 60;
    await utimes(join(dir, name), used, used);
  }
  await cache.prune();
  const left = await readdir(dir, { recursive: true });
  expect(left.filter((name) => name.includes("/")).sort()).toEqual(["b/3", "b/4"]);
});
