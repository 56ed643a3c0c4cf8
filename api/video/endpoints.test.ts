import { readdir } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { openJobs } from "#api/jobs/jobs.ts";
import type { Job } from "#api/jobs/model.ts";
import { AppError } from "#api/platform/errors.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { serveEndpoints } from "#api/platform/http/http.fixture.ts";
import type { Story } from "#api/stories/model.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { videoEndpoints } from "./endpoints.ts";
import type { VideosParts } from "./parts.ts";
import { BatchOutcome, UploadOutcome, VideoOutcome, VideosStatus } from "./publishing/model.ts";
import { filmMakerOf, mediaInMemory, platformOf, videosOf } from "./videos.fixture.ts";

const upload = (language: "en" | "pl", uploadedAt: string) => ({
  language,
  url: `https://youtube.com/shorts/${language}-${uploadedAt.slice(8, 10)}`,
  videoId: `${language}-${uploadedAt}`,
  uploadedAt,
  privacy: "public",
});
const videoUrl = "/media/film.mp4";
const written = storyOf({ id: "2026-11-18-morning" });
const filmed = storyOf({ id: "2026-11-19-morning", videoUrl });
const uploaded = storyOf({
  id: "2026-11-20-morning",
  titleEn: "The radiator",
  titlePl: "Kaloryfer",
  videoUrl,
  youtube: [upload("pl", "2026-11-20T09:30:00+01:00"), upload("en", "2026-11-20T09:00:00Z")],
});
const noon = { now: () => Temporal.Instant.from("2026-11-21T14:30:00+01:00") };

type Answer = { status: number; json: ReturnType<typeof JSON.parse> };
type Ask = ((path: string, body?: unknown, method?: string, headers?: Record<string, string>) => Promise<Answer>) & {
  jobs(): Job[];
};

async function serve(stories: Story[] = [written, filmed, uploaded], parts: Partial<VideosParts> = {}): Promise<Ask> {
  const jobs = openJobs({ clock: noon });
  const videos = videosOf({ stories, ...parts });
  const { url } = await serveEndpoints([videoEndpoints({ jobs, videos })]);
  const ask = async (path: string, body?: unknown, method = "POST", more: Record<string, string> = {}) => {
    const headers = { "content-type": "application/json", ...more };
    const sent =
      body === undefined
        ? { headers: more }
        : { body: typeof body === "string" ? body : JSON.stringify(body), headers };
    const response = await fetch(`${url}/api/admin${path}`, { method, ...sent });
    return { status: response.status, json: await response.json() };
  };
  return Object.assign(ask, { jobs: jobs.list });
}

describe("the status of films", () => {
  it("counts videos, uploaded and pending ones, and names the last uploads in their own languages", async () => {
    const ask = await serve(undefined, { platform: async () => platformOf({ views: 1234 }) });
    const { status, json } = await ask("/youtube/status", undefined, "GET");
    expect(status).toBe(200);
    expect(VideosStatus.parse(json)).toEqual({
      totalVideos: 2,
      uploadedVideos: 1,
      pendingVideos: 1,
      totalViews: 1234,
      recentUploads: [
        {
          title: "The radiator",
          uploadedAt: "2026-11-20T09:00:00Z",
          language: "en",
          youtubeUrl: "https://youtube.com/shorts/en-20",
        },
        {
          title: "Kaloryfer",
          uploadedAt: "2026-11-20T09:30:00+01:00",
          language: "pl",
          youtubeUrl: "https://youtube.com/shorts/pl-20",
        },
      ],
    });
  });

  it("shows at most five uploads", async () => {
    const stories = [11, 12, 13, 14, 15, 16].map((day) =>
      storyOf({ id: `2026-11-${day}-evening`, videoUrl, youtube: [upload("en", `2026-11-${day}T20:00:00Z`)] }),
    );
    const { json } = await (await serve(stories))("/youtube/status", undefined, "GET");
    expect(json.recentUploads.map(({ uploadedAt }: { uploadedAt: string }) => uploadedAt.slice(8, 10))).toEqual([
      "16",
      "15",
      "14",
      "13",
      "12",
    ]);
  });
});

