import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Beat, openBeat } from "./beat.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A beat of every minute whose work takes until `finish` is called. */
function begin() {
  const logged: unknown[] = [];
  const pieces: PromiseWithResolvers<void>[] = [];
  const beat: Beat = openBeat(
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
  return { beat, logged, begun, finish: (index: number) => pieces[index]?.resolve(), pieces };
}

it("works at once, and then at its interval", async () => {
  const { begun, finish } = begin();
  await begun(1);
  finish(0);
  await vi.advanceTimersByTimeAsync(59_999);
  await begun(1);
  await vi.advanceTimersByTimeAsync(1);
  await begun(2);
});

it("never works twice at a time, and catches up once however often it was asked meanwhile", async () => {
  const { beat, begun, finish } = begin();
  await begun(1);
  const [one, other] = [beat.soon(), beat.soon()];
  await vi.advanceTimersByTimeAsync(600_000);
  await begun(1);
  finish(0);
  await begun(2);
  finish(1);
  await Promise.all([one, other]);
  await begun(2);
});

it("logs what went wrong, and works again at the next interval", async () => {
  const { beat, begun, pieces, logged } = begin();
  await begun(1);
  const error = new Error("there are too many");
  pieces[0]?.reject(error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(logged).toEqual([[{ err: error }, "Could not count the sparrows"]]);
  await begun(2);
  pieces[1]?.resolve();
  await beat.close();
});

it("waits for what is being done when it is closed, and does no more", async () => {
  const { beat, begun, finish } = begin();
  await begun(1);
  const asked = beat.soon();
  let closed = false;
  const closing = beat.close().then(() => {
    closed = true;
  });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(closed).toBe(false);
  finish(0);
  await Promise.all([closing, asked]);
  await begun(1);
});
