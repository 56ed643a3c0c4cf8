import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { openNetwork } from "./network.ts";

beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue());

it("waits for the network where it is late and what is kept cannot be read", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const response = Promise.withResolvers<Response>();
  const outOfOrder = () => Promise.reject(new Error("The storage is out of order."));
  const answer = openNetwork().orKept(response.promise, outOfOrder);
  await vi.advanceTimersByTimeAsync(10_000);
  response.resolve(new Response("late"));
  expect(await (await answer).text()).toBe("late");
});

it("fails as the network does where what is kept cannot be read", async () => {
  const broken = Promise.reject(new TypeError("Failed to fetch"));
  await expect(openNetwork().orKept(broken, () => Promise.reject(new Error("no storage")))).rejects.toThrow(TypeError);
});
