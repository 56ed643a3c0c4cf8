import { rename } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type AdminServer, adminOfFile, openAdmin } from "#api/admin.fixture.ts";
import { Job } from "#api/jobs/model.ts";
import { StoryId } from "#api/stories/model.ts";
import type { GenerationOrder } from "./generate.ts";
import { type GenerationEvent, MadeDay, MadePost } from "./model.ts";
import { openRunLog } from "./run-log.ts";

const subjects = (server: AdminServer, ref = "HEAD") => server.git("log", "--format=%s", ref).split("\n");

describe("generation-estimate", () => {
  it("is nothing for the house, and what the configured services usually cost", async () => {
    const house = await openAdmin();
    expect((await house.call("GET", "/generation-estimate")).json).toEqual({ storyUsd: 0, filmUsd: 0 });
    const paid = await openAdmin({
      settings: {
        OPENAI_API_KEY: "sk-test",
        OPENAI_BASE_URL: "http://127.0.0.1:9/v1",
        VIDEO_BASE_URL: "http://127.0.0.1:9/video",
        VIDEO_USD_PER_SECOND: "0.1",
      },
    });
    const { json } = await paid.call("GET", "/generation-estimate");
    expect(json.storyUsd).toBeGreaterThan(0);
    expect(json.filmUsd).toBeCloseTo(1.2);
    expect((await house.ask("/api/admin/generation-estimate")).status).toBe(401);
  });
});

describe("generate-post", () => {
  it("makes the slot's story of today if it is missing, otherwise a further one: committed, pushed, and shown at once", async () => {
    const server = await openAdmin();
    const first = await server.call("POST", "/generate-post", { timeSlot: "morning", includeVideo: false });
    expect(first.status).toBe(201);
    expect(MadePost.parse(first.json)).toMatchObject({
      id: "2026-11-21-morning",
      timeSlot: "morning",
      videoGenerated: false,
      state: "published",
      likes: 0,
    });
    expect(first.json.warnings).toBeUndefined();
    const shown = await server.ask("/api/posts/2026-11-21-morning");
    expect(shown.json.titleEn).toBe(first.json.titleEn);

    const second = await server.call("POST", "/generate-post", { timeSlot: "morning" });
    expect(second.json).toMatchObject({ id: "2026-11-21-morning-2", videoGenerated: false });
    expect(second.json.titleEn).not.toBe(first.json.titleEn);
    expect(subjects(server, "origin/main").slice(0, 2)).toEqual([
      `Publish 2026-11-21-morning-2: ${second.json.titleEn}`,
      `Publish 2026-11-21-morning: ${first.json.titleEn}`,
    ]);
    expect(server.git("log", "-1", "--format=%an <%ae>")).toBe("Mruk <mruk@mruk.invalid>");
    expect(server.git("status", "--porcelain")).toBe("");

    const [job] = Job.array().parse((await server.call("GET", "/jobs")).json);
    expect(job).toMatchObject({ kind: "generate-post", state: "done", by: "Ola" });
    expect(job?.items).toEqual([
      {
        id: "2026-11-21-morning-2",
        state: "done",
        step: "push",
        done: ["brief", "text", "checks", "picture", "file", "commit", "push"],
        note: second.json.titleEn,
      },
    ]);
    expect(await openRunLog(server.dataDir).list()).toMatchObject([
      { origin: "panel", published: 1, skipped: 0, failed: 0, costUsd: 0 },
      { origin: "panel", published: 1 },
    ]);
  });

  it("makes one story for a double press, and for a repeated request", async () => {
    const server = await openAdmin({ settings: { FILMMAKER: "off" } });
    const press = (key: string) =>
      server.call("POST", "/generate-post", { timeSlot: "evening", includeVideo: true }, { "idempotency-key": key });
    const presses = await Promise.all([press("one"), press("one"), press("two"), press("three")]);
    expect(presses.map(({ status, json }) => [status, json.id])).toEqual(Array(4).fill([201, "2026-11-21-evening"]));
    // The slot's hour is still to come, and no film-maker is configured.
    expect(presses[0]?.json).toMatchObject({ state: "scheduled", videoGenerated: false });
    expect((await server.ask("/api/posts/2026-11-21-evening")).status).toBe(404);
    expect((await press("one")).json).toEqual(presses[0]?.json);
    expect(subjects(server)).toHaveLength(2);
    const other = await server.call("POST", "/generate-post", { timeSlot: "evening" }, { "idempotency-key": "one" });
    expect([other.status, other.json.code]).toEqual([422, "KEY_REUSED"]);
  });

  it("keeps a story whose film failed, and says why it failed", async () => {
    const server = await openAdmin({ settings: { FFMPEG_PATH: "/nowhere/ffmpeg" } });
    const made = await server.call("POST", "/generate-post", { timeSlot: "morning", includeVideo: true });
    expect([made.status, MadePost.parse(made.json)]).toMatchObject([
      201,
      { videoGenerated: false, warnings: [{ code: "FILM_TOOLS_MISSING" }] },
    ]);
    expect((await server.ask("/api/posts/2026-11-21-morning")).status).toBe(200);
  });
});

