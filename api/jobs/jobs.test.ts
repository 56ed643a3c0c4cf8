import { describe, expect, it } from "vitest";
import { AppError } from "#api/platform/errors.ts";
import { type JobHandle, type JobOrder, openJobs } from "./jobs.ts";
import type { Job } from "./model.ts";

/** Jobs with a clock that only the test moves, and the changes that a follower received. */
function setUp() {
  let now = Temporal.Instant.from("2026-11-21T14:00:00Z");
  const jobs = openJobs({ clock: { now: () => now } });
  const told: Job[] = [];
  jobs.follow({ changed: (job) => told.push(job) });
  return {
    jobs,
    told,
    later: (duration: Temporal.DurationLike) => {
      now = now.add(duration);
    },
  };
}

/** Work that runs until the test ends it, and how often it was started. */
function controlled<Result = string>() {
  const ends: { resolve(result: Result): void; reject(error: unknown): void; handle: JobHandle }[] = [];
  const order = (rest: Partial<JobOrder<Result>> = {}): JobOrder<Result> => ({
    kind: "generate-post",
    key: "2026-11-21 morning",
    by: "Ola",
    run: (handle) => {
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      ends.push({ resolve, reject, handle });
      return promise;
    },
    ...rest,
  });
  const begun = (index = 0) => {
    const found = ends[index];
    if (!found) throw new Error(`Only ${ends.length} began`);
    return found;
  };
  return { order, begun, count: () => ends.length };
}

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "resolved",
    (error) => (error as AppError).code,
  );

describe("a job", () => {
  it("is reported from its start over each item to its end", async () => {
    const { jobs, told } = setUp();
    const work = controlled();
    const result = jobs.run(work.order());
    work.begun().handle.report({ id: "a", state: "working", step: "text" });
    work.begun().handle.report({ id: "b", state: "waiting" });
    work.begun().handle.report({ id: "a", state: "done", note: "A title" });
    work.begun().resolve("made");
    expect(await result).toBe("made");
    expect(told.map(({ state, items }) => [state, items.map((item) => `${item.id} ${item.state}`)])).toEqual([
      ["running", []],
      ["running", ["a working"]],
      ["running", ["a working", "b waiting"]],
      ["running", ["a done", "b waiting"]],
      ["done", ["a done", "b waiting"]],
    ]);
    expect(told.at(-1)).toMatchObject({ kind: "generate-post", by: "Ola", endedAt: "2026-11-21T14:00:00Z" });
    work.begun().handle.report({ id: "c", state: "working" });
    expect(jobs.list()[0]?.items).toHaveLength(2);
  });

  it("is joined by a caller that asks for the same while it runs: one piece of work, one answer for all", async () => {
    const { jobs } = setUp();
    const work = controlled();
    const asked = Array.from({ length: 5 }, () => jobs.run(work.order()));
    expect(work.count()).toBe(1);
    work.begun().resolve("made");
    expect(await Promise.all(asked)).toEqual(Array(5).fill("made"));
    const again = jobs.run(work.order());
    expect(work.count()).toBe(2);
    work.begun(1).resolve("made again");
    expect(await again).toBe("made again");
  });

  it("is not confused with work of another kind or key", async () => {
    const { jobs } = setUp();
    const work = controlled();
    const all = [
      jobs.run(work.order()),
      jobs.run(work.order({ key: "other" })),
      jobs.run(work.order({ kind: "generate-daily" })),
    ];
    for (const index of [0, 1, 2]) work.begun(index).resolve(String(index));
    expect(await Promise.all(all)).toEqual(["0", "1", "2"]);
  });

  it("that fails reports why and rejects with the error itself; unexpected errors are not shown", async () => {
    const { jobs } = setUp();
    const work = controlled();
    const refused = jobs.run(work.order());
    const error = new AppError("TEXT_REJECTED", "The text is too short", { hint: "Run it again." });
    work.begun().reject(error);
    await expect(refused).rejects.toBe(error);
    expect(jobs.list()[0]).toMatchObject({
      state: "failed",
      error: { code: "TEXT_REJECTED", message: "The text is too short", hint: "Run it again." },
    });
    const broken = jobs.run(work.order());
    work.begun(1).reject(new TypeError("/secret/path is undefined"));
    await expect(broken).rejects.toThrow("/secret/path");
    expect(jobs.list()[0]?.error).toEqual({ code: "INTERNAL", message: "Something went wrong on our side." });
  });

  it("that is cancelled goes on to the end of its step, then rejects for everybody who waits", async () => {
    const { jobs } = setUp();
    const work = controlled();
    const asked = [jobs.run(work.order()), jobs.run(work.order())];
    const id = jobs.list()[0]?.id ?? "";
    expect(jobs.cancel(id).state).toBe("cancelling");
    expect(work.begun().handle.signal.aborted).toBe(true);
    expect(jobs.cancel(id).state).toBe("cancelling");
    work.begun().reject(work.begun().handle.signal.reason);
    expect(await Promise.all(asked.map(codeOf))).toEqual(["JOB_CANCELLED", "JOB_CANCELLED"]);
    expect(jobs.list()[0]).toMatchObject({ state: "cancelled", endedAt: expect.any(String) });
    expect(jobs.cancel(id).state).toBe("cancelled");
  });

  it("that is cancelled leaves no item under way, and says what its work finished", async () => {
    const { jobs } = setUp();
    const work = controlled();
    const asked = jobs.run(work.order());
    for (const state of ["done", "working", "waiting"] as const) work.begun().handle.report({ id: state, state });
    jobs.cancel(jobs.list()[0]?.id ?? "");
    work.begun().reject(new AppError("JOB_CANCELLED", "One was published."));
    await expect(asked).rejects.toThrow("It was cancelled. One was published.");
    expect(jobs.list()[0]?.items.map(({ state }) => state)).toEqual(["done", "unfinished", "unfinished"]);
  });

  it("that finished before it could be stopped is done", async () => {
    const { jobs } = setUp();
    const work = controlled();
    const asked = jobs.run(work.order());
    jobs.cancel(jobs.list()[0]?.id ?? "");
    work.begun().resolve("made");
    expect(await asked).toBe("made");
    expect(jobs.list()[0]?.state).toBe("done");
  });

  it("that is asked for while it is being stopped starts again after that", async () => {
    const { jobs } = setUp();
    const work = controlled();
    const first = codeOf(jobs.run(work.order()));
    jobs.cancel(jobs.list()[0]?.id ?? "");
    const [second, third] = [jobs.run(work.order()), jobs.run(work.order())];
    expect(work.count()).toBe(1);
    work.begun().reject(new Error("stopped"));
    expect(await first).toBe("JOB_CANCELLED");
    await expect.poll(work.count).toBe(2);
    work.begun(1).resolve("made");
    expect(await Promise.all([second, third])).toEqual(["made", "made"]);
  });

  it("that does not exist cannot be cancelled", () => {
    expect(() => setUp().jobs.cancel("../../etc/passwd")).toThrow(expect.objectContaining({ code: "JOB_NOT_FOUND" }));
  });
});

