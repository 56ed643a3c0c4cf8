import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type AdminServer, openAdmin } from "#api/admin.fixture.ts";
import { Job, type JobItem } from "#api/jobs/model.ts";
import { StoryId } from "#api/stories/model.ts";
import { openContentRepository } from "#api/stories/repository/content-repository.ts";
import { environment, temporaryFolder } from "#api/stories/repository/repository.fixture.ts";
import { videosOf } from "#api/video/videos.fixture.ts";
import type { Videos } from "#api/video/videos.ts";
import { allOf, countingMakers, outcomes, runIn } from "./generation.fixture.ts";
import type { GenerationEvent } from "./model.ts";
import { openRunLog } from "./run-log.ts";

const subjects = (server: AdminServer) => server.git("log", "--format=%s").split("\n");
const morning = StoryId.parse("2026-11-21-morning");
const afternoon = StoryId.parse("2026-11-21-afternoon");
const published: GenerationEvent = {
  type: "story-published",
  id: morning,
  titleEn: "A title",
  titlePl: "Tytuł",
  publishedAt: "2026-11-21T08:00:00+01:00",
  commit: null,
  pushed: false,
};

describe("a generation that is cancelled", () => {
  it("stops between steps: finished stories stay, and the answer names them", async () => {
    const { promise: go, resolve: goOn } = Promise.withResolvers<void>();
    const server = await openAdmin({
      stories: [{ id: morning }],
      parts: {
        async *generate(_, signal) {
          yield published;
          yield { type: "step-started", id: afternoon, step: "picture" };
          await go;
          signal.throwIfAborted();
        },
      },
    });
    const asked = server.call("POST", "/generate-daily", {});
    const job = async () => (await server.call("GET", "/jobs")).json[0];
    await expect.poll(async () => (await job())?.items?.length).toBe(2);
    const { id } = await job();
    expect((await server.call("POST", `/jobs/${id}/cancel`)).json.state).toBe("cancelling");
    goOn();
    const { status, json } = await asked;
    expect([status, json.code]).toEqual([409, "JOB_CANCELLED"]);
    expect(json.error).toBe("It was cancelled. 2026-11-21-morning was published.");
    const { state, items } = await job();
    expect([state, items.map((item: JobItem) => item.state)]).toEqual(["cancelled", ["done", "unfinished"]]);
  });

  it.each([
    ["generate-post", { timeSlot: "morning" }],
    ["generate-daily", { date: "2026-11-22" }],
  ] as const)(
    "ends cancelled at the push of a %s, and the answer names the story that is published all the same",
    async (path, body) => {
      const server = await openAdmin({ stories: [{ id: "2026-11-22-afternoon" }, { id: "2026-11-22-evening" }] });
      const { jobs } = server.services;
      const unfollow = jobs.follow({
        changed({ id, state, items }) {
          if (state === "running" && items.some((item) => item.step === "push")) jobs.cancel(id);
        },
      });
      const { status, json } = await server.call("POST", `/${path}`, body);
      unfollow();
      expect([status, json.code]).toEqual([409, "JOB_CANCELLED"]);
      const made = path === "generate-post" ? "2026-11-21-morning" : "2026-11-22-morning";
      expect(json.error).toBe(`It was cancelled. ${made} was published.`);
      const [job] = Job.array().parse((await server.call("GET", "/jobs")).json);
      expect(job).toMatchObject({ state: "cancelled" });
      expect(job?.items.find(({ id }) => id === made)?.state).toBe("done");
      expect(subjects(server)[0]).toMatch(`Publish ${made}: `);
      const overview = await server.call("GET", "/stats/overview");
      expect(overview.json.runs).toMatchObject({ last: { published: 1 }, lastFailed: null });
    },
  );

  it("ends cancelled while its film is made, and keeps its story", async () => {
    const films = Promise.withResolvers<void>();
    const videos: Videos = {
      ...videosOf({ stories: [] }),
      generateVideo: (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason));
          films.resolve();
        }),
    };
    const server = await openAdmin({ parts: { videos } });
    const asked = server.call("POST", "/generate-post", { timeSlot: "morning", includeVideo: true });
    await films.promise;
    server.services.jobs.cancel(server.services.jobs.list()[0]?.id ?? "");
    const { status, json } = await asked;
    expect([status, json.error]).toEqual([409, "It was cancelled. 2026-11-21-morning was published."]);
    expect(server.services.jobs.list()[0]).toMatchObject({ state: "cancelled", items: [{ state: "done" }] });
  });

  it("stops the pipeline, which continues from there on the next request", async () => {
    const server = await openAdmin();
    const { jobs } = server.services;
    // The timeout is generous because the machine may be busy.
    const goOn = jobs.follow({
      changed({ id, state, items: [item] }) {
        if (state === "running" && item?.done?.includes("text")) jobs.cancel(id);
      },
    });
    const { status, json } = await server.call("POST", "/generate-post", { timeSlot: "morning" });
    goOn();
    expect([status, json.code]).toEqual([409, "JOB_CANCELLED"]);
    expect(subjects(server)).toEqual(["Begin the library"]);
    expect(json.error).toBe("It was cancelled. No story was published.");
    const [run] = await openRunLog(server.dataDir).list();
    expect([run?.cancelled, run?.error]).toEqual([true, undefined]);
    const again = await server.call("POST", "/generate-post", { timeSlot: "morning" });
    expect([again.status, again.json.id]).toEqual([201, "2026-11-21-morning"]);
    expect(server.git("status", "--porcelain")).toBe("");
  });

  it("past the commit tells of the story before it stops, and leaves the push to the next run", async () => {
    const folder = await temporaryFolder();
    const origin = await folder.bare();
    const copy = await folder.clone("origin.git", "work");
    const stop = new AbortController();
    const contentDir = join(copy.root, "content");
    const author = "Mruk <mruk@mruk.invalid>";
    const content = openContentRepository({ contentDir, remote: "origin", author, environment, signal: stop.signal });
    const stopping: typeof content = {
      ...content,
      async publish(publication) {
        const made = await content.publish(publication);
        stop.abort();
        return made;
      },
    };
    const makers = countingMakers();
    const events: GenerationEvent[] = [];
    const run = async () => {
      const parts = { content: stopping, signal: stop.signal };
      for await (const event of await runIn(copy, makers, {}, parts)) events.push(event);
    };
    await expect(run()).rejects.toThrow("aborted");
    expect(outcomes(events)).toEqual([`${morning} published`]);
    expect(origin.git("branch")).toBe("");
    await allOf(await runIn(copy, makers));
    expect(origin.log("main")[0]).toMatch(`Publish ${morning}: `);
  });
});
