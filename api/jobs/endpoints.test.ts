import { Writable } from "node:stream";
import { expect, it } from "vitest";
import { serveEndpoints } from "#api/platform/http/http.fixture.ts";
import { jobEndpoints } from "./endpoints.ts";
import { type JobHandle, openJobs } from "./jobs.ts";
import { Job } from "./model.ts";
import { streamJobs } from "./stream.ts";

async function serve() {
  const jobs = openJobs({ clock: { now: () => Temporal.Instant.from("2026-11-21T14:00:00Z") } });
  const { url: origin } = await serveEndpoints([jobEndpoints({ jobs })]);
  const url = `${origin}/api/admin/jobs`;
  const cancel = (id: string, init: RequestInit = {}) => fetch(`${url}/${id}/cancel`, { method: "POST", ...init });
  return { jobs, url, cancel };
}

/** Starts a job that runs until the test ends it. */
function begin(jobs: ReturnType<typeof openJobs>, key = "morning") {
  const { promise, resolve } = Promise.withResolvers<void>();
  let handle = {} as JobHandle;
  const result = jobs.run({
    kind: "generate-post",
    key,
    by: "Ola",
    run: async (given) => {
      handle = given;
      await promise;
      given.signal.throwIfAborted();
    },
  });
  return { report: handle.report, finish: resolve, result };
}

/** Reads a stream of jobs as a browser does: the states it has sent, and whether it has ended. */
async function follow(url: string) {
  const response = await fetch(url, { headers: { accept: "text/event-stream" } });
  const seen = { response, events: [] as Job[], isOver: false };
  const read = async () => {
    const decoder = new TextDecoder();
    let rest = "";
    for await (const piece of response.body ?? []) {
      const events = (rest + decoder.decode(piece, { stream: true })).split("\n\n");
      rest = events.pop() ?? "";
      for (const event of events) {
        const [name, data] = event.split("\n");
        if (name === "event: job") seen.events.push(Job.parse(JSON.parse(data?.slice("data: ".length) ?? "")));
      }
    }
    seen.isOver = true;
  };
  // A test may end before the stream does.
  read().catch(() => {});
  return seen;
}

it("lists the jobs, newest first", async () => {
  const { jobs, url } = await serve();
  const [first] = [begin(jobs, "morning"), begin(jobs, "evening")];
  first.finish();
  await first.result;
  const response = await fetch(url);
  expect(response.headers.get("vary")).toContain("Accept");
  const list = Job.array().parse(await response.json());
  expect(list.map(({ state }) => state)).toEqual(["running", "done"]);
});

it("sends each change to a follower; one who comes later gets the running state first", async () => {
  const { jobs, url } = await serve();
  const first = await follow(url);
  expect(first.response.headers.get("content-type")).toContain("text/event-stream");
  expect(first.response.headers.get("x-accel-buffering")).toBe("no");
  const job = begin(jobs);
  job.report({ id: "2026-11-21-morning", state: "working", step: "text", done: ["brief"] });
  await expect.poll(() => first.events.at(-1)?.items[0]?.step).toBe("text");
  const second = await follow(url);
  await expect.poll(() => second.events[0]?.items).toEqual(first.events.at(-1)?.items);
  job.finish();
  await expect.poll(() => [first.events.at(-1)?.state, second.events.at(-1)?.state]).toEqual(["done", "done"]);
});

it("sends a busy job's newest state, not each of its states", async () => {
  const { jobs, url } = await serve();
  const follower = await follow(url);
  const job = begin(jobs);
  for (let index = 0; index < 5000; index++) job.report({ id: "one", state: "working", note: String(index) });
  job.finish();
  await expect.poll(() => follower.events.at(-1)).toMatchObject({ state: "done", items: [{ note: "4999" }] });
  expect(follower.events.length).toBeLessThan(10);
});