describe("the list", () => {
  it("has the newest first: all that run, and up to 50 that ended within an hour", async () => {
    const { jobs, later } = setUp();
    const work = controlled();
    void jobs.run(work.order({ key: "runs on" }));
    for (let index = 0; index < 60; index++) await jobs.run({ ...work.order(), run: async () => String(index) });
    expect(jobs.list()).toHaveLength(51);
    expect(jobs.list().at(-1)?.state).toBe("running");
    later({ minutes: 61 });
    await jobs.run({ ...work.order(), run: async () => "last" });
    expect(jobs.list().map(({ state }) => state)).toEqual(["done", "running"]);
    work.begun().resolve("at last");
  });

  it("keeps a job of thousands of items short: failed items stay, finished ones are dropped", async () => {
    const { jobs } = setUp();
    await jobs.run({
      ...controlled().order(),
      run: async ({ report }) => {
        report({ id: "broken", state: "failed" });
        for (let index = 0; index < 1000; index++) report({ id: String(index), state: "done" });
        return "made";
      },
    });
    const items = jobs.list()[0]?.items ?? [];
    expect(items).toHaveLength(200);
    expect(items[0]?.id).toBe("broken");
    expect(items.at(-1)?.id).toBe("999");
  });
});

describe("an Idempotency-Key", () => {
  it("is answered with the same result for a day, also after the job has ended", async () => {
    const { jobs, later } = setUp();
    let made = 0;
    const order = { ...controlled().order(), idempotencyKey: "one", run: async () => `story ${++made}` };
    expect(await Promise.all([jobs.run(order), jobs.run(order)])).toEqual(["story 1", "story 1"]);
    later({ hours: 23 });
    expect(await jobs.run(order)).toBe("story 1");
    expect(await jobs.run({ ...order, idempotencyKey: "two" })).toBe("story 2");
    later({ hours: 2 });
    expect(await jobs.run(order)).toBe("story 3");
  });

  it("is answered with the same failure", async () => {
    const { jobs } = setUp();
    let tries = 0;
    const run = async () => {
      tries++;
      throw new AppError("TEXT_REJECTED", "The text is too short");
    };
    const order = { ...controlled().order(), idempotencyKey: "one", run };
    expect(await codeOf(jobs.run(order))).toBe("TEXT_REJECTED");
    expect(await codeOf(jobs.run(order))).toBe("TEXT_REJECTED");
    expect(tries).toBe(1);
  });

  it("is refused with another request, and belongs to one administrator", async () => {
    const { jobs } = setUp();
    const order = { ...controlled().order(), idempotencyKey: "one", run: async () => "made" };
    await jobs.run(order);
    expect(await codeOf(jobs.run({ ...order, key: "2026-11-21 evening" }))).toBe("KEY_REUSED");
    expect(await codeOf(jobs.run({ ...order, asked: "with a film" }))).toBe("KEY_REUSED");
    expect(await jobs.run({ ...order, by: "Tomek", key: "2026-11-21 evening" })).toBe("made");
  });

  it("does not fill the memory, however many come", async () => {
    const { jobs } = setUp();
    let made = 0;
    const order = { ...controlled().order(), run: async () => `story ${++made}` };
    for (let index = 0; index < 250; index++) await jobs.run({ ...order, idempotencyKey: String(index) });
    expect(await jobs.run({ ...order, idempotencyKey: "249" })).toBe("story 250");
    expect(await jobs.run({ ...order, idempotencyKey: "0" })).toBe("story 251");
  });
});

describe("at the end of the server", () => {
  it("stops what runs, ends its followers, and takes no more work", async () => {
    const { jobs } = setUp();
    const work = controlled();
    let ended = 0;
    jobs.follow({ changed: () => {}, ended: () => ended++ });
    const asked = codeOf(jobs.run(work.order()));
    const { signal } = work.begun().handle;
    signal.addEventListener("abort", () => work.begun().reject(signal.reason));
    await Promise.all([jobs.close(), jobs.close()]);
    expect(await asked).toBe("JOB_CANCELLED");
    expect(ended).toBe(1);
    expect(jobs.list()[0]?.state).toBe("cancelled");
    expect(await codeOf(jobs.run(work.order()))).toBe("JOB_CANCELLED");
    jobs.follow({ changed: () => {}, ended: () => ended++ });
    await expect.poll(() => ended).toBe(2);
  });
});
