import { Low } from "lowdb";
import { expect, it } from "vitest";
import { AppError } from "#api/platform/errors.ts";
import { groupCommits } from "./group-commit.ts";

/** A disk whose writes are counted, last as long as the test wants, and fail on demand. */
function slowDisk() {
  const disk = { written: { n: 0 }, writes: 0, failures: [] as Error[], gate: Promise.resolve() };
  const low = new Low<{ n: number }>(
    {
      read: async () => null,
      async write(data) {
        disk.writes += 1;
        const [image, failure] = [structuredClone(data), disk.failures.shift()];
        await disk.gate;
        if (failure) throw failure;
        disk.written = image;
      },
    },
    { n: 0 },
  );
  const { add, end } = groupCommits(low);
  const increment = () =>
    add((data) => {
      data.n += 1;
      return data.n;
    });
  return { disk, low, add, end, increment };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it("makes one write of a thousand changes that are requested at once", async () => {
  const { disk, increment } = slowDisk();
  expect(await Promise.all(Array.from({ length: 1000 }, increment))).toHaveLength(1000);
  expect(disk).toMatchObject({ writes: 1, written: { n: 1000 } });
});

it("makes two writes of a first change and of the thousand that come while it is being written", async () => {
  const { disk, increment } = slowDisk();
  const gate = Promise.withResolvers<void>();
  disk.gate = gate.promise;
  const first = increment();
  await turn();
  const rest = Array.from({ length: 1000 }, increment);
  gate.resolve();
  await Promise.all([first, ...rest]);
  expect(disk).toMatchObject({ writes: 2, written: { n: 1001 } });
});

it("answers each change with its own write, the first one too, also under a constant stream of changes", async () => {
  const { disk, increment } = slowDisk();
  const answered: Promise<number>[] = [];
  const enough = new AbortController();
  const storm = (async () => {
    for (; !enough.signal.aborted; await turn()) answered.push(increment());
  })();
  for (let round = 0; round < 20; round += 1) {
    const writes = disk.writes;
    const n = await increment();
    expect(disk.written.n).toBeGreaterThanOrEqual(n);
    expect(disk.writes - writes).toBeLessThanOrEqual(2);
  }
  enough.abort();
  await storm;
  const counts = await Promise.all(answered);
  expect(disk.written.n).toBe(counts.length + 20);
});

it("does not answer before the disk has the change", async () => {
  const { disk, increment } = slowDisk();
  const gate = Promise.withResolvers<void>();
  disk.gate = gate.promise;
  let answered = false;
  const change = increment().then(() => {
    answered = true;
  });
  await turn();
  expect([disk.writes, answered]).toEqual([1, false]);
  gate.resolve();
  await change;
});

it.each([
  ["DISK_FULL", "the disk is full"],
  ["CONTENT_NOT_WRITABLE", "the disk is read-only"],
] as const)(
  "on %s refuses everybody of the write, says that %s, forgets their changes, and recovers",
  async (code, reason) => {
    const { disk, low, increment } = slowDisk();
    await increment();
    disk.failures.push(new AppError(code, "Cannot write /srv/state.json"));
    const refused = await Promise.allSettled([increment(), increment()]);
    expect(refused).toEqual(
      Array.from({ length: 2 }, () => ({
        status: "rejected",
        reason: expect.objectContaining({
          code: "STATE_UNAVAILABLE",
          message: `This could not be saved: ${reason}.`,
          hint: expect.any(String),
        }),
      })),
    );
    expect(low.data).toEqual({ n: 1 });
    expect(await increment()).toBe(2);
    expect(disk.written).toEqual({ n: 2 });
  },
);

it("keeps the changes that came during a failed write, and applies them to what was durable", async () => {
  const { disk, increment } = slowDisk();
  await increment();
  const gate = Promise.withResolvers<void>();
  disk.gate = gate.promise;
  disk.failures.push(new Error("EIO"));
  const doomed = increment();
  await turn();
  const later = increment();
  gate.resolve();
  await expect(doomed).rejects.toMatchObject({
    code: "STATE_UNAVAILABLE",
    message: expect.stringContaining("the disk failed"),
  });
  expect(await later).toBe(2);
  expect(disk.written).toEqual({ n: 2 });
});

it("rejects a change that throws, and no other", async () => {
  const { disk, add, increment } = slowDisk();
  const refused = add((data) => {
    data.n = 100;
    throw new Error("not like this");
  });
  const [first, thrown, second] = await Promise.allSettled([increment(), refused, increment()]);
  expect(thrown).toMatchObject({ status: "rejected", reason: { message: "not like this" } });
  expect([first, second]).toMatchObject([{ status: "fulfilled" }, { status: "fulfilled" }]);
  expect(disk).toMatchObject({ written: { n: 2 }, writes: 1 });
});

it("writes nothing when nothing changed", async () => {
  const { disk, add } = slowDisk();
  expect(await add((data) => data.n)).toBe(0);
  await expect(
    add(() => {
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  expect(disk.writes).toBe(0);
});

it("finishes pending changes before it ends, and takes no more", async () => {
  const { disk, end, increment } = slowDisk();
  const change = increment();
  const ending = end();
  await expect(increment()).rejects.toMatchObject({ code: "STATE_UNAVAILABLE" });
  await ending;
  expect(disk.written).toEqual({ n: 1 });
  await change;
});
