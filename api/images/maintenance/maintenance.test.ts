import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { openAdmin } from "#api/admin.fixture.ts";
import type { Job, JobItem } from "#api/jobs/model.ts";
import type { Fetched } from "#api/platform/http/fetch-public.ts";
import { master } from "#api/stories/index/library-folder.fixture.ts";
import { picturePath, StoryId, storyPath } from "#api/stories/model.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { moderationRefusal } from "#stand-ins/openai/images.ts";
import { startOpenAi } from "#stand-ins/openai.ts";
import type { Fault } from "#stand-ins/stand-in.ts";
import { openPictureMaintenance } from "./maintenance.ts";

const [fine, lost, never, inner] = ["21-morning", "20-evening", "20-morning", "19-morning"].map((end) =>
  StoryId.parse(`2026-11-${end}`),
) as [StoryId, StoryId, StoryId, StoryId];

describe("Regenerate Images", () => {
  it("draws the broken pictures anew, one commit a story, restores those that Git has, and leaves the others", async () => {
    const server = await openAdmin({
      stories: [
        { id: fine },
        { id: lost },
        { id: never },
        { id: inner, imageUrl: "https://169.254.169.254/expired.png" },
      ],
    });
    const pathOf = (id: StoryId) => join(server.contentDir, picturePath(id));
    server.git("rm", "--quiet", picturePath(never));
    server.git("commit", "--quiet", "-m", "Lose a picture");
    await rm(pathOf(lost));
    const { status, json } = await server.call("POST", "/regenerate-images");
    expect([status, json]).toEqual([200, { message: "Regenerated 3 images.", done: 3, failed: [] }]);

    const commits = server.git("log", "--format=%an: %s", "HEAD...HEAD~2").split("\n").sort();
    expect(commits).toEqual([expect.stringMatching(`^Ola: .*${inner}`), expect.stringMatching(`^Ola: .*${never}`)]);
    expect(await readFile(pathOf(lost))).toEqual(await master("evening"));
    for (const id of [never, inner]) {
      expect(await sharp(await readFile(pathOf(id))).metadata()).toMatchObject({ format: "webp", width: 1536 });
      expect((await server.ask(`/api/posts/${id}`)).json.imageUrl).toBe(`/images/${id}.webp`);
      expect((await server.ask(`/images/${id}.webp`)).status).toBe(200);
    }
    expect(server.git("status", "--porcelain")).toBe("");

    const [job] = (await server.call("GET", "/jobs")).json as Job[];
    const states = Object.fromEntries(job?.items.map(({ id, state }) => [id, state]) ?? []);
    expect(states).toEqual({ [fine]: "skipped", [lost]: "done", [never]: "done", [inner]: "done" });

    const again = await server.call("POST", "/regenerate-images", {});
    expect(again.json).toEqual({ message: "All images are fine. Nothing had to be regenerated.", done: 0, failed: [] });
  });

  it("names the pictures that could not be repaired, and continues with the others", async () => {
    const server = await openAdmin({ stories: [{ id: never }, { id: inner, imageUrl: "/images/of-nothing.webp" }] });
    // Another process is drawing this one.
    server.git("rm", "--quiet", "--cached", picturePath(never));
    server.git("commit", "--quiet", "-m", "Take a picture out");
    await writeFile(join(server.contentDir, picturePath(never)), "half a picture");
    const { status, json } = await server.call("POST", "/regenerate-images");
    expect([status, json]).toEqual([
      200,
      {
        message: "Regenerated 1 image. 1 image failed.",
        done: 1,
        failed: [{ id: never, error: expect.stringContaining("is in the way") }],
      },
    ]);
    expect(await readFile(join(server.contentDir, picturePath(never)), "utf8")).toBe("half a picture");
  });

  it("refuses fields, and requests of other sites", async () => {
    const server = await openAdmin();
    for (const path of ["/regenerate-images", "/migrate-images"]) {
      expect((await server.call("POST", path, { all: true })).status, path).toBe(422);
      expect((await server.call("POST", path, {}, { origin: "https://evil.example" })).status, path).toBe(403);
      expect((await server.call("GET", path)).status, path).toBe(405);
      expect((await server.ask(`/api/admin${path}`, { method: "POST" })).status, path).toBe(401);
    }
  });

  it("does the work once for two concurrent requests", async () => {
    const server = await openAdmin({ stories: [{ id: inner, imageUrl: "/images/of-nothing.webp" }] });
    const [one, other] = await Promise.all([1, 2].map(() => server.call("POST", "/regenerate-images")));
    expect([one?.json, other?.json]).toEqual([one?.json, one?.json]);
    expect(server.git("log", "--format=%s").split("\n")).toHaveLength(2);
  });
});