describe("generate-daily", () => {
  it("makes the missing stories of a date and lists the existing ones", async () => {
    const server = await openAdmin({ stories: [{ id: "2026-12-24-afternoon" }] });
    const { status, json } = await server.call("POST", "/generate-daily", { date: "2026-12-24" });
    expect(status).toBe(201);
    const made = MadeDay.parse(json);
    expect(made.posts.map(({ id, state }) => [id, state])).toEqual([
      ["2026-12-24-morning", "scheduled"],
      ["2026-12-24-evening", "scheduled"],
    ]);
    expect(made).toMatchObject({ skipped: ["2026-12-24-afternoon"], failed: [] });
    const again = await server.call("POST", "/generate-daily", { date: "2026-12-24" });
    expect([again.status, again.json.posts, again.json.skipped.length]).toEqual([201, [], 3]);
  });

  it("defaults to today", async () => {
    const stories = ["morning", "afternoon", "evening"].map((slot) => ({ id: `2026-11-21-${slot}` }));
    const { json } = await (await openAdmin({ stories })).call("POST", "/generate-daily");
    expect(json).toEqual({ posts: [], skipped: stories.map(({ id }) => id), failed: [] });
  });
});

describe("a generation request", () => {
  const server = adminOfFile();

  it.each([
    ["post", {}, ["timeSlot"]],
    ["post", { timeSlot: "night" }, ["timeSlot"]],
    ["post", { timeSlot: "morning", includeVideo: "yes" }, ["includeVideo"]],
    ["post", { timeSlot: "morning", id: "2026-11-21-morning" }, ["id"]],
    ["daily", { date: 20261124 }, ["date"]],
    ["daily", { date: "2026-11-21", force: true }, ["force"]],
  ])("is refused if a generate-%s says %j: fields %j", async (path, body, fields) => {
    const { status, json } = await server.call("POST", `/generate-${path}`, body);
    expect([status, json.code, Object.keys(json.fields)]).toEqual([422, "FIELDS_INVALID", fields]);
  });

  it.each(["2026-02-30", "tomorrow", "", "2036-11-21", "2026-11-21/../..", "\u001b[31m"])(
    "is refused for the date %j",
    async (date) => {
      const { status, json } = await server.call("POST", "/generate-daily", { date });
      expect([status, json.code]).toEqual([422, "DATE_INVALID"]);
    },
  );

  it.each(["x".repeat(201), ""])("is refused with the Idempotency-Key %j", async (key) => {
    const { status, json } = await server.call("POST", "/generate-daily", {}, { "idempotency-key": key });
    expect([status, json.code]).toEqual([400, "BAD_REQUEST"]);
  });

  it("is refused to strangers, to other sites' pages, and by another method", async () => {
    expect((await server.ask("/api/admin/generate-daily", { method: "POST" })).status).toBe(401);
    const foreign = await server.call("POST", "/generate-daily", {}, { "sec-fetch-site": "cross-site" });
    expect([foreign.status, foreign.json.code]).toEqual([403, "FOREIGN_ORIGIN"]);
    expect((await server.call("GET", "/generate-post")).status).toBe(405);
    expect((await server.call("GET", "/jobs")).json).toEqual([]);
  });
});

// These notices are what the pipeline may report beside success.
const [morning, afternoon, evening] = ["morning", "afternoon", "evening"].map((slot) =>
  StoryId.parse(`2026-11-21-${slot}`),
) as [StoryId, StoryId, StoryId];
const rejected = { code: "TEXT_REJECTED", message: "The text is too short", hint: "The next run has it written anew." };
const failed = (id: StoryId, error = rejected): GenerationEvent => ({ type: "story-failed", id, step: "text", error });
const published = (id: StoryId): GenerationEvent => ({
  type: "story-published",
  id,
  titleEn: "A title",
  titlePl: "Tytuł",
  publishedAt: "2026-11-21T08:00:00+01:00",
  commit: null,
  pushed: false,
});

