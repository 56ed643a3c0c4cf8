import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import type { PublicPost } from "#api/stories/model.ts";
import { openKept } from "./kept.ts";
import { storageInMemory } from "./storage.fixture.ts";

const post = (id: string) => ({ id, publishedAt: `${id.slice(0, 10)}T08:00:00+01:00` }) as PublicPost;
const [morning, evening] = [post("2026-11-20-morning"), post("2026-11-20-evening")];
const day = { date: "2026-11-20", at: 1, posts: [morning, evening] };

async function withDay() {
  const storage = storageInMemory();
  const kept = openKept(storage);
  await kept.keepDay(day);
  return { storage, kept };
}

it("shows a withdrawn story no more, even to a page that asks while it is being deleted", async () => {
  const { kept } = await withDay();
  let isDone = false;
  const removal = kept.remove(evening.id).then(() => {
    isDone = true;
  });
  while (!isDone) {
    await kept.posts();
    await setImmediate();
  }
  await removal;
  expect(await kept.posts()).toEqual([morning]);
});

it("brings back no withdrawn story by another change of its day at the same time", async () => {
  const { kept } = await withDay();
  await Promise.all([kept.remove(evening.id), kept.markDue(morning.id), kept.replace({ ...morning, likes: 7 })]);
  expect(await kept.days()).toEqual([{ ...day, at: 0, posts: [{ ...morning, likes: 7 }] }]);
});

it("keeps nothing of a day that was on its way to the storage when all was forgotten", async () => {
  const { storage, kept } = await withDay();
  await Promise.all([kept.keepDay({ ...day, at: 2 }), kept.forgetAll()]);
  expect(await storage.keys()).toEqual([]);
});

it("reads again what could not be read", async () => {
  const { storage, kept } = await withDay();
  const { open } = storage;
  storage.open = () => Promise.reject(new Error("The disk is busy."));
  await expect(kept.posts()).rejects.toThrow("busy");
  storage.open = open;
  expect(await kept.posts()).toHaveLength(2);
});