it("Migrate names the variable to set if there is no cloud storage", async () => {
  const server = await openAdmin({ stories: [{ id: fine }] });
  const { status, json } = await server.call("POST", "/migrate-images");
  expect([status, json.code]).toEqual([503, "STORAGE_NOT_CONFIGURED"]);
  expect(json.hint).toContain("AZURE_STORAGE_CONNECTION_STRING");
});

describe("Regenerate Images by the AI service", () => {
  const [one, other] = [never, inner];
  const broken = { imageUrl: "/images/of-nothing.webp" };

  /** A server whose illustrator is the AI service, over stories whose pictures are lost. */
  async function openStudio(settings: Record<string, string> = {}) {
    const ai = await startOpenAi();
    onTestFinished(() => ai.close());
    const server = await openAdmin({
      stories: [
        { id: one, ...broken, imageAlt: "Mruk inspects a wicker basket.", madeBy: house },
        { id: other, ...broken },
      ],
      settings: { ...ai.settings, STORYTELLER: "house", ...settings },
    });
    const storyAt = (id: StoryId) => server.services.library.any(id);
    return { ai, server, storyAt };
  }
  const house = { storyteller: "house", illustrator: "house", promptVersion: 1, costUsd: 0.5 };

  it("draws from the alternative text, and the story records the illustrator and the cost", async () => {
    const { ai, server, storyAt } = await openStudio();
    const { json } = await server.call("POST", "/regenerate-images");
    expect(json).toEqual({ message: "Regenerated 2 images.", done: 2, failed: [] });
    expect(ai.asked.map(({ path }) => path)).toEqual(["/v1/images/generations", "/v1/images/generations"]);
    expect(ai.asked.filter(({ body }) => body.includes("Mruk inspects a wicker basket."))).toHaveLength(1);
    const { costUsd = 0, ...madeBy } = storyAt(one)?.madeBy ?? {};
    const drawn = { illustrator: "openai", imageModel: "gpt-image-2.6-sunburst" };
    expect(madeBy).toEqual({ storyteller: "house", promptVersion: 1, ...drawn });
    expect(costUsd).toBeGreaterThan(0.51);
    expect(costUsd).toBeLessThan(0.53);
    expect(storyAt(other)?.madeBy).toEqual({ ...drawn, costUsd: expect.closeTo(costUsd - 0.5, 2) });
    const picture = await readFile(join(server.contentDir, picturePath(one)));
    expect((await sharp(picture).metadata()).xmpAsString).toContain(`dc:identifier="${one}"`);
    expect(server.git("log", "--format=%s").split("\n")).toHaveLength(3);
    expect(server.git("status", "--porcelain")).toBe("");
  });

  it("records the house as the illustrator of its new picture", async () => {
    const { server, storyAt, ai } = await openStudio({ ILLUSTRATOR: "house" });
    await server.write(
      storyPath(one),
      (await readFile(join(server.contentDir, storyPath(one)), "utf8")).replace(
        "illustrator: house",
        "illustrator: openai\n  imageModel: gpt-image-1",
      ),
    );
    server.git("commit", "--quiet", "--all", "-m", "Say that a model drew it");
    await server.call("POST", "/regenerate-images");
    expect([storyAt(one)?.madeBy, storyAt(other)?.madeBy]).toEqual([house, { illustrator: "house" }]);
    expect(ai.asked).toEqual([]);
  });

  it("does not pay again for a picture that could not be saved", async () => {
    const { ai, server, storyAt } = await openStudio();
    await writeFile(join(server.contentDir, picturePath(one)), "somebody is at work here");
    const first = await server.call("POST", "/regenerate-images");
    expect(first.json).toMatchObject({
      done: 1,
      failed: [{ id: one, error: expect.stringContaining("not committed") }],
    });
    expect(ai.asked).toHaveLength(2);
    server.git("checkout", "--", picturePath(one));
    const second = await server.call("POST", "/regenerate-images");
    expect(second.json).toMatchObject({ done: 1, failed: [] });
    expect(ai.asked).toHaveLength(2);
    expect(storyAt(one)?.madeBy?.costUsd).toBeGreaterThan(0.51);
  });

  it.each<[string, Fault, string, number]>([
    ["has no time", { kind: "hang up" }, "The connection to the AI service broke", 1],
    ["refuses one by its rules", { kind: "answer", answer: moderationRefusal() }, "content rules", 2],
  ])("names the undrawn pictures if the service %s, and leaves them unchanged", async (_, fault, says, requests) => {
    const { ai, server } = await openStudio();
    ai.failNext(/images/, fault, fault);
    const { json } = await server.call("POST", "/regenerate-images");
    const error = expect.stringContaining(says);
    expect(json).toEqual({
      message: "Regenerated 0 images. 2 images failed.",
      done: 0,
      failed: expect.arrayContaining([one, other].map((id) => ({ id, error }))),
    });
    // A fault of the service itself is not tried, nor paid, story after story.
    expect(ai.asked).toHaveLength(requests);
    expect(server.git("log", "--format=%s").split("\n")).toHaveLength(1);
  });

  it("draws nothing beyond the day's budget", async () => {
    const { ai, server } = await openStudio({ BUDGET_USD_PER_DAY: "0.01" });
    const { json } = await server.call("POST", "/regenerate-images");
    expect(json.failed[0].error).toContain("$0.01");
    expect(ai.asked).toEqual([]);
  });
});

