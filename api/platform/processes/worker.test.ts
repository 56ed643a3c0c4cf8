import { afterAll, expect, it } from "vitest";
import { openWorker } from "./worker.ts";

const worker = openWorker({
  file: new URL("./worker.fixture.ts", import.meta.url),
  environment: process.env,
  niceness: 7,
});
afterAll(() => worker.close());

it("a worker runs tasks in another process at a lower priority and returns their values, also bytes", async () => {
  expect(await worker.run("double", Uint8Array.of(1, 2, 3))).toEqual(Uint8Array.of(2, 4, 6));
  expect(await worker.run("priority", null)).toBe(7);
});

it("a worker streams values one by one, and stops when the loop is left or the signal aborts", async () => {
  const values: unknown[] = [];
  for await (const value of worker.stream("count", 3)) values.push(value);
  expect(values).toEqual([1, 2, 3, "over"]);
  for await (const value of worker.stream("count", Infinity)) if (value === 5) break;
  const stop = new AbortController();
  const untilAborted: unknown[] = [];
  for await (const value of worker.stream("count", Infinity, { signal: stop.signal })) {
    untilAborted.push(value);
    if (value === 3) stop.abort();
  }
  expect(untilAborted.at(-1)).toBe("over");
});

it("a stopped stream gives every value of its task, and then rejects where the task did not finish", async () => {
  const stop = new AbortController();
  const values: unknown[] = [];
  const read = async () => {
    for await (const value of worker.stream("unfinished", null, { signal: stop.signal })) {
      values.push(value);
      stop.abort();
    }
  };
  await expect(read()).rejects.toThrow("aborted");
  expect(values).toEqual(["begun", "kept", "told"]);
});

it("a task rejects with the error it threw, or because its process exited, and the next task gets a new process", async () => {
  await expect(worker.run("refuse", null)).rejects.toMatchObject({ code: "PICTURE_UNREADABLE", hint: "Draw another." });
  await expect(worker.run("die", null)).rejects.toThrow("exited before its task was done");
  expect(await worker.run("double", Uint8Array.of(4))).toEqual(Uint8Array.of(8));
});

it("kills a process that stands still, and the next task gets a new one", async () => {
  const watched = openWorker({
    file: new URL("./worker.fixture.ts", import.meta.url),
    environment: process.env,
    niceness: 0,
    patienceMs: 5_000,
  });
  await expect(watched.run("hang", null)).rejects.toThrow("stood still");
  expect(await watched.run("double", Uint8Array.of(4))).toEqual(Uint8Array.of(8));
  watched.close();
});
