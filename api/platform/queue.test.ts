import { expect, it } from "vitest";
import { openQueue } from "./queue.ts";

/** Work that is over when somebody says so. */
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

it("does so much at once, keeps so much waiting in its order, and refuses the rest with a time to come again", async () => {
  const { begun, work, end } = held();
  const queue = openQueue({ atOnce: 2, mostWaiting: 1 });
  const [a, b, c] = ["a", "b", "c"].map((name) => queue.run(work(name)));
  await expect(queue.run(work("d"))).rejects.toMatchObject({ code: "OVERLOADED", retryAfter: 5 });
  await settled();
  expect([begun, queue.running, queue.waiting, queue.refused]).toEqual([["a", "b"], 2, 1, 1]);
  end("b");
  expect(await b).toBe("b");
  await settled();
  end("c");
  end("a");
  expect([await a, await c, begun]).toEqual(["a", "c", ["a", "b", "c"]]);
  await settled();
  expect([queue.running, queue.waiting]).toEqual([0, 0]);
});

it("lets who has left keep nobody waiting", async () => {
  const { begun, work, end } = held();
  const queue = openQueue({ atOnce: 1, mostWaiting: 1 });
  const first = queue.run(work("first"));
  const left = new AbortController();
  const gone = queue.run(work("gone"), { signal: left.signal });
  left.abort(new Error("left"));
  await expect(gone).rejects.toThrow("left");
  const second = queue.run(work("second"));
  end("first");
  await first;
  await settled();
  end("second");
  await second;
  expect(begun).toEqual(["first", "second"]);
});

it("begins nothing new while the process is late, and goes on with what waits", async () => {
  let late = false;
  const queue = openQueue({ atOnce: 1, mostWaiting: 1, isLate: () => late });
  expect(await queue.run(async () => "in time")).toBe("in time");
  late = true;
  await expect(queue.run(async () => "too late")).rejects.toMatchObject({ code: "OVERLOADED" });
});