describe("the check of pictures", () => {
  const whole = async () => new Uint8Array(await master());
  const later = async () => {
    throw new Error("This test has no such part.");
  };

  /** Checks a story with this picture, and returns its faults. */
  async function lookAt(
    own: Uint8Array | null,
    { imageUrl = `/images/${fine}.webp`, fetched }: { imageUrl?: string; fetched?: Partial<Fetched> } = {},
  ) {
    const items: JobItem[] = [];
    const pictureMaintenance = openPictureMaintenance({
      library: { all: () => [storyOf({ id: fine, imageUrl })] },
      pictures: { read: async () => own },
      fetchPublic: async () => ({ status: 200, contentType: "image/png", bytes: new Uint8Array([1]), ...fetched }),
      editing: { read: later, update: later, updateAll: later },
      storage: null,
      toStoredPicture: later,
      putBack: later,
      redraw: later,
    });
    const faults = await pictureMaintenance.check({
      signal: new AbortController().signal,
      report: (item) => void items.push(item),
    });
    expect(items).toEqual([
      { id: fine, state: "working", step: "look" },
      faults.length > 0 ? { id: fine, state: "waiting", note: faults[0]?.reason } : { id: fine, state: "skipped" },
    ]);
    return faults[0]?.reason;
  }

  it("finds nothing wrong with a whole picture, here or elsewhere", async () => {
    expect(await lookAt(await whole())).toBeUndefined();
    expect(await lookAt(null, { imageUrl: "https://example.org/x.png" })).toBeUndefined();
  });

  it.each<[string, () => Promise<Uint8Array | null>]>([
    ["the picture is missing", async () => null],
    ["the picture is empty", async () => new Uint8Array()],
    ["the file is no picture", async () => new TextEncoder().encode("<svg/>")],
    ["the picture is cut short", async () => (await whole()).subarray(0, 2000)],
    ["the picture is damaged", async () => (await whole()).fill(0, 12, 40)],
  ])("says that %s", async (reason, own) => {
    expect(await lookAt(await own())).toBe(reason);
  });

  it.each<[string, Partial<Fetched>]>([
    ["the address answers with 404", { status: 404 }],
    ["the address answers with 403", { status: 403, contentType: "application/xml" }],
    ["the address gives text/html, not an image", { contentType: "text/html" }],
    ["the address gives nothing, not an image", { contentType: "" }],
    ["the picture is empty", { bytes: new Uint8Array() }],
  ])("says that %s", async (reason, fetched) => {
    expect(await lookAt(null, { imageUrl: "https://example.org/x.png", fetched })).toBe(reason);
  });

  it("reports an address of ours that belongs to no story", async () => {
    expect(await lookAt(await whole(), { imageUrl: "/images/..%2fsecret.webp" })).toBe(
      "there is no picture at this address",
    );
    expect(await lookAt(await whole(), { imageUrl: "/media/film.mp4" })).toBe("there is no picture at this address");
  });

  it("stops between two pictures when it is cancelled", async () => {
    const cancelling = new AbortController();
    const looked: string[] = [];
    const pictureMaintenance = openPictureMaintenance({
      library: { all: () => Array.from({ length: 50 }, (_, at) => storyOf({ id: `2026-11-21-morning-${at + 2}` })) },
      pictures: {
        async read(id) {
          looked.push(id);
          cancelling.abort();
          return whole();
        },
      },
      fetchPublic: later,
      editing: { read: later, update: later, updateAll: later },
      storage: null,
      toStoredPicture: later,
      putBack: later,
      redraw: later,
    });
    await expect(pictureMaintenance.regenerate({ signal: cancelling.signal, report: () => {} }, "Ola")).rejects.toThrow(
      "aborted",
    );
    expect(looked.length).toBeLessThanOrEqual(4);
  });
});
