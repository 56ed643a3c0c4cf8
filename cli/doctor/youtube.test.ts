import { afterAll, beforeAll, expect, it } from "vitest";
import { clockStartingAt } from "#api/platform/clock.ts";
import { readConfig } from "#api/platform/config.ts";
import { temporaryFolder } from "#api/stories/repository/repository.fixture.ts";
import { quotaExceeded } from "#stand-ins/google/refusal.ts";
import { type GoogleStandIn, startGoogle } from "#stand-ins/google.ts";
import { findingsOf, type NamedFinding } from "./finding.ts";
import { youtubeChecks } from "./youtube.ts";

let google = undefined as unknown as GoogleStandIn;
beforeAll(async () => {
  google = await startGoogle();
});
afterAll(() => google.close());

/** The doctor's findings about YouTube with these settings, on 21 November 2026. */
async function findingsWith(settings: Record<string, string>) {
  const config = readConfig({ DATA_DIR: (await temporaryFolder()).root, ...settings });
  const clock = clockStartingAt(Temporal.Instant.from("2026-11-21T12:00:00Z"));
  const findings: NamedFinding[] = [];
  for await (const finding of findingsOf(youtubeChecks({ config, clock }))) findings.push(finding);
  return findings;
}

it("names the channel and when the quota begins anew", async () => {
  expect(await findingsWith(google.settings)).toEqual([
    {
      check: "YouTube",
      state: "ok",
      says: "signed in for the channel Mruk; the quota begins anew 22 November, 09:00 Warsaw time",
    },
  ]);
});

it("asks nobody where nothing is configured, and says what is missing where half of it is", async () => {
  const { YOUTUBE_REFRESH_TOKEN: _, ...withoutToken } = google.settings;
  const { YOUTUBE_CLIENT_SECRET: __, ...withoutSecret } = google.settings;
  expect(await findingsWith({})).toMatchObject([{ state: "skipped" }]);
  expect(await findingsWith({ YOUTUBE_UPLOAD: "on" })).toMatchObject([
    { state: "failed", says: "YOUTUBE_UPLOAD is on, but there is no OAuth client" },
  ]);
  expect(await findingsWith({ ...withoutToken, YOUTUBE_UPLOAD: "on" })).toMatchObject([
    { state: "failed", says: "nobody has signed in" },
  ]);
  expect(await findingsWith(withoutSecret)).toMatchObject([
    { state: "failed", says: "YOUTUBE_CLIENT_SECRET is not set" },
  ]);
  expect(await findingsWith(withoutToken)).toMatchObject([{ state: "warning", hint: "Run mruk youtube login." }]);
});

it("reports a sign-in that ended, with what to do and without a secret", async () => {
  google.behaves.revoked = true;
  const findings = await findingsWith(google.settings);
  google.behaves.revoked = false;
  expect(findings).toMatchObject([{ state: "failed", hint: expect.stringContaining("seven days") }]);
  expect(JSON.stringify(findings)).not.toMatch(/stand-in-(client|refresh)/);
});

it("says so where Google does not answer", async () => {
  expect(await findingsWith({ ...google.settings, GOOGLE_BASE_URL: "http://127.0.0.1:1" })).toMatchObject([
    { state: "failed", says: expect.stringContaining("ECONNREFUSED") },
  ]);
});

it("warns where the day's quota is used up: nothing is broken", async () => {
  google.failNext(/^GET \/youtube\/v3\/channels$/, { kind: "answer", answer: quotaExceeded });
  expect(await findingsWith(google.settings)).toMatchObject([
    { state: "warning", says: expect.stringContaining("quota"), hint: expect.stringContaining("09:00 Warsaw time") },
  ]);
});
