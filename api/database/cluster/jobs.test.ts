// Jobs of several servers over one database.
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { type JobHandle, openJobs } from "#api/jobs/jobs.ts";
import type { Job } from "#api/jobs/model.ts";
import { AppError } from "#api/platform/errors.ts";
import { databaseError } from "../database-error.ts";
import type { Database } from "../model.ts";
import { boardInDatabase } from "./board-in-database.ts";
import { keyHasher } from "./key-hasher.ts";
import { outcomesInDatabase } from "./outcomes-in-database.ts";
import { databases, postgres } from "./servers.fixture.ts";
import { joinServers } from "./servers.ts";
import { sweepDatabase } from "./sweep.ts";

const log = pino({ level: "silent" });
const hashKey = keyHasher("a secret that only this test knows of");

async function jobsOver(database: Database) {
  const servers = await joinServers({ database, hashKey, leaseSeconds: 1 });
  const clock = { now: () => Temporal.Now.instant() };
  const outcomes = outcomesInDatabase({ database, servers, explained: databaseError, pollMs: 20 });
  const board = await boardInDatabase({ database, servers, now: clock.now, log, every: 20 });
  return { servers, board, jobs: openJobs({ clock, outcomes, board }) };
}

/** Work that goes on until the test ends it. */
function controlled() {
  const begun: { end(result: unknown): void; fail(error: Error): void; handle: JobHandle }[] = [];
  const run = (handle: JobHandle) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    begun.push({ end: resolve, fail: reject, handle });
    handle.signal.addEventListener("abort", () => reject(handle.signal.reason));
    return promise;
  };
  return { begun, order: { kind: "generate-post", key: "2026-11-21 morning", by: "Ola", run } as const };
}

describe.skipIf(postgres.missing !== undefined)("servers over one database", () => {
  it("do the same work once: a second server that is asked waits for the result, good or bad", async () => {
    const [one, two] = await Promise.all((await databases(2)).map(jobsOver));
    const { begun, order } = controlled();
    const ask = (server = one, idempotencyKey?: string) => server?.jobs.run({ ...order, idempotencyKey });
    const asked = [ask(one), ask(two), ask(one), ask(two)];
    await expect.poll(() => begun.length).toBe(1);
    begun[0]?.end({ id: "2026-11-21-morning" });
    expect(await Promise.all(asked)).toEqual(Array(4).fill({ id: "2026-11-21-morning" }));
    const refused = [ask(one, "a key"), ask(two, "a key")];
    await expect.poll(() => begun.length).toBe(2);
    begun[1]?.fail(new AppError("BUDGET_SPENT", "Today's budget is spent", { hint: "Wait until tomorrow." }));
    const answers = await Promise.allSettled([...refused, ask(two, "a key"), ask(one, "a key")]);
    for (const answer of answers) {
      expect(answer).toMatchObject({ reason: { code: "BUDGET_SPENT", hint: "Wait until tomorrow." } });
    }
    await expect(two?.jobs.run({ ...order, idempotencyKey: "a key", asked: "another" })).rejects.toMatchObject({
      code: "KEY_REUSED",
    });
    expect(begun).toHaveLength(2);
  });

  it("start work whose registration they never saw confirmed, and forget what a dead server began", async () => {
    const [database] = (await databases(1)) as [Database];
    const { jobs, servers } = await jobsOver(database);
    const { begun, order } = controlled();
    const work = { asked: "", outcome: null, kept_until: null };
    const ours = { ...work, name: JSON.stringify([order.kind, order.key]), server: servers.id };
    await database.query
      .insertInto("works")
      .values([ours, { ...work, name: "another's", server: "that is gone" }])
      .execute();
    const made = jobs.run(order);
    await expect.poll(() => begun.length).toBe(1);
    await sweepDatabase(database);
    expect(await database.query.selectFrom("works").select("name").execute()).toEqual([{ name: ours.name }]);
    begun[0]?.end("made");
    expect(await made).toBe("made");
  });

  it("list each other's jobs, cancel them, report a job of a dead server as lost, and start its work again", async () => {
    const [first, second] = (await databases(2)) as [Database, Database];
    const [one, two] = await Promise.all([jobsOver(first), jobsOver(second)]);
    const { begun, order } = controlled();
    const seen: Job[] = [];
    two.jobs.follow({ changed: (job) => seen.push(job) });
    const cancelled = one.jobs.run({ ...order, key: "evening" }).catch((error: AppError) => error.code);
    await expect.poll(() => begun.length).toBe(1);
    begun[0]?.handle.report({ id: "2026-11-21-evening", state: "working", step: "text" });
    await expect.poll(() => two.jobs.list()[0]?.items[0]?.step).toBe("text");
    const [job] = two.jobs.list();
    expect(two.jobs.cancel(job?.id ?? "").state).toBe("cancelling");
    expect(await cancelled).toBe("JOB_CANCELLED");
    await expect.poll(() => seen.at(-1)?.state).toBe("cancelled");

    void one.jobs.run({ ...order, idempotencyKey: "a key" }).catch(() => {});
    await expect.poll(() => begun.length).toBe(2);
    await expect.poll(() => two.jobs.list()[0]?.state).toBe("running");
    await first.close();
    const again = two.jobs.run({ ...order, idempotencyKey: "a key" });
    await expect
      .poll(async () => {
        await two.servers.tick();
        await two.board.tick();
        return begun.length;
      })
      .toBe(3);
    begun[2]?.end("made");
    expect(await again).toBe("made");
    await expect
      .poll(async () => {
        await two.board.tick();
        return two.jobs.list().map(({ state }) => state);
      })
      .toEqual(expect.arrayContaining(["done", "failed", "cancelled"]));
    const items = two.jobs.list().flatMap((ended) => ended.items.map(({ state }) => state));
    expect(items).toEqual(["unfinished"]);
  });

  it("take dismissed jobs off each other's lists, also those of a server that is gone", async () => {
    const [first, second] = (await databases(2)) as [Database, Database];
    const [one, two] = await Promise.all([jobsOver(first), jobsOver(second)]);
    const seen: Job[] = [];
    one.jobs.follow({ changed: (job) => seen.push(job) });
    const end = async (server = one, key = "morning") => {
      const { begun, order } = controlled();
      const made = server.jobs.run({ ...order, key });
      await expect.poll(() => begun.length).toBe(1);
      begun[0]?.end("made");
      await made;
    };
    await end(one);
    await expect.poll(() => two.jobs.list().map(({ state }) => state)).toEqual(["done"]);
    const [{ id } = { id: "" }] = two.jobs.list();
    await two.jobs.dismiss([id]);
    expect(two.jobs.list()).toEqual([]);
    await expect.poll(() => one.jobs.list()).toEqual([]);
    expect(seen.at(-1)).toMatchObject({ id, dismissed: true });

    await end(one, "evening");
    await expect.poll(() => two.jobs.list().map(({ state }) => state)).toEqual(["done"]);
    await first.close();
    await two.jobs.dismiss(two.jobs.list().map((job) => job.id));
    expect(two.jobs.list()).toEqual([]);
    const third = await jobsOver(second);
    expect(third.jobs.list()).toEqual([]);
  });
});