describe("a generation that goes wrong", () => {
  let said: GenerationEvent[] = [];
  const server = adminOfFile({
    stories: [{ id: afternoon }],
    parts: {
      generate: async function* () {
        yield* said;
      },
    },
  });

  it("answers with the story's own error", async () => {
    said = [failed(morning)];
    const { status, json } = await server.call("POST", "/generate-post", { timeSlot: "morning" });
    expect(status).toBe(502);
    expect(json).toMatchObject({ code: "TEXT_REJECTED", error: "2026-11-21-morning: The text is too short" });
    expect(json.hint).toBe(rejected.hint);
    const [job] = (await server.call("GET", "/jobs")).json;
    expect(job).toMatchObject({
      state: "failed",
      error: { code: "TEXT_REJECTED" },
      items: [{ id: morning, state: "failed", step: "text", note: "The text is too short" }],
    });
  });

  it("shows by which checks a text was refused, until another one has passed", async () => {
    const checked = { type: "step-finished", id: afternoon, step: "checks", milliseconds: 1 } as const;
    const refused = { ...checked, refused: ["English swears"], refusedBy: ["subjects"] };
    const itemOf = async (events: GenerationEvent[]) => {
      said = events;
      await server.call("POST", "/generate-post", { timeSlot: "afternoon" });
      return Job.array().parse((await server.call("GET", "/jobs")).json)[0]?.items[0];
    };
    expect(await itemOf([refused, failed(afternoon)])).toMatchObject({ state: "failed", refusedBy: ["subjects"] });
    const passed = await itemOf([refused, checked, published(afternoon)]);
    expect(passed).toMatchObject({ state: "done" });
    expect(passed).not.toHaveProperty("refusedBy");
  });

  it("does not show what nobody foresaw", async () => {
    said = [failed(morning, { code: "INTERNAL", message: "sk-secret at /srv", hint: "" })];
    const { status, text } = await server.call("POST", "/generate-post", { timeSlot: "morning" });
    expect(status).toBe(500);
    expect(text).not.toContain("sk-secret");
  });

  it("says that another run was quicker", async () => {
    said = [{ type: "story-skipped", id: morning, reason: "taken" }];
    const { status, json } = await server.call("POST", "/generate-post", { timeSlot: "morning" });
    expect([status, json.code, json.error]).toEqual([
      409,
      "STORY_EXISTS",
      "Another run made 2026-11-21-morning first.",
    ]);
  });

  it("answers a day with what was made, what was not, and what deserves notice", async () => {
    const warning = { code: "REMOTE_UNREACHABLE", message: "origin does not answer" };
    said = [failed(morning), published(afternoon), { type: "warning", notice: warning }, failed(evening)];
    const { status, json } = await server.call("POST", "/generate-daily", {});
    expect(status).toBe(201);
    expect(json).toMatchObject({
      posts: [{ id: afternoon }],
      failed: [{ id: morning }, { id: evening, error: "2026-11-21-evening: The text is too short" }],
      warnings: [warning],
    });
  });

  it("answers a day of which nothing could be made with the error", async () => {
    said = [failed(morning), failed(afternoon), failed(evening)];
    const { status, json } = await server.call("POST", "/generate-daily", {});
    expect([status, json.code]).toEqual([502, "TEXT_REJECTED"]);
  });

  it("says what is in the way of all stories", async () => {
    const server = await openAdmin();
    await rename(join(server.contentDir, ".git"), join(server.contentDir, "git"));
    const { status, json } = await server.call("POST", "/generate-post", { timeSlot: "morning" });
    expect([status, json.code]).toEqual([500, "CONTENT_NOT_GIT"]);
    expect((await openRunLog(server.dataDir).list())[0]).toMatchObject({ error: { code: "CONTENT_NOT_GIT" } });
  });
});

/** A pipeline that makes one of the day's stories, then waits until the test lets it continue or cancels it. */
function waiting() {
  const orders: GenerationOrder[] = [];
  const { promise: go, resolve: goOn } = Promise.withResolvers<void>();
  async function* generate(order: GenerationOrder, signal: AbortSignal): AsyncGenerator<GenerationEvent> {
    orders.push(order);
    yield published(morning);
    yield { type: "step-started", id: afternoon, step: "picture" };
    await go;
    signal.throwIfAborted();
    yield published(afternoon);
  }
  return { orders, goOn, generate };
}

describe("a generation that takes long", () => {
  it("continues without its browser: a returning administrator sees its progress, and pressing again joins it", async () => {
    const { orders, goOn, generate } = waiting();
    const server = await openAdmin({ stories: [{ id: morning }, { id: afternoon }], parts: { generate } });
    const leaving = new AbortController();
    const left = fetch(`${server.url}/api/admin/generate-daily`, {
      method: "POST",
      headers: { authorization: `Bearer ${server.token}` },
      signal: leaving.signal,
    }).catch(() => "left");
    const state = async () => (await server.call("GET", "/jobs")).json[0]?.items?.at(-1);
    await expect.poll(state).toMatchObject({ id: afternoon, state: "working", step: "picture" });
    leaving.abort();
    expect(await left).toBe("left");
    const again = server.call("POST", "/generate-daily", { date: "2026-11-21" });
    goOn();
    expect((await again).json.posts).toHaveLength(2);
    expect(orders).toHaveLength(1);
  });
});
