import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "#api/stories/repository/repository.fixture.ts";
import { openAccount } from "./account.ts";
import { signIn } from "./sign-in.ts";
import { clockAt, google, openYoutubeSetup, quickPace } from "./youtube.fixture.ts";
import { openYoutube } from "./youtube.ts";

async function setup() {
  const server = await google();
  const { root } = await temporaryFolder();
  const {
    YOUTUBE_CLIENT_ID: clientId,
    YOUTUBE_CLIENT_SECRET: clientSecret,
    GOOGLE_BASE_URL: baseUrl,
  } = server.settings;
  const dataDir = join(root, "data");
  const clock = clockAt("2026-11-21T12:00:00Z");
  const options = { clientId, clientSecret, baseUrl, dataDir, clock, pace: quickPace };
  /** Starts a sign-in; returns the shown address and the pending result. */
  async function begin(more = {}) {
    const address = Promise.withResolvers<string>();
    const outcome = signIn({ ...options, onAddress: address.resolve, ...more }).then(
      (tokens) => ({ tokens, error: null }),
      (error) => ({ tokens: null, error }),
    );
    return { address: await address.promise, outcome };
  }
  const account = openAccount({ ...options, refreshToken: undefined });
  return { server, options, begin, account, tokenPath: join(dataDir, "youtube-token.json") };
}

/** Follows an address to the end, as a browser does. */
const visit = async (address: string) => {
  const response = await fetch(address);
  return { status: response.status, text: await response.text(), headers: response.headers };
};
/** The address to which Google redirects the browser. */
const sentBack = async (address: string) => {
  const response = await fetch(address, { redirect: "manual" });
  return new URL(response.headers.get("location") ?? "");
};

it("waits for the browser, keeps the token for its owner alone, and uploads with it", async () => {
  const { begin, tokenPath, options } = await setup();
  const { address, outcome } = await begin();
  const page = await visit(address);
  expect([page.status, page.text]).toEqual([200, expect.stringContaining("You are signed in")]);
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  const { tokens } = await outcome;
  expect(JSON.parse(await readFile(tokenPath, "utf8"))).toEqual({
    refreshToken: tokens?.refreshToken,
    clientId: options.clientId,
    at: "2026-11-21T12:00:00Z",
  });
  expect((await stat(tokenPath)).mode & 0o077).toBe(0);
  const { options: others, order } = await openYoutubeSetup();
  const platform = await openYoutube({ ...others, ...options, refreshToken: undefined });
  expect((await platform?.upload(order()))?.upload.privacy).toBe("public");
});

it("asks Google with PKCE and for the one scope that covers all of an upload", async () => {
  const { begin } = await setup();
  const { address, outcome } = await begin();
  const { searchParams } = new URL(address);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: "code",
    access_type: "offline",
    prompt: "consent",
    code_challenge_method: "S256",
    scope: "https://www.googleapis.com/auth/youtube.force-ssl",
    redirect_uri: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
  });
  await visit(address);
  await outcome;
});

it("answers other requests than its redirect politely, and goes on waiting", async () => {
  const { begin } = await setup();
  const { address, outcome } = await begin();
  const back = await sentBack(address);
  const at = (query: Record<string, string>, path = "/") =>
    visit(`${back.origin}${path}?${new URLSearchParams(query)}`).then(({ status, text }) => [status, text]);
  const code = back.searchParams.get("code") ?? "";
  const state = back.searchParams.get("state") ?? "";
  expect(await at({}, "/favicon.ico")).toEqual([404, expect.stringContaining("nothing here")]);
  expect(await at({})).toEqual([404, expect.stringContaining("nothing here")]);
  expect(await at({ code, state: "another" })).toEqual([400, expect.stringContaining("another sign-in")]);
  expect(await at({ code })).toEqual([400, expect.stringContaining("another sign-in")]);
  expect(await at({ error: "<script>", state: "x" })).toEqual([400, expect.not.stringContaining("<script>")]);
  const [first, second] = await Promise.all([at({ code, state }), at({ code, state })]);
  expect([first?.[0], second?.[0]].sort()).toEqual([200, 400]);
  expect((await outcome).tokens?.refreshToken).toMatch(/^stand-in-refresh-/);
});

it.each([
  ["somebody says no", { consent: "deny" }, /let nobody in \(access_denied\)/, 400],
  [
    "a box is left empty",
    { withheld: ["https://www.googleapis.com/auth/youtube.force-ssl"] },
    /youtube\.force-ssl is missing/,
    400,
  ],
] as const)("keeps nothing where %s", async (_, behaviour, message, status) => {
  const { server, begin, tokenPath } = await setup();
  Object.assign(server.behaves, behaviour);
  const { address, outcome } = await begin();
  expect((await visit(address)).status).toBe(status);
  expect((await outcome).error).toMatchObject({ code: "YOUTUBE_SIGNED_OUT", message: expect.stringMatching(message) });
  await expect(readFile(tokenPath)).rejects.toMatchObject({ code: "ENOENT" });
});

it("reports that Google refused the code, without the code", async () => {
  const { begin } = await setup();
  const { address, outcome } = await begin();
  const back = await sentBack(address);
  back.searchParams.set("code", "stolen-code");
  expect((await visit(back.href)).text).toContain("The terminal says why");
  const { error } = await outcome;
  expect(error).toMatchObject({ code: "YOUTUBE_SIGNED_OUT" });
  expect(JSON.stringify([error.message, error.hint, error.stack])).not.toMatch(/stolen-code|client-secret/);
});

it("gives up when nobody comes, or when it is cancelled", async () => {
  const { begin } = await setup();
  expect((await (await begin({ patienceMilliseconds: 1 })).outcome).error).toMatchObject({
    code: "YOUTUBE_SIGNED_OUT",
    message: "Nobody came back from the browser",
  });
  const stop = new AbortController();
  const { outcome } = await begin({ signal: stop.signal });
  stop.abort();
  expect((await outcome).error).toMatchObject({ name: "AbortError" });
});

it("knows its channel, and signs out at Google too", async () => {
  const { server, account, options } = await setup();
  expect(await account.signedInBy()).toBeNull();
  await expect(account.channel()).rejects.toMatchObject({ code: "YOUTUBE_SIGNED_OUT" });
  const { refreshToken, channel } = await account.signIn({ onAddress: (address) => void fetch(address) });
  expect(channel).toEqual({ id: "UCstandin0000000000000000", title: "Mruk" });
  expect(await account.signedInBy()).toBe("login");
  expect(await account.signOut()).toBe(true);
  expect(await account.signOut()).toBe(false);
  const kept = openAccount({ ...options, refreshToken });
  await expect(kept.channel()).rejects.toMatchObject({ code: "YOUTUBE_SIGNED_OUT" });
  expect(server.asked.filter(({ path }) => path === "/revoke")).toHaveLength(1);
});

it("removes an upload from the ledger only: YouTube still has it", async () => {
  const { options, upload, server, order } = await openYoutubeSetup();
  const account = openAccount(options);
  const key = { id: order().story.id, language: "en" as const };
  expect(await account.forget(key)).toBe(false);
  const { upload: record } = await upload();
  expect(await account.uploads()).toEqual([
    { ...key, state: "looked", at: "2026-11-21T12:00:00Z", videoId: record.videoId },
  ]);
  expect(await account.forget(key)).toBe(true);
  expect(await account.uploads()).toEqual([]);
  expect((await upload()).upload.videoId).toBe(record.videoId);
  expect(await account.forget(key)).toBe(true);
  server.videos.splice(0); // An administrator deleted it on YouTube.
  expect((await upload()).upload.videoId).not.toBe(record.videoId);
});
