import { expect, it } from "vitest";
import { atMost } from "./at-most.ts";

/** Work that ends when it is told to. */
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

it("runs no more at once than there are places, in the order of asking", async () => {
  const { piece, started, endOne, most } = work();
  const turnstile = atMost(2);
  const all = Promise.all([1, 2, 3, 4].map((name) => turnstile(piece(name))));
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

it("gives the place of a failed piece to the next", async () => {
  const turnstile = atMost(1);
  await expect(turnstile(() => Promise.reject(new Error("no paint")))).rejects.toThrow("no paint");
  expect(await turnstile(() => Promise.resolve("painted"))).toBe("painted");
});
