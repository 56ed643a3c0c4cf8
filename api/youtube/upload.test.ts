import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { quotaExceeded, refusal, uploadLimitExceeded } from "../../stand-ins/google/refusal.ts";
import type { Fault } from "../../stand-ins/stand-in.ts";
import { storyOf } from "../stories/story.fixture.ts";
import { keepToken } from "./token-file.ts";
import { bytesOf, upright, youtubeWorld } from "./youtube.fixture.ts";
import { openYoutube } from "./youtube.ts";

const rowOf = async ({ options }: Awaited<ReturnType<typeof youtubeWorld>>, name = "2026-11-21-morning-en") =>
  JSON.parse(await readFile(join(options.dataDir, "youtube", "uploads", `${name}.json`), "utf8"));

const answered = (status: number, body: unknown = "", headers = {}): Fault => ({
  kind: "answer",
  answer: { status, body, headers },
});
const hangUp: Fault = { kind: "hang up" };
const begin = /^POST \/upload\/youtube\/v3\/videos$/;
const piece = /^PUT \/upload\/youtube\/v3\/videos$/;
const look = /^GET \/youtube\/v3\/videos$/;
const channels = /^GET \/youtube\/v3\/channels$/;
const token = /^POST \/token$/;
const captions = /^POST \/upload\/youtube\/v3\/captions$/;

