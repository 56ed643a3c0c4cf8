import { readdir } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { AppError } from "#api/platform/errors.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { filmed, serve, upload, uploaded, videoUrl, written } from "./endpoints.fixture.ts";
import { BatchOutcome, UploadOutcome } from "./publishing/model.ts";
import { filmMakerOf, mediaInMemory, platformOf, videosOf } from "./videos.fixture.ts";

describe("uploading a video", () => {
  it.each([
    ["2026-11-17-morning", "en", 404, "STORY_NOT_FOUND", "There is no such story."],
    [written.id, "en", 422, "NO_VIDEO", "This post doesn't have a video to upload."],
    [uploaded.id, "pl", 409, "ALREADY_UPLOADED", "This video has already been uploaded to YouTube."],
    [filmed.id, "pl", 503, "YOUTUBE_NOT_CONFIGURED", "Uploading to YouTube is not configured."],
  ])("refuses %s in %s with %i %s", async (postId, language, status, code, error) => {
    const answer = await (await serve())("/youtube/upload", { postId, language });
    expect(answer).toMatchObject({ status, json: { code, error } });
    if (status === 503) {
      for (const name of ["YOUTUBE_CLIENT_ID", "YOUTUBE_CLIENT_SECRET", "YOUTUBE_REFRESH_TOKEN"]) {
        expect(answer.json.hint).toContain(name);
      }
    }
  });

  it("makes the language's cut, uploads it with captions and the page's address, and notes it", async () => {
    const [filmMaker, media, workDir] = [filmMakerOf(), mediaInMemory(), folderOfTest()];
    const notices = [
      { code: "LOCKED_PRIVATE", message: "Uploaded, but YouTube locked it private.", hint: "Ask for an audit." },
    ];
    const platform = platformOf({ notices });
    const stories = [storyOf({ ...uploaded, youtube: [upload("pl", "2026-11-20T09:30:00Z")] })];
    const ask = await serve(stories, { filmMaker, media, workDir, platform: async () => platform });
    const { status, json } = await ask("/youtube/upload", { postId: uploaded.id, language: "en" });
    expect([status, UploadOutcome.parse(json)]).toEqual([
      200,
      { youtubeUrl: "https://www.youtube.com/shorts/v1", notices },
    ]);
    const [{ order, film } = expect.fail()] = platform.taken;
    expect([film, order.captions[0]?.text, order.pageUrl]).toEqual([
      `film 1 of ${uploaded.id} en`,
      "The radiator",
      `https://mruk.example/post/${uploaded.id}`,
    ]);
    expect(stories[0]?.youtube?.map(({ language, videoId }) => [language, videoId])).toEqual([
      ["pl", "pl-2026-11-20T09:30:00Z"],
      ["en", "v1"],
    ]);
    expect(await readdir(workDir)).toEqual([]);
    expect(ask.jobs()[0]).toMatchObject({ kind: "upload-video", state: "done" });
    expect(await ask("/youtube/upload", { postId: uploaded.id, language: "en" })).toMatchObject({
      status: 409,
      json: { code: "ALREADY_UPLOADED" },
    });
  });

  it("sends the very same bytes again after an interruption, and notes an upload that is there already", async () => {
    const [filmMaker, workDir] = [filmMakerOf(), folderOfTest()];
    const lost = new AppError("YOUTUBE_UNREACHABLE", "YouTube does not answer.");
    const platform = platformOf({ refusals: [lost] });
    const stories = [filmed];
    const faults = [new AppError("CONTENT_BUSY", "Somebody else writes.")];
    const parts = { filmMaker, workDir, platform: async () => platform };
    const videos = videosOf({ stories, ...parts });
    const order = { signal: new AbortController().signal, report: () => {} };
    await expect(videos.upload(filmed.id, "pl", order)).rejects.toThrow(lost);
    expect(await readdir(workDir)).toHaveLength(2);
    const torn = videosOf({
      stories,
      ...parts,
      editing: {
        note: async () => {
          throw faults[0];
        },
      },
    });
    await expect(torn.upload(filmed.id, "pl", order)).rejects.toMatchObject({ code: "CONTENT_BUSY" });
    expect(stories).toEqual([filmed]);
    expect(await videos.upload(filmed.id, "pl", order)).toEqual({ youtubeUrl: "https://www.youtube.com/shorts/v1" });
    expect(filmMaker.orders).toHaveLength(1);
    expect(platform.taken.map(({ film }) => film)).toEqual([`film 1 of ${filmed.id} pl`]);
    expect(stories[0]?.youtube).toHaveLength(1);
    expect(await readdir(workDir)).toEqual([]);
  });

  it.each(["remote", "house"] as const)(
    "makes the cut of a film by %s from that film, and not another",
    async (name) => {
      const [filmMaker, workDir, platform] = [filmMakerOf({ name }), folderOfTest(), platformOf()];
      const media = mediaInMemory(new Map([[videoUrl, Buffer.from("kept film")]]));
      const stories = [storyOf({ ...filmed, madeBy: { film: { maker: name, seconds: 12 } } })];
      const ask = await serve(stories, { filmMaker, media, workDir, platform: async () => platform });
      expect((await ask("/youtube/upload", { postId: filmed.id, language: "en" })).status).toBe(200);
      expect(filmMaker.orders.map(({ language, film, address }) => [language, typeof film, address])).toEqual([
        ["en", "string", "mruk.example"],
      ]);
      expect(platform.taken[0]?.order.captions[0]?.to).toBe(12);
    },
  );

  it("makes a lost film of the house again for its cut", async () => {
    const [filmMaker, workDir, platform] = [filmMakerOf(), folderOfTest(), platformOf()];
    const stories = [storyOf({ ...filmed, madeBy: { film: { maker: "house", seconds: 12 } } })];
    const ask = await serve(stories, { filmMaker, workDir, platform: async () => platform });
    expect((await ask("/youtube/upload", { postId: filmed.id, language: "pl" })).status).toBe(200);
    expect(filmMaker.orders.map(({ language, film }) => [language, film])).toEqual([["pl", undefined]]);
  });

  it.each([
    ["that a service made", { madeBy: { film: { maker: "remote", seconds: 12 } } }, "kept film"],
    ["that lies elsewhere", { videoUrl: "https://films.example/mruk.mp4" }, "film from the web"],
  ])("uploads a film %s unchanged", async (_what, facts, film) => {
    const [filmMaker, workDir, platform] = [filmMakerOf(), folderOfTest(), platformOf()];
    const media = mediaInMemory(new Map([[videoUrl, Buffer.from("kept film")]]));
    const fetchPublic = async () => ({
      status: 200,
      contentType: "video/mp4",
      bytes: Buffer.from("film from the web"),
    });
    const stories = [storyOf({ ...filmed, ...facts })];
    const ask = await serve(stories, { filmMaker, media, fetchPublic, workDir, platform: async () => platform });
    expect((await ask("/youtube/upload", { postId: filmed.id, language: "en" })).status).toBe(200);
    expect(platform.taken.map((each) => each.film)).toEqual([film]);
    expect(filmMaker.orders).toEqual([]);
  });

  it.each([
    [{}, ["postId", "language"]],
    [{ postId: filmed.id, language: "de" }, ["language"]],
    [{ postId: 7, language: "en" }, ["postId"]],
    [{ postId: filmed.id, language: "en", privacy: "public" }, ["privacy"]],
  ])("names the invalid fields of %j", async (body, fields) => {
    const { status, json } = await (await serve())("/youtube/upload", body);
    expect([status, Object.keys(json.fields)]).toEqual([422, fields]);
  });
});