it("ends the streams when the server closes, although no reader has left", async () => {
  const { jobs, url } = await serve();
  const follower = await follow(url);
  const job = begin(jobs);
  const refused = expect(job.result).rejects.toMatchObject({ code: "JOB_CANCELLED" });
  await expect.poll(() => follower.events.length).toBe(1);
  const closing = jobs.close();
  job.finish();
  await Promise.all([closing, refused]);
  await expect.poll(() => follower.isOver).toBe(true);
  expect((await follow(url)).response.status).toBe(200);
});

it("cancels a job: it is reported as stopping, and then as cancelled", async () => {
  const { jobs, url, cancel } = await serve();
  const follower = await follow(url);
  const job = begin(jobs);
  const refused = expect(job.result).rejects.toMatchObject({ code: "JOB_CANCELLED" });
  const response = await cancel(jobs.list()[0]?.id ?? "");
  expect(response.status).toBe(200);
  expect(Job.parse(await response.json()).state).toBe("cancelling");
  job.finish();
  await refused;
  await expect.poll(() => follower.events.at(-1)?.state).toBe("cancelled");
});

it("takes ended work off the list for everybody, and leaves what runs", async () => {
  const { jobs, url } = await serve();
  const follower = await follow(url);
  const [ended, running] = [begin(jobs, "morning"), begin(jobs, "evening")];
  ended.finish();
  await ended.result;
  const ids = jobs.list().map(({ id }) => id);
  const dismiss = (body: unknown) =>
    fetch(`${url}/dismiss`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });
  const left = Job.array().parse(await (await dismiss({ ids: [...ids, "unknown"] })).json());
  expect(left.map(({ state }) => state)).toEqual(["running"]);
  expect(Job.array().parse(await (await fetch(url)).json())).toEqual(left);
  await expect.poll(() => follower.events.at(-1)).toMatchObject({ state: "done", dismissed: true });
  const later = await follow(url);
  await expect.poll(() => later.events.map(({ state }) => state)).toEqual(["running"]);
  expect((await dismiss({ ids: "all" })).status).toBe(422);
  running.finish();
});

it("refuses what it cannot do: an unknown job, a body, other methods", async () => {
  const { jobs, url, cancel } = await serve();
  expect((await cancel("..%2f..%2fetc")).status).toBe(404);
  expect(await (await cancel("nothing")).json()).toMatchObject({ code: "JOB_NOT_FOUND" });
  const job = begin(jobs);
  const body = { body: '{"force":true}', headers: { "content-type": "application/json" } };
  expect((await cancel(jobs.list()[0]?.id ?? "", body)).status).toBe(422);
  expect((await fetch(url, { method: "DELETE" })).status).toBe(405);
  expect((await fetch(`${url}/x/cancel`)).status).toBe(405);
  expect(jobs.list()[0]?.state).toBe("running");
  job.finish();
});

it("buffers no more than the newest state of each job for a reader who does not read", async () => {
  const { jobs } = await serve();
  const taken: string[] = [];
  const { promise: awake, resolve: wake } = Promise.withResolvers<void>();
  const reader = new Writable({
    highWaterMark: 100,
    write(chunk, _encoding, done) {
      taken.push(String(chunk));
      void awake.then(() => done());
    },
  });
  streamJobs(jobs, reader, { every: 0 });
  const job = begin(jobs);
  for (let index = 0; index < 1000; index++) job.report({ id: "one", state: "working", note: String(index) });
  job.finish();
  await job.result;
  expect(taken).toHaveLength(1);
  expect(reader.writableLength).toBeLessThan(1000);
  wake();
  await expect.poll(() => taken.at(-1)).toContain('"state":"done"');
  expect(taken.length).toBeLessThan(5);
  await jobs.close();
});

it("stops sending when a reader has left, and ends a stream after its lifetime", async () => {
  const { jobs } = await serve();
  const gone = new Writable({ write: (_chunk, _encoding, done) => done() });
  streamJobs(jobs, gone);
  gone.destroy();
  await expect.poll(() => gone.closed).toBe(true);
  const timed = new Writable({ write: (_chunk, _encoding, done) => done() });
  streamJobs(jobs, timed, { lifetime: 1 });
  await expect.poll(() => timed.writableFinished).toBe(true);
  const job = begin(jobs);
  job.finish();
  await job.result;
});
