import { expect, it } from "vitest";
import { semaphore } from "./semaphore.ts";

/** Work that ends when the test says so. */
function work() {
  let running = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  const started: number[] = [];
  const piece = (name: number) => async () => {
    started.push(name);
    most = Math.max(most, ++running);
    await new Promise<void>((end) => ends.push(end));
    running--;
    return name;
  };
  return { piece, started, endOne: () => ends.shift()?.(), most: () => most };
}

it("a semaphore runs no more at once than it has slots, first in, first out", async () => {
  const { piece, started, endOne, most } = work();
  const limited = semaphore(2);
  const all = Promise.all([1, 2, 3, 4].map((name) => limited(piece(name))));
  await expect.poll(() => started).toEqual([1, 2]);
  endOne();
  await expect.poll(() => started).toEqual([1, 2, 3]);
  endOne();
  await expect.poll(() => started).toEqual([1, 2, 3, 4]);
  endOne();
  endOne();
  expect(await all).toEqual([1, 2, 3, 4]);
  expect(most()).toBe(2);
});

it("a semaphore gives the slot of failed work to the next", async () => {
  const limited = semaphore(1);
  await expect(limited(() => Promise.reject(new Error("no paint")))).rejects.toThrow("no paint");
  expect(await limited(() => Promise.resolve("painted"))).toBe("painted");
});