describe("uploading all that is pending", () => {
  it("reports that nothing is pending", async () => {
    expect(await (await serve([written, uploaded]))("/youtube/upload-all")).toEqual({
      status: 200,
      json: expect.objectContaining({
        message: "All videos with generated content have already been uploaded to YouTube.",
      }),
    });
  });

  it("reports the missing configuration", async () => {
    const { status, json } = await (await serve())("/youtube/upload-all");
    expect([status, json.code]).toEqual([503, "YOUTUBE_NOT_CONFIGURED"]);
  });

  const waiting = ["2026-11-15-morning", "2026-11-16-morning", "2026-11-17-morning"].map((id) =>
    storyOf({ id, videoUrl }),
  );
  const uploading = async (refusals: (AppError | null)[]) => {
    const [filmMaker, workDir, platform, stories] = [
      filmMakerOf(),
      folderOfTest(),
      platformOf({ refusals }),
      [...waiting],
    ];
    const ask = await serve(stories, { filmMaker, workDir, platform: async () => platform });
    return { ask, platform, stories, filmMaker };
  };

  it("uploads each of them once, in English", async () => {
    const { ask, platform, filmMaker } = await uploading([]);
    const { status, json } = await ask("/youtube/upload-all");
    expect([status, BatchOutcome.parse(json).message]).toEqual([200, "3 videos uploaded to YouTube."]);
    expect(platform.taken.map(({ order }) => `${order.story.id} ${order.language}`)).toEqual(
      waiting.map(({ id }) => `${id} en`),
    );
    expect(filmMaker.orders).toHaveLength(3);
    expect(ask.jobs()[0]?.items.map(({ state }) => state)).toEqual(["done", "done", "done"]);
    expect((await ask("/youtube/upload-all")).json.message).toContain("already been uploaded");
    // In a language, every film that is not there in that one waits.
    expect((await ask("/youtube/upload-all", { language: "pl" })).json.message).toBe("3 videos uploaded to YouTube.");
    expect((await ask("/youtube/upload-all", { language: "pl" })).json.message).toContain("already been uploaded");
    expect((await ask("/youtube/upload-all", { language: "de" })).status).toBe(422);
  });

  it.each(["YOUTUBE_QUOTA_EXCEEDED", "YOUTUBE_UPLOAD_LIMIT", "YOUTUBE_SIGNED_OUT", "YOUTUBE_NOT_LABELLED"] as const)(
    "stops at %s, says how many were uploaded, how many wait and why, and goes on the next time",
    async (code) => {
      const refusal = new AppError(code, "Nothing more today.", { hint: "Try again tomorrow." });
      const { ask, platform, stories } = await uploading([null, refusal]);
      const { status, json } = await ask("/youtube/upload-all");
      expect([status, BatchOutcome.parse(json)]).toEqual([
        200,
        {
          message: "1 video uploaded to YouTube. 2 videos wait: Nothing more today. Try again tomorrow.",
          uploaded: [waiting[0]?.id],
          waiting: [waiting[1]?.id, waiting[2]?.id],
          failed: [],
          stopped: { code, message: "Nothing more today.", hint: "Try again tomorrow." },
        },
      ]);
      expect(ask.jobs()[0]?.items.map(({ state }) => state)).toEqual(["done", "failed", "waiting"]);
      expect(stories.map(({ youtube }) => youtube?.length ?? 0)).toEqual([1, 0, 0]);
      expect((await ask("/youtube/upload-all")).json.message).toBe("2 videos uploaded to YouTube.");
      expect(platform.taken).toHaveLength(3);
    },
  );

  it("reports YouTube's deviation once for all of them", async () => {
    const code = "YOUTUBE_LOCKED_PRIVATE";
    const notice = { code, message: "uploaded, but YouTube locked it private", hint: "Ask Google for the audit." };
    const platform = platformOf({ notices: [notice] });
    const parts = { filmMaker: filmMakerOf(), workDir: folderOfTest(), platform: async () => platform };
    const ask = await serve([...waiting.slice(0, 2)], parts);
    const outcome = BatchOutcome.parse((await ask("/youtube/upload-all")).json);
    const ids = waiting.slice(0, 2).map(({ id }) => id);
    expect(outcome.notices).toEqual([{ ...notice, ids }]);
    expect(outcome.message).toBe(
      `2 videos uploaded to YouTube. ${ids.join(", ")}: uploaded, but YouTube locked it private. Ask Google for the audit.`,
    );
  });

  it("fails as a whole if not even the first could be uploaded", async () => {
    const { ask } = await uploading([new AppError("YOUTUBE_QUOTA_EXCEEDED", "Nothing more today.")]);
    expect(await ask("/youtube/upload-all")).toMatchObject({ status: 503, json: { code: "YOUTUBE_QUOTA_EXCEEDED" } });
  });

  it("skips one that fails by itself, and reports it", async () => {
    const { ask, platform } = await uploading([null, new AppError("FILM_UNSUITABLE", "It is too long."), null]);
    const { json } = await ask("/youtube/upload-all");
    expect(json.message).toBe("2 videos uploaded to YouTube. 2026-11-16-morning failed: It is too long.");
    expect(json.failed).toEqual([{ id: "2026-11-16-morning", error: "It is too long." }]);
    expect(platform.taken).toHaveLength(2);
  });
});
