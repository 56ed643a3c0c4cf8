import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type IntervalTask, openIntervalTask } from "./interval-task.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A task of every minute whose run takes until `finish` is called. */
function begin() {
  const logged: unknown[] = [];
  const pieces: PromiseWithResolvers<void>[] = [];
  const task: IntervalTask = openIntervalTask(
    () => {
      const piece = Promise.withResolvers<void>();
      pieces.push(piece);
      return piece.promise;
    },
    { name: "count the sparrows", everySeconds: 60, log: { error: (...words: unknown[]) => void logged.push(words) } },
  );
  const begun = async (count: number) => {
    await vi.advanceTimersByTimeAsync(0);
    expect(pieces).toHaveLength(count);
  };
  return { task, logged, begun, finish: (index: number) => pieces[index]?.resolve(), pieces };
}

it("an interval task runs at once, and then at its interval", async () => {
  const { begun, finish } = begin();
  await begun(1);
  finish(0);
  await vi.advanceTimersByTimeAsync(59_999);
  await begun(1);
  await vi.advanceTimersByTimeAsync(1);
  await begun(2);
});

it("an interval task never runs twice at a time, and catches up once however often it was asked meanwhile", async () => {
  const { task, begun, finish } = begin();
  await begun(1);
  const [one, other] = [task.soon(), task.soon()];
  await vi.advanceTimersByTimeAsync(600_000);
  await begun(1);
  finish(0);
  await begun(2);
  finish(1);
  await Promise.all([one, other]);
  await begun(2);
});

it("an interval task logs an error, and runs again at the next interval", async () => {
  const { task, begun, pieces, logged } = begin();
  await begun(1);
  const error = new Error("there are too many");
  pieces[0]?.reject(error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(logged).toEqual([[{ err: error }, "Could not count the sparrows"]]);
  await begun(2);
  pieces[1]?.resolve();
  await task.close();
});

it("closing an interval task waits for its current run, and no other follows", async () => {
  const { task, begun, finish } = begin();
  await begun(1);
  const asked = task.soon();
  let closed = false;
  const closing = task.close().then(() => {
    closed = true;
  });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(closed).toBe(false);
  finish(0);
  await Promise.all([closing, asked]);
  await begun(1);
});