describe("generating a video", () => {
  it("answers “prepared” without a film-maker", async () => {
    const { status, json } = await (await serve())("/generate-video", { postId: written.id });
    expect(status).toBe(200);
    expect(VideoOutcome.parse(json)).toEqual({
      success: false,
      message: "Video generation prepared (Sora API pending)",
      videoUrl: null,
    });
  });

  it("makes it of the story's picture, keeps it, and notes it in the story's file", async () => {
    const [filmMaker, media, workDir] = [filmMakerOf({ costUsd: 0.4 }), mediaInMemory(), folderOfTest()];
    const madeBy = { storyteller: "openai", illustrator: "openai", costUsd: 0.05 };
    const stories = [storyOf({ id: written.id, madeBy })];
    const ask = await serve(stories, { filmMaker, media, workDir });
    const { status, json } = await ask("/generate-video", { postId: written.id });
    expect([status, VideoOutcome.parse(json)]).toEqual([
      200,
      { success: true, message: "A video of 14 seconds was generated.", videoUrl: "/media/2026-11-18-morning-0.mp4" },
    ]);
    expect(filmMaker.orders.map(({ language, picture }) => [language, Buffer.from(picture).toString()])).toEqual([
      [null, "the picture of 2026-11-18-morning"],
    ]);
    expect(stories[0]).toMatchObject({
      videoUrl: json.videoUrl,
      madeBy: { storyteller: "openai", costUsd: 0.45, film: { maker: "house", seconds: 14.2 } },
    });
    expect(await readdir(workDir)).toEqual([]);
    const [job] = ask.jobs();
    expect([job?.kind, job?.by, job?.state, job?.items]).toEqual([
      "generate-video",
      "ola",
      "done",
      [{ id: written.id, state: "done", note: written.titleEn }],
    ]);
    // The story has a film now.
    expect((await ask("/generate-video", { postId: written.id })).json).toEqual({
      ...json,
      message: "This story has a video already.",
    });
    expect(filmMaker.orders).toHaveLength(1);
    // The film's file is lost, so it is made again.
    media.files.clear();
    expect((await ask("/generate-video", { postId: written.id })).json.success).toBe(true);
    expect(filmMaker.orders).toHaveLength(2);
  });

  it("does not make (and pay) a film again after only storing or noting it failed", async () => {
    const [filmMaker, workDir] = [filmMakerOf({ costUsd: 1 }), folderOfTest()];
    const stories = [written];
    const full = new AppError("DISK_FULL", "The disk is full.");
    const [media, faults] = [mediaInMemory(), [full]];
    const put: typeof media.put = async (...order) => {
      const fault = faults.shift();
      if (fault) throw fault;
      return media.put(...order);
    };
    const ask = await serve(stories, { filmMaker, workDir, media: { ...media, put } });
    expect(await ask("/generate-video", { postId: written.id })).toMatchObject({
      status: 507,
      json: { code: "DISK_FULL" },
    });
    expect(ask.jobs()[0]?.items).toEqual([
      { id: written.id, state: "failed", step: "keep", done: ["film"], note: "The disk is full." },
    ]);
    expect((await ask("/generate-video", { postId: written.id })).json.success).toBe(true);
    expect(filmMaker.orders).toHaveLength(1);
    // The story's makers were never recorded; its film records the film-maker and the cost.
    expect(stories[0]?.madeBy).toEqual({ costUsd: 1, film: { maker: "house", seconds: 14.2 } });
  });

  it("is one job for concurrent requests, and can be cancelled", async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const workDir = folderOfTest();
    const filmMaker = {
      name: "house" as const,
      make: ({ signal }: { signal?: AbortSignal | undefined }) =>
        new Promise<never>((_, reject) => {
          signal?.addEventListener("abort", () => reject(signal.reason));
          begin();
        }),
    };
    const jobs = openJobs({ clock: noon });
    const stories = [written];
    const videos = videosOf({ stories, filmMaker, workDir });
    const make = () =>
      jobs.run({
        kind: "generate-video",
        key: written.id,
        by: "ola",
        run: (handle) => videos.generateVideo(written.id, handle),
      });
    const [one, other] = [make(), make()];
    await begun;
    const [job] = jobs.list();
    jobs.cancel(job?.id ?? "");
    for (const asked of [one, other]) await expect(asked).rejects.toMatchObject({ code: "JOB_CANCELLED" });
    expect(jobs.list()).toHaveLength(1);
    expect(stories).toEqual([written]);
  });

  it("answers the same request with the same film, by its Idempotency-Key", async () => {
    const [filmMaker, workDir] = [filmMakerOf(), folderOfTest()];
    const ask = await serve([storyOf({ id: written.id })], { filmMaker, workDir });
    const again = () => ask("/generate-video", { postId: written.id }, "POST", { "idempotency-key": "once" });
    const [first, second] = [await again(), await again()];
    expect(second).toEqual(first);
    expect(first.json.message).toContain("14 seconds");
  });

  it.each([
    ["/images/2026-11-18-morning.webp", "the picture of 2026-11-18-morning"],
    ["/images/2026-11-17-evening.webp", "the picture of 2026-11-17-evening"],
    ["/media/picture.webp", "kept elsewhere"],
    ["https://pictures.example/mruk.png", "from the web"],
  ])("is made of the picture at %s", async (imageUrl, picture) => {
    const [filmMaker, workDir] = [filmMakerOf(), folderOfTest()];
    const media = mediaInMemory(new Map([["/media/picture.webp", Buffer.from("kept elsewhere")]]));
    const fetchPublic = async () => ({ status: 200, contentType: "image/png", bytes: Buffer.from("from the web") });
    const ask = await serve([storyOf({ id: written.id, imageUrl })], { filmMaker, workDir, media, fetchPublic });
    expect((await ask("/generate-video", { postId: written.id })).status).toBe(200);
    expect(filmMaker.orders.map((order) => Buffer.from(order.picture).toString())).toEqual([picture]);
  });

  it.each(["/images/2026-11-18-morning.webp", "/favicon.ico", "https://pictures.example/gone.png"])(
    "says that there is no picture at %s",
    async (imageUrl) => {
      const [filmMaker, workDir] = [filmMakerOf(), folderOfTest()];
      const ask = await serve([storyOf({ id: written.id, imageUrl })], {
        filmMaker,
        workDir,
        pictures: { read: async () => null },
        fetchPublic: async () => ({ status: 404, contentType: "text/html", bytes: Buffer.from("<html>") }),
      });
      const { status, json } = await ask("/generate-video", { postId: written.id });
      expect([status, json.code]).toEqual([404, "PICTURE_NOT_FOUND"]);
      expect(filmMaker.orders).toEqual([]);
    },
  );

  it.each(["2026-11-17-morning", "../../etc/passwd", ""])("knows no story %j", async (postId) => {
    const { status, json } = await (await serve())("/generate-video", { postId });
    expect([status, json.code]).toEqual([404, "STORY_NOT_FOUND"]);
  });
});

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

  it("makes the cut of a service's film from that film, and never requests another", async () => {
    const [filmMaker, workDir, platform] = [filmMakerOf({ name: "remote" }), folderOfTest(), platformOf()];
    const media = mediaInMemory(new Map([[videoUrl, Buffer.from("kept film")]]));
    const stories = [storyOf({ ...filmed, madeBy: { film: { maker: "remote", seconds: 12 } } })];
    const ask = await serve(stories, { filmMaker, media, workDir, platform: async () => platform });
    expect((await ask("/youtube/upload", { postId: filmed.id, language: "en" })).status).toBe(200);
    expect(filmMaker.orders.map(({ language, film }) => [language, typeof film])).toEqual([["en", "string"]]);
    expect(platform.taken[0]?.order.captions[0]?.to).toBe(12);
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
    expect((await ask("/youtube/upload-all", { language: "pl" })).status).toBe(422);
  });

  it.each(["YOUTUBE_QUOTA_EXCEEDED", "YOUTUBE_UPLOAD_LIMIT", "YOUTUBE_SIGNED_OUT"] as const)(
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

it("refuses other methods and bodies that are not JSON", async () => {
  const ask = await serve();
  expect((await ask("/youtube/upload", undefined, "GET")).status).toBe(405);
  expect((await ask("/youtube/status", {}, "POST")).status).toBe(405);
  expect((await ask("/generate-video", "{")).status).toBe(400);
});
