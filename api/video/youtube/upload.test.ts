import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { storyOf } from "#api/stories/story.fixture.ts";
import { quotaExceeded, refusal } from "#stand-ins/google/refusal.ts";
import { answered, hangUp, nothing, openYoutubeSetup, requests, rowOf, upright } from "./youtube.fixture.ts";
import { openYoutube } from "./youtube.ts";

const { captions, look } = requests;

describe("an upload", () => {
  it("sends every byte, the captions and the metadata, and returns its result", async () => {
    const { server, film, upload, steps } = await openYoutubeSetup();
    const { upload: record, notices } = await upload();
    const [video] = server.videos;
    expect(video?.content.equals(film)).toBe(true);
    expect(record).toEqual({
      language: "en",
      url: `https://www.youtube.com/shorts/${video?.id}`,
      videoId: video?.id,
      uploadedAt: "2026-11-21T12:00:00Z",
      privacy: "public",
    });
    expect(notices).toEqual([]);
    expect(video?.status).toMatchObject({ selfDeclaredMadeForKids: false, containsSyntheticMedia: true });
    expect(video?.snippet.tags).toContain("mruk-2026-11-21-morning-en");
    expect(server.captions).toEqual([
      {
        id: "caption-1",
        videoId: video?.id,
        language: "en",
        name: "English",
        text: "WEBVTT\n\n00:00.000 --> 00:02.000\nIt rained.\n",
      },
    ]);
    expect([...new Set(steps.map(({ step }) => step))]).toEqual(["cut", "check", "send", "label", "captions", "look"]);
    const shares = steps.flatMap(({ step, share }) => (step === "send" ? [share ?? -1] : []));
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect(shares[0]).toBe(0);
    expect(shares.length).toBeGreaterThan(2);
  });

  it("is sent in pieces that are multiples of 256 KiB", async () => {
    const { server, upload, film } = await openYoutubeSetup();
    await upload();
    const sent = server.asked
      .filter(({ method, path }) => method === "PUT" && path.startsWith("/upload/"))
      .map(({ body }) => body.byteLength);
    expect(sent.slice(0, -1).every((length) => length % (256 * 1024) === 0)).toBe(true);
    expect(sent.reduce((sum, length) => sum + length)).toBe(film.byteLength);
  });

  it("requested again is answered from the ledger, without a request to YouTube", async () => {
    const { server, upload } = await openYoutubeSetup();
    const first = await upload();
    const asked = server.asked.length;
    expect(await upload()).toEqual(first);
    expect(server.asked.length).toBe(asked);
    expect(server.videos).toHaveLength(1);
  });

  it("of the other language is another video, with its own texts and captions", async () => {
    const { server, upload } = await openYoutubeSetup();
    await upload();
    await upload({ language: "pl" });
    expect(server.videos.map(({ snippet }) => [snippet.title, snippet.defaultLanguage])).toEqual([
      ["Deszcz na parapecie, 2026-11-21-morning", "pl"],
      ["Rain on the sill, 2026-11-21-morning", "en"],
    ]);
    expect(server.captions.map(({ language, name }) => [language, name])).toEqual([
      ["en", "English"],
      ["pl", "Polski"],
    ]);
  });

  it("by two processes at once is one video", async () => {
    const { server, upload } = await openYoutubeSetup();
    const [one, other] = await Promise.all([upload(), upload()]);
    expect(one).toEqual(other);
    expect(server.videos).toHaveLength(1);
    expect(server.inserts()).toBe(1);
  });

  it("of an unrevealed story is published by YouTube at its hour", async () => {
    const { server, upload } = await openYoutubeSetup();
    const { upload: record, notices } = await upload({ story: storyOf({ id: "2026-11-21-evening" }) });
    expect(server.videos[0]?.status).toMatchObject({ privacyStatus: "private", publishAt: "2026-11-21T19:00:00Z" });
    expect(record.privacy).toBe("scheduled");
    expect(notices).toEqual([
      {
        code: "YOUTUBE_SCHEDULED",
        message: "uploaded, and YouTube shows it when the story is revealed: 21 November, 20:00 Warsaw time",
      },
    ]);
  });
});