describe("an upload", () => {
  it("brings every byte, the captions and everything YouTube is to know, and says what came of it", async () => {
    const { server, film, upload, steps } = await youtubeWorld();
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
    expect([...new Set(steps.map(({ step }) => step))]).toEqual(["cut", "check", "send", "captions", "look"]);
    const shares = steps.flatMap(({ step, share }) => (step === "send" ? [share ?? -1] : []));
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect(shares[0]).toBe(0);
    expect(shares.length).toBeGreaterThan(2);
  });

  it("is sent in pieces that are multiples of 256 KiB", async () => {
    const { server, upload, film } = await youtubeWorld();
    await upload();
    const sent = server.asked.filter(({ method }) => method === "PUT").map(({ body }) => body.byteLength);
    expect(sent.slice(0, -1).every((length) => length % (256 * 1024) === 0)).toBe(true);
    expect(sent.reduce((sum, length) => sum + length)).toBe(film.byteLength);
  });

  it("asked for again is answered from the ledger, without a question to YouTube", async () => {
    const { server, upload } = await youtubeWorld();
    const first = await upload();
    const asked = server.asked.length;
    expect(await upload()).toEqual(first);
    expect(server.asked.length).toBe(asked);
    expect(server.videos).toHaveLength(1);
  });

  it("of the other language is another video, with its own words and captions", async () => {
    const { server, upload } = await youtubeWorld();
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

  it("by two at once is one video", async () => {
    const { server, upload } = await youtubeWorld();
    const [one, other] = await Promise.all([upload(), upload()]);
    expect(one).toEqual(other);
    expect(server.videos).toHaveLength(1);
    expect(server.inserts()).toBe(1);
  });

  it("of a story that is not revealed yet is shown by YouTube at its hour", async () => {
    const { server, upload } = await youtubeWorld();
    const { upload: record, notices } = await upload({ story: storyOf({ id: "2026-11-21-evening" }) });
    expect(server.videos[0]?.status).toMatchObject({ privacyStatus: "private", publishAt: "2026-11-21T19:00:00Z" });
    expect(record.privacy).toBe("private");
    expect(notices.map(({ code }) => code)).toEqual(["YOUTUBE_SCHEDULED"]);
  });
});

describe("before a byte goes out", () => {
  it.each([
    ["lies on its side", { ...upright, width: 1920, height: 1080 }, "it is 1920 wide and 1080 high"],
    ["lasts a minute", { ...upright, seconds: 60 }, "it lasts 60 seconds"],
    ["has no length", { ...upright, seconds: 0 }, "it has no length"],
  ])("a film is refused that %s", async (_, facts, says) => {
    const { server, upload } = await youtubeWorld({ filmFacts: async () => facts });
    await expect(upload()).rejects.toMatchObject({
      code: "FILM_UNSUITABLE",
      message: `The film is no short: ${says}`,
    });
    expect(server.asked).toEqual([]);
  });

  it("a square film of 59 seconds is taken", async () => {
    const { server, upload } = await youtubeWorld({
      filmFacts: async () => ({ ...upright, width: 1080, height: 1080, seconds: 59.9 }),
    });
    await upload();
    expect(server.videos).toHaveLength(1);
  });
});

// What goes wrong once and passes: the upload ends well all the same, with one video.
describe("goes on after", () => {
  const cases: [string, RegExp, Fault[]][] = [
    ["a busy start", begin, [answered(503), answered(429, "", { "Retry-After": "0" })]],
    ["a start without an answer", begin, [hangUp]],
    ["a cut connection", piece, [hangUp]],
    ["several of them", piece, [hangUp, hangUp, hangUp]],
    [
      "an answer that was lost after the last byte",
      piece,
      [
        { kind: "delay", milliseconds: 0 },
        { kind: "delay", milliseconds: 0 },
        { kind: "hang up", after: true },
      ],
    ],
    ["a half answer", piece, [{ kind: "cut", bytes: 0 }]],
    ["a piece that YouTube was too busy for", piece, [answered(500), answered(502), answered(503)]],
    ["a web page instead of an answer", piece, [answered(200, "<html>proxy</html>")]],
    ["a range that makes no sense", piece, [answered(308, "", { Range: "bytes=7-9999999999" })]],
    ["an access token that ended", piece, [answered(401, refusal(401, "authError", "Invalid").body)]],
    ["a rate limit", channels, [answered(403, refusal(403, "rateLimitExceeded", "Slow down").body)]],
    ["a busy list of uploads", channels, [answered(503), hangUp]],
    ["a busy sign-in", token, [answered(503)]],
    ["a busy read-back", look, [answered(500), hangUp]],
    ["busy captions", captions, [answered(503)]],
    ["captions whose answer was lost", captions, [{ kind: "hang up", after: true }]],
    ["a video that is not shown at once", look, [answered(200, { kind: "youtube#videoListResponse", items: [] })]],
  ];
  it.each(cases)("%s", async (_, request, faults) => {
    const { server, film, upload } = await youtubeWorld();
    server.failNext(request, ...faults);
    const { notices } = await upload();
    expect(notices).toEqual([]);
    expect(server.videos.map(({ content }) => content.equals(film))).toEqual([true]);
    expect(server.captions).toHaveLength(1);
  });

  it("a connection that was cut in the middle of a piece, from the byte that had arrived", async () => {
    const { server, film, upload } = await youtubeWorld();
    server.behaves.hangUpAt = 1_500_000;
    await upload();
    expect(server.videos.map(({ content }) => content.equals(film))).toEqual([true]);
    expect(server.arrived()).toBe(film.byteLength); // Nothing was sent twice.
  });

  it("an access token that ended for all requests", async () => {
    const world = await youtubeWorld();
    const platform = await openYoutube(world.options);
    await platform?.upload(world.order());
    world.server.endAccess();
    await platform?.upload(world.order({ language: "pl" }));
    expect(world.server.videos).toHaveLength(2);
  });
});

// What does not pass: the error, what is kept, and what the next try does.
describe("is stopped by", () => {
  type Case = {
    what: string;
    request: RegExp;
    faults: Fault[];
    code: string;
    says: RegExp;
    state: string | null;
  };
  const many = (fault: Fault) => Array.from({ length: 20 }, () => fault);
  const cases: Case[] = [
    {
      what: "a used-up quota",
      request: begin,
      faults: [{ kind: "answer", answer: quotaExceeded }],
      code: "YOUTUBE_QUOTA_EXCEEDED",
      says: /22 November, 09:00 Warsaw time/,
      state: "intended",
    },
    {
      what: "a used-up quota at the first question",
      request: channels,
      faults: [{ kind: "answer", answer: quotaExceeded }],
      code: "YOUTUBE_QUOTA_EXCEEDED",
      says: /stays pending/,
      state: null,
    },
    {
      what: "the channel's limit",
      request: begin,
      faults: [{ kind: "answer", answer: uploadLimitExceeded }],
      code: "YOUTUBE_UPLOAD_LIMIT",
      says: /channel's own limit/,
      state: "intended",
    },
    {
      what: "a sign-in that ended",
      request: token,
      faults: [answered(400, { error: "invalid_grant", error_description: "Token has been expired or revoked." })],
      code: "YOUTUBE_SIGNED_OUT",
      says: /mruk youtube login.*Testing.*seven days/,
      state: null,
    },
    {
      what: "an unknown app",
      request: token,
      faults: [answered(401, { error: "invalid_client" })],
      code: "YOUTUBE_SIGNED_OUT",
      says: /YOUTUBE_CLIENT_ID/,
      state: null,
    },
    {
      what: "a token that is refused again and again",
      request: piece,
      faults: many(answered(401)),
      code: "YOUTUBE_SIGNED_OUT",
      says: /mruk youtube login/,
      state: "session",
    },
    {
      what: "a lack of rights",
      request: begin,
      faults: [answered(403, refusal(403, "forbidden", "Access forbidden.").body)],
      code: "YOUTUBE_REFUSED",
      says: /Sign in again/,
      state: "intended",
    },
    {
      what: "an account without a channel",
      request: begin,
      faults: [answered(401, refusal(401, "youtubeSignupRequired", "No channel").body)],
      code: "YOUTUBE_REFUSED",
      says: /no YouTube channel/,
      state: "intended",
    },
    {
      what: "a refused title",
      request: begin,
      faults: [answered(400, refusal(400, "invalidTitle", "Bad title").body)],
      code: "YOUTUBE_REFUSED",
      says: /./,
      state: "intended",
    },
    {
      what: "no network at all",
      request: /./,
      faults: many(hangUp),
      code: "YOUTUBE_UNREACHABLE",
      says: /goes on from there/,
      state: null,
    },
    {
      what: "a network that ends while it sends",
      request: piece,
      faults: many(hangUp),
      code: "YOUTUBE_UNREACHABLE",
      says: /what was sent is kept/,
      state: "session",
    },
    {
      what: "a long outage",
      request: piece,
      faults: many(answered(503)),
      code: "YOUTUBE_UNREACHABLE",
      says: /What was sent is kept/,
      state: "session",
    },
    {
      what: "a server that loses what it has",
      request: piece,
      faults: many(answered(308)),
      code: "YOUTUBE_UNREACHABLE",
      says: /./,
      state: "session",
    },
    {
      what: "an address of somewhere else",
      request: begin,
      faults: [answered(200, "", { Location: "https://evil.example/upload" })],
      code: "YOUTUBE_REFUSED",
      says: /./,
      state: "intended",
    },
  ];
  it.each(cases)("$what", async ({ request, faults, code, says, state }) => {
    const world = await youtubeWorld({ refreshToken: undefined });
    await signedInByLogin(world);
    const { server, film, upload } = world;
    server.failNext(request, ...faults);
    const error = await upload().then(
      () => expect.unreachable(),
      (failure) => failure,
    );
    expect(error).toMatchObject({ name: "AppError", code, hint: expect.stringMatching(says) });
    expect((await rowOf(world).catch(() => null))?.state ?? null).toBe(state);
    // No secret of ours is in anything that could be printed.
    const printed = JSON.stringify([
      error.message,
      error.hint,
      error.fields,
      error.details,
      error.stack,
      `${error.cause}`,
    ]);
    for (const secret of ["stand-in-client-secret", "stand-in-refresh", "ya29", "upload_id", "Bearer"]) {
      expect(printed).not.toContain(secret);
    }
    // The next try, when all is well again, ends with one video.
    server.heal();
    await upload();
    expect(server.videos.map(({ content }) => content.equals(film))).toEqual([true]);
  });

  it("a quota that is used up, and says how long", async () => {
    const { server, upload } = await youtubeWorld();
    server.behaves.insertsADay = 0;
    await expect(upload()).rejects.toMatchObject({ code: "YOUTUBE_QUOTA_EXCEEDED", retryAfter: 20 * 3_600 });
  });

  it("somebody who stops it, and goes on where it was", async () => {
    const { server, film, upload, steps } = await youtubeWorld();
    const stop = new AbortController();
    const progress = (_: string, share = 0) => share > 0 && stop.abort();
    await expect(upload({ signal: stop.signal, progress })).rejects.toMatchObject({ name: "AbortError" });
    await upload();
    expect(server.videos.map(({ content }) => content.equals(film))).toEqual([true]);
    expect(server.inserts()).toBe(1);
    expect(steps.find(({ step, share }) => step === "send" && (share ?? 0) > 0)?.share).toBeGreaterThan(0.4);
  });
});

async function signedInByLogin({ options, server }: Awaited<ReturnType<typeof youtubeWorld>>): Promise<void> {
  await keepToken(options.dataDir, {
    refreshToken: server.settings.YOUTUBE_REFRESH_TOKEN,
    clientId: options.clientId,
    at: "2026-11-21T11:00:00Z",
  });
}

describe("is never published twice", () => {
  it("when its session is gone but had brought the video", async () => {
    const world = await youtubeWorld();
    const { server, upload } = world;
    server.failNext(
      piece,
      { kind: "delay", milliseconds: 0 },
      { kind: "delay", milliseconds: 0 },
      { kind: "hang up", after: true },
      ...Array.from({ length: 9 }, () => hangUp),
    );
    await expect(upload()).rejects.toMatchObject({ code: "YOUTUBE_UNREACHABLE" });
    expect((await rowOf(world)).state).toBe("session");
    server.expireSessions();
    server.heal();
    const { upload: record } = await upload();
    expect(server.videos.map(({ id }) => id)).toEqual([record.videoId]);
    expect(server.inserts()).toBe(1);
  });

  it("when its session is gone and had brought none: it is begun anew", async () => {
    const { server, film, upload } = await youtubeWorld();
    server.behaves.hangUpAt = 1_000_000;
    const stop = new AbortController();
    await expect(
      upload({ signal: stop.signal, progress: (_, share = 0) => share > 0.5 && stop.abort() }),
    ).rejects.toMatchObject({ name: "AbortError" });
    server.expireSessions();
    await upload();
    expect(server.videos.map(({ content }) => content.equals(film))).toEqual([true]);
    expect(server.inserts()).toBe(2);
  });

  it.each(["", "null", "{", '{"state":"dreaming"}'])("when the ledger holds %j", async (text) => {
    const { server, upload, options } = await youtubeWorld();
    const first = await upload();
    await writeFile(join(options.dataDir, "youtube", "uploads", "2026-11-21-morning-en.json"), text);
    expect((await upload()).upload.videoId).toBe(first.upload.videoId);
    expect(server.videos).toHaveLength(1);
    expect(server.captions).toHaveLength(1);
  });

  it("when another machine uploaded it, also a hundred videos ago", async () => {
    const { server, upload, options } = await youtubeWorld({ film: bytesOf(1_000) });
    const first = await upload();
    const [video] = server.videos;
    if (!video) expect.unreachable();
    for (let count = 0; count < 100; count++) {
      server.videos.unshift({
        ...video,
        id: `other-${count}`,
        snippet: { ...video.snippet, tags: [], description: "" },
      });
    }
    options.dataDir = `${options.dataDir}-elsewhere`;
    expect((await upload()).upload.videoId).toBe(first.upload.videoId);
    expect(server.inserts()).toBe(1);
  });

  it("when the film was made anew after the old one had arrived", async () => {
    const { server, film, upload, path } = await youtubeWorld();
    server.failNext(
      piece,
      { kind: "delay", milliseconds: 0 },
      { kind: "delay", milliseconds: 0 },
      { kind: "hang up", after: true },
      hangUp,
      hangUp,
      hangUp,
    );
    await expect(upload()).rejects.toMatchObject({ code: "YOUTUBE_UNREACHABLE" });
    await writeFile(path, bytesOf(2_000_000, "another film"));
    await upload();
    expect(server.videos.map(({ content }) => content.equals(film))).toEqual([true]);
  });

  it("when the film was made anew before the old one had arrived: the new one is sent", async () => {
    const { server, upload, path } = await youtubeWorld();
    const stop = new AbortController();
    await expect(
      upload({ signal: stop.signal, progress: (_, share = 0) => share > 0 && stop.abort() }),
    ).rejects.toMatchObject({ name: "AbortError" });
    const another = bytesOf(2_000_000, "another film");
    await writeFile(path, another);
    await upload();
    expect(server.videos.map(({ content }) => content.equals(another))).toEqual([true]);
  });
});

describe("tells the truth", () => {
  it.each([
    [
      { lockPrivate: true },
      "private",
      "YOUTUBE_LOCKED_PRIVATE",
      "uploaded, but YouTube locked it private because the Google project is not audited",
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
    const { server, upload } = await youtubeWorld();
    Object.assign(server.behaves, behaviour);
    const uploaded = await upload();
    expect(uploaded.upload.privacy).toBe(privacy);
    expect(uploaded.notices).toEqual([expect.objectContaining({ code, message })]);
    // Also from the ledger.
    expect(await upload()).toEqual(uploaded);
  });

  it("of captions that YouTube does not take: the upload stands", async () => {
    const { server, upload } = await youtubeWorld();
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

  it("of a read-back that was not possible: the upload stands, and the next look sees it", async () => {
    const world = await youtubeWorld();
    const { server, upload } = world;
    server.failNext(look, ...Array.from({ length: 4 }, () => hangUp));
    const first = await upload();
    expect(first.notices).toEqual([expect.objectContaining({ code: "YOUTUBE_NOT_SEEN" })]);
    expect(first.upload.privacy).toBe("unknown");
    expect(await upload()).toMatchObject({ notices: [], upload: { privacy: "public", videoId: first.upload.videoId } });
    expect(server.videos).toHaveLength(1);
  });
});

it("keeps what is secret in files for their owner alone", async () => {
  const world = await youtubeWorld();
  const stop = new AbortController();
  await world.upload({ signal: stop.signal, progress: (_, share = 0) => share > 0 && stop.abort() }).catch(() => {});
  const folder = join(world.options.dataDir, "youtube", "uploads");
  const [name = ""] = (await readdir(folder)).filter((each) => each.endsWith(".json"));
  expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
  expect(await rowOf(world)).toMatchObject({ state: "session", address: expect.stringContaining("upload_id") });
});

it("is not there where nobody has signed in", async () => {
  const { options } = await youtubeWorld({ refreshToken: undefined });
  expect(await openYoutube(options)).toBeNull();
});
