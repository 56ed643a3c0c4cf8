import { readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { folderOfTest } from "./folder.fixture.ts";
import { keepIn } from "./keep.ts";
import { openQueue } from "./queue.ts";

const queue = () => openQueue({ atOnce: 1, mostWaiting: 5 });

it("makes once what many ask for at once, goes on while one of them waits, and makes nothing for nobody", async () => {
  const kept = keepIn({ dir: folderOfTest(), queue: queue(), mostBytes: 1000 });
  const busy = Promise.withResolvers<Uint8Array>();
  const first = kept.get("first", () => busy.promise);
  let made = 0;
  const make = async () => Buffer.from(`made ${++made}`);
  const [one, other, only] = [new AbortController(), new AbortController(), new AbortController()];
  const left = kept.get("second", make, { signal: one.signal });
  const stays = kept.get("second", make, { signal: other.signal });
  const alone = kept.get("third", make, { signal: only.signal });
  one.abort(new Error("left"));
  only.abort(new Error("left"));
  await expect(left).rejects.toThrow("left");
  await expect(alone).rejects.toThrow("left");
  busy.resolve(Buffer.from("at last"));
  await first;
  expect(Buffer.from(await stays).toString()).toBe("made 1");
  expect(made).toBe(1);
  expect(await kept.find("third")).toBeNull();
});

it("takes away what was not used for the longest time, and what killed writers have left, where there is too much", async () => {
  const dir = folderOfTest();
  const kept = keepIn({ dir, queue: queue(), mostBytes: 3_000 });
  const names = ["a/1", "a/2", "b/3", "b/4"];
  for (const [index, name] of names.entries()) {
    await kept.get(name, async () => Buffer.alloc(900));
    const used = 1_700_000_000 + index * 60;
    await utimes(join(dir, name), used, used);
  }
  await kept.prune();
  const left = await readdir(dir, { recursive: true });
  expect(left.filter((name) => name.includes("/")).sort()).toEqual(["b/3", "b/4"]);
});
