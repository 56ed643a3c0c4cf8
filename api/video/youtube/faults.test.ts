import { describe, expect, it } from "vitest";
import { quotaExceeded, refusal, uploadLimitExceeded, uploadsOfTheDayExceeded } from "#stand-ins/google/refusal.ts";
import type { Fault } from "#stand-ins/stand-in.ts";
import { keepToken } from "./token-file.ts";
import { answered, hangUp, nothing, openYoutubeSetup, requests, rowOf } from "./youtube.fixture.ts";
import { openYoutube } from "./youtube.ts";

const { begin, captions, channels, look, piece, token } = requests;

// Transient faults: the upload succeeds nevertheless, with one video.
describe("an upload continues after", () => {
  const cases: [string, RegExp, Fault[]][] = [
    ["a busy start", begin, [answered(503), answered(429, "", { "Retry-After": "0" })]],
    ["a start without an answer", begin, [hangUp]],
    ["a cut connection", piece, [hangUp]],
    ["several of them", piece, [hangUp, hangUp, hangUp]],
    ["an answer that was lost after the last byte", piece, [nothing, nothing, { kind: "hang up", after: true }]],
    ["a half answer", piece, [{ kind: "cut", bytes: 0 }]],
    ["a piece that YouTube was too busy for", piece, [answered(500), answered(502), answered(503)]],
    ["a web page instead of an answer", piece, [answered(200, "<html>proxy</html>")]],
    ["a range that makes no sense", piece, [answered(308, "", { Range: "bytes=7-9999999999" })]],
    ["an access token that ended", piece, [answered(401, refusal(401, "authError", "Invalid").body)]],
    ["a rate limit", channels, [answered(403, refusal(403, "rateLimitExceeded", "Slow down").body)]],
    ["a web page instead of a list", channels, [answered(200, "<html>proxy</html>")]],
    ["a web page instead of the read-back", look, [answered(200, "<html>proxy</html>")]],
    ["a busy list of uploads", channels, [answered(503), hangUp]],
    ["a busy sign-in", token, [answered(503)]],
    ["a busy read-back", look, [answered(500), hangUp]],
    ["busy captions", captions, [answered(503)]],
    ["captions whose answer was lost", captions, [{ kind: "hang up", after: true }]],
    ["a video that is not shown at once", look, [answered(200, { kind: "youtube#videoListResponse", items: [] })]],
  ];
  it.each(cases)("%s", async (_, request, faults) => {
    const { server, film, upload } = await openYoutubeSetup();
    server.failNext(request, ...faults);
    const { notices } = await upload();
    expect(notices).toEqual([]);
    expect(server.videos.map(({ content }) => content.equals(film))).toEqual([true]);
    expect(server.captions).toHaveLength(1);
  });

  it("a connection that was cut in the middle of a piece, from the byte that had arrived", async () => {
    const { server, film, upload } = await openYoutubeSetup();
    server.behaves.hangUpAt = 1_500_000;
    await upload();
    expect(server.videos.map(({ content }) => content.equals(film))).toEqual([true]);
    expect(server.arrived()).toBe(film.byteLength); // No byte was sent twice.
  });

  it("an access token that expired for all requests", async () => {
    const setup = await openYoutubeSetup();
    const platform = await openYoutube(setup.options);
    await platform?.upload(setup.order());
    setup.server.endAccess();
    await platform?.upload(setup.order({ language: "pl" }));
    expect(setup.server.videos).toHaveLength(2);
  });
});

// Permanent faults: the error, the ledger's state, and the next attempt's behaviour.
describe("an upload is stopped by", () => {
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
      what: "a web page in between",
      request: channels,
      faults: many(answered(200, "<html>Sign in to the hotel</html>")),
      code: "YOUTUBE_UNREACHABLE",
      says: /some minutes/,
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
    const setup = await openYoutubeSetup({ refreshToken: undefined });
    await signedInByLogin(setup);
    const { server, film, upload } = setup;
    server.failNext(request, ...faults);
    const error = await upload().then(
      () => expect.unreachable(),
      (failure) => failure,
    );
    expect(error).toMatchObject({ name: "AppError", code, hint: expect.stringMatching(says) });
    expect((await rowOf(setup).catch(() => null))?.state ?? null).toBe(state);
    // Nothing that could be printed contains a secret.
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
    // The next attempt, without faults, ends with one video.
    server.heal();
    await upload();
    expect(server.videos.map(({ content }) => content.equals(film))).toEqual([true]);
  });

  it("a used-up quota, and reports when it resets", async () => {
    const { server, upload } = await openYoutubeSetup();
    server.behaves.insertsADay = 0;
    await expect(upload()).rejects.toMatchObject({ code: "YOUTUBE_QUOTA_EXCEEDED", retryAfter: 20 * 3_600 });
    // The refused insert is not repeated today.
    expect(server.inserts()).toBe(1);
  });

  it("a used-up quota while the session is queried: the session is kept", async () => {
    const setup = await openYoutubeSetup();
    const { server, film, upload } = setup;
    const stop = new AbortController();
    const progress = (_: string, share = 0) => share > 0 && stop.abort();
    await expect(upload({ signal: stop.signal, progress })).rejects.toMatchObject({ name: "AbortError" });
    server.failNext(piece, { kind: "answer", answer: uploadsOfTheDayExceeded });
    await expect(upload()).rejects.toMatchObject({ code: "YOUTUBE_QUOTA_EXCEEDED" });
    await upload();
    expect([server.inserts(), server.arrived()]).toEqual([1, film.byteLength]);
  });

  it("a cancellation, and continues where it was", async () => {
    const { server, film, upload, steps } = await openYoutubeSetup();
    const stop = new AbortController();
    const progress = (_: string, share = 0) => share > 0 && stop.abort();
    await expect(upload({ signal: stop.signal, progress })).rejects.toMatchObject({ name: "AbortError" });
    await upload();
    expect(server.videos.map(({ content }) => content.equals(film))).toEqual([true]);
    expect(server.inserts()).toBe(1);
    expect(steps.find(({ step, share }) => step === "send" && (share ?? 0) > 0)?.share).toBeGreaterThan(0.4);
  });
});

async function signedInByLogin({ options, server }: Awaited<ReturnType<typeof openYoutubeSetup>>): Promise<void> {
  await keepToken(options.dataDir, {
    refreshToken: server.settings.YOUTUBE_REFRESH_TOKEN,
    clientId: options.clientId,
    at: "2026-11-21T11:00:00Z",
  });
}
