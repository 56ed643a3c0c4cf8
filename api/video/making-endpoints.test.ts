import { readdir } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { openJobs } from "#api/jobs/jobs.ts";
import { AppError } from "#api/platform/errors.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { noon, serve, upload, videoUrl, written } from "./endpoints.fixture.ts";
import { VideoOutcome, VideosStatus } from "./publishing/model.ts";
import { filmMakerOf, mediaInMemory, platformOf, videosOf } from "./videos.fixture.ts";

describe("the status of films", () => {
  it("counts videos, uploaded and pending ones, and names the last uploads in their own languages", async () => {
    const ask = await serve(undefined, { platform: async () => platformOf({ views: 1234 }) });
    const { status, json } = await ask("/youtube/status", undefined, "GET");
    expect(status).toBe(200);
    expect(VideosStatus.parse(json)).toEqual({
      totalVideos: 2,
      uploadedVideos: 1,
      pendingVideos: 1,
      pendingByLanguage: { en: 1, pl: 1 },
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

it("refuses other methods and bodies that are not JSON", async () => {
  const ask = await serve();
  expect((await ask("/youtube/upload", undefined, "GET")).status).toBe(405);
  expect((await ask("/youtube/status", {}, "POST")).status).toBe(405);
  expect((await ask("/generate-video", "{")).status).toBe(400);
});
