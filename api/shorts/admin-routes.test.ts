import { describe, expect, it } from "vitest";
import { serveApp } from "../platform/http.fixture.ts";
import type { Story } from "../stories/model.ts";
import { storyOf } from "../stories/story.fixture.ts";
import { shortsRoutes } from "./admin-routes.ts";
import { ShortsStatus, VideoOutcome } from "./model.ts";
import { openShorts, type ShortsMakers } from "./shorts.ts";

const upload = (language: "en" | "pl", uploadedAt: string) => ({
  language,
  url: `https://youtube.com/shorts/${language}-${uploadedAt.slice(8, 10)}`,
  videoId: "x",
  uploadedAt,
  privacy: "public",
});
const videoUrl = "https://media.example/film.mp4";
const written = storyOf({ id: "2026-11-18-morning" });
const filmed = storyOf({ id: "2026-11-19-morning", videoUrl });
const uploaded = storyOf({
  id: "2026-11-20-morning",
  titleEn: "The radiator",
  titlePl: "Kaloryfer",
  videoUrl,
  youtube: [upload("pl", "2026-11-20T09:30:00+01:00"), upload("en", "2026-11-20T09:00:00Z")],
});

async function serve(stories: Story[] = [written, filmed, uploaded], makers: Partial<ShortsMakers> = {}) {
  const shorts = openShorts({
    library: { any: (id) => stories.find((story) => story.id === id), all: () => stories },
    makers: { makeFilm: null, upload: null, ...makers },
  });
  const site = { siteUrl: undefined };
  const { url } = await serveApp((app) => app.use(shortsRoutes({ shorts, site })));
  return async (path: string, body?: unknown, method = "POST") => {
    const headers = { "content-type": "application/json" };
    const sent = body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body), headers };
    const response = await fetch(url + path, { method, ...sent });
    return { status: response.status, json: await response.json() };
  };
}

describe("the status of films", () => {
  it("counts videos, uploaded and pending ones, and names the last uploads in their own languages", async () => {
    const ask = await serve();
    const { status, json } = await ask("/youtube/status", undefined, "GET");
    expect(status).toBe(200);
    expect(ShortsStatus.parse(json)).toEqual({
      totalVideos: 2,
      uploadedVideos: 1,
      pendingVideos: 1,
      totalViews: 0,
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
  it("says that it is prepared where no film-maker is configured", async () => {
    const { status, json } = await (await serve())("/generate-video", { postId: written.id });
    expect(status).toBe(200);
    expect(VideoOutcome.parse(json)).toEqual({
      success: false,
      message: "Video generation prepared (Sora API pending)",
      videoUrl: null,
    });
  });

  it("answers with the film's address where there is one", async () => {
    const ask = await serve(undefined, {
      makeFilm: async ({ id }) => ({ videoUrl: `https://media.example/${id}.mp4` }),
    });
    expect((await ask("/generate-video", { postId: written.id })).json).toMatchObject({
      success: true,
      videoUrl: "https://media.example/2026-11-18-morning.mp4",
    });
  });

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

  it("takes the other language of a story that was uploaded in one", async () => {
    const story = storyOf({ ...uploaded, youtube: [upload("pl", "2026-11-20T09:30:00Z")] });
    const ask = await serve([story], {
      upload: async (_story, language) => ({ youtubeUrl: `https://youtu.be/${language}` }),
    });
    expect(await ask("/youtube/upload", { postId: story.id, language: "en" })).toEqual({
      status: 200,
      json: { youtubeUrl: "https://youtu.be/en" },
    });
  });

  it.each([
    [{}, ["postId", "language"]],
    [{ postId: filmed.id, language: "de" }, ["language"]],
    [{ postId: 7, language: "en" }, ["postId"]],
    [{ postId: filmed.id, language: "en", privacy: "public" }, ["privacy"]],
  ])("names what is wrong with %j", async (body, fields) => {
    const { status, json } = await (await serve())("/youtube/upload", body);
    expect([status, Object.keys(json.fields)]).toEqual([422, fields]);
  });
});

describe("uploading all that is pending", () => {
  it("says so where nothing is", async () => {
    expect(await (await serve([written, uploaded]))("/youtube/upload-all")).toEqual({
      status: 200,
      json: { message: "All videos with generated content have already been uploaded to YouTube." },
    });
  });

  it("says what is missing where nobody can", async () => {
    const { status, json } = await (await serve())("/youtube/upload-all");
    expect([status, json.code]).toEqual([503, "YOUTUBE_NOT_CONFIGURED"]);
  });

  it("uploads each of them once", async () => {
    const taken: string[] = [];
    const ask = await serve(undefined, {
      upload: async ({ id }) => {
        taken.push(id);
        return { youtubeUrl: "https://youtu.be/x" };
      },
    });
    expect((await ask("/youtube/upload-all", {})).json.message).toBe("1 video uploaded to YouTube.");
    expect(taken).toEqual([filmed.id]);
    expect((await ask("/youtube/upload-all", { language: "pl" })).status).toBe(422);
  });
});

it("answers other methods and bodies that are no JSON with a refusal", async () => {
  const ask = await serve();
  expect((await ask("/youtube/upload", undefined, "GET")).status).toBe(405);
  expect((await ask("/youtube/status", {}, "POST")).status).toBe(405);
  expect((await ask("/generate-video", "{")).status).toBe(400);
});
