import { expect, it } from "vitest";
import { openQueue } from "./queue.ts";

/** Work that ends when the test says so. */
function held() {
  const begun: string[] = [];
  const ends = new Map<string, (value: string) => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, resolve);
    });
  return { begun, work, end: (name: string) => ends.get(name)?.(name) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it("a queue runs `atOnce`, keeps `mostWaiting` in order, and refuses the rest with a time to retry", async () => {
  const { begun, work, end } = held();
  const queue = openQueue({ atOnce: 2, mostWaiting: 2 });
  const [a, b, c, d] = ["a", "b", "c", "d"].map((name) => queue.run(work(name)));
  await expect(queue.run(work("e"))).rejects.toMatchObject({ code: "OVERLOADED", retryAfter: 5 });
  await settled();
  expect([begun, queue.running, queue.waiting, queue.refused]).toEqual([["a", "b"], 2, 2, 1]);
  end("b");
  expect(await b).toBe("b");
  await settled();
  expect(begun).toEqual(["a", "b", "c"]);
  end("c");
  end("a");
  expect([await a, await c]).toEqual(["a", "c"]);
  await settled();
  end("d");
  expect([await d, begun]).toEqual(["d", ["a", "b", "c", "d"]]);
  await settled();
  expect([queue.running, queue.waiting]).toEqual([0, 0]);
});

it("aborted work leaves the queue", async () => {
  const { begun, work, end } = held();
  const queue = openQueue({ atOnce: 1, mostWaiting: 1 });
  const first = queue.run(work("first"));
  const abort = new AbortController();
  const aborted = queue.run(work("aborted"), { signal: abort.signal });
  abort.abort(new Error("aborted"));
  await expect(aborted).rejects.toThrow("aborted");
  const second = queue.run(work("second"));
  end("first");
  await first;
  await settled();
  end("second");
  await second;
  expect(begun).toEqual(["first", "second"]);
});

it("a queue begins nothing while the event loop is late", async () => {
  let late = false;
  const queue = openQueue({ atOnce: 1, mostWaiting: 1, isLate: () => late });
  expect(await queue.run(async () => "in time")).toBe("in time");
  late = true;
  await expect(queue.run(async () => "too late")).rejects.toMatchObject({ code: "OVERLOADED" });
});