describe("before a byte goes out", () => {
  it.each([
    ["lies on its side", { ...upright, width: 1920, height: 1080 }, "it is 1920 wide and 1080 high"],
    ["lasts a minute", { ...upright, seconds: 60 }, "it lasts 60 seconds"],
    ["has no length", { ...upright, seconds: 0 }, "it has no length"],
  ])("a film that %s is refused", async (_, facts, says) => {
    const { server, upload } = await openYoutubeSetup({ filmFacts: async () => facts });
    await expect(upload()).rejects.toMatchObject({
      code: "FILM_UNSUITABLE",
      message: `The film is no short: ${says}`,
    });
    expect(server.asked).toEqual([]);
  });

  it("a square film of 59 seconds is accepted", async () => {
    const { server, upload } = await openYoutubeSetup({
      filmFacts: async () => ({ ...upright, width: 1080, height: 1080, seconds: 59.9 }),
    });
    await upload();
    expect(server.videos).toHaveLength(1);
  });
});

describe("an upload reports the truth", () => {
  it.each([
    [
      { lockPrivate: true },
      "private",
      "YOUTUBE_LOCKED_PRIVATE",
      "uploaded, but YouTube locked it private because of the channel's settings, or of a Google project that is not audited",
    ],
    [
      { uploadStatus: "rejected", rejectionReason: "termsOfUse" },
      "public",
      "YOUTUBE_REJECTED",
      "uploaded, but YouTube rejected it (terms of use)",
    ],
    [
      { uploadStatus: "failed", failureReason: "codec" },
      "public",
      "YOUTUBE_PROCESSING_FAILED",
      "uploaded, but YouTube could not process it (codec)",
    ],
  ] as const)("of %j", async (behaviour, privacy, code, message) => {
    const { server, upload } = await openYoutubeSetup();
    Object.assign(server.behaves, behaviour);
    const uploaded = await upload();
    expect(uploaded.upload.privacy).toBe(privacy);
    expect(uploaded.notices).toEqual([expect.objectContaining({ code, message })]);
    // The second result comes from the ledger.
    expect(await upload()).toEqual(uploaded);
  });

  it("about captions that YouTube refuses: the upload counts", async () => {
    const { server, upload } = await openYoutubeSetup();
    server.failNext(captions, answered(400, refusal(400, "invalidMetadata", "No").body));
    const { upload: record, notices } = await upload();
    expect(notices).toEqual([
      expect.objectContaining({
        code: "YOUTUBE_WITHOUT_CAPTIONS",
        message: expect.stringContaining("invalidMetadata"),
      }),
    ]);
    expect(server.videos.map(({ id }) => id)).toEqual([record.videoId]);
  });

  it.each([
    ["the day's quota is used up", quotaExceeded, "YOUTUBE_QUOTA_EXCEEDED"],
    ["YouTube is busy", { status: 503 }, "YOUTUBE_UNREACHABLE"],
  ])("about captions that have to wait because %s, and adds them the next time", async (_, answer, code) => {
    const { server, upload } = await openYoutubeSetup();
    server.failNext(captions, ...Array.from({ length: 4 }, () => ({ kind: "answer" as const, answer })));
    await expect(upload()).rejects.toMatchObject({
      code,
      message: expect.stringContaining(`https://www.youtube.com/shorts/${server.videos[0]?.id ?? ""}`),
      hint: expect.stringContaining("adds what is missing"),
    });
    server.heal();
    expect((await upload()).notices).toEqual([]);
    expect([server.videos.length, server.captions.length, server.inserts()]).toEqual([1, 1, 1]);
  });

  it("about a failed read-back: the upload counts, and the next read-back succeeds", async () => {
    const setup = await openYoutubeSetup();
    const { server, upload } = setup;
    server.failNext(look, nothing, nothing, ...Array.from({ length: 4 }, () => hangUp));
    const first = await upload();
    expect(first.notices).toEqual([expect.objectContaining({ code: "YOUTUBE_NOT_SEEN" })]);
    expect(first.upload.privacy).toBe("unknown");
    expect(await upload()).toMatchObject({ notices: [], upload: { privacy: "public", videoId: first.upload.videoId } });
    expect(server.videos).toHaveLength(1);
  });
});

it("keeps secrets in files for their owner alone", async () => {
  const setup = await openYoutubeSetup();
  const stop = new AbortController();
  await setup.upload({ signal: stop.signal, progress: (_, share = 0) => share > 0 && stop.abort() }).catch(() => {});
  const folder = join(setup.options.dataDir, "youtube", "uploads");
  const [name = ""] = (await readdir(folder)).filter((each) => each.endsWith(".json"));
  expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
  expect(await rowOf(setup)).toMatchObject({ state: "session", address: expect.stringContaining("upload_id") });
});

it("is unavailable while nobody has signed in", async () => {
  const { options } = await openYoutubeSetup({ refreshToken: undefined });
  expect(await openYoutube(options)).toBeNull();
});
