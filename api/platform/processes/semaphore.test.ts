import { expect, it } from "vitest";
import { semaphore } from "./semaphore.ts";

it("a semaphore gives the slot of failed work to the next, however many wait", async () => {
  const limited = semaphore(1);
  const failed = limited(() => Promise.reject(new Error("no paint")));
  const painted = Array.from({ length: 50 }, (_, index) => limited(async () => index));
  await expect(failed).rejects.toThrow("no paint");
  expect(await Promise.all(painted)).toEqual([...painted.keys()]);
});
