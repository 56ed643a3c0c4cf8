import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { clockStartingAt } from "#api/platform/clock.ts";
import { readConfig } from "#api/platform/config.ts";
import { type OpenAiStandIn, startOpenAi } from "#stand-ins/openai.ts";
import { startVideos, type VideosStandIn } from "#stand-ins/videos.ts";
import { aiServiceChecks } from "./ai-service.ts";
import { findingsOf, type NamedFinding } from "./finding.ts";
import { mediaChecks } from "./media.ts";
import { voiceChecks } from "./voice.ts";

let [openai, videos] = [] as unknown as [OpenAiStandIn, VideosStandIn];
beforeAll(async () => {
  [openai, videos] = await Promise.all([startOpenAi(), startVideos()]);
});
const dataDir = mkdtempSync(join(tmpdir(), "mruk-doctor-"));
afterAll(async () => {
  await Promise.all([openai.close(), videos.close()]);
  rmSync(dataDir, { recursive: true });
});

/** The doctor's findings about the services with these settings, on 21 November 2026. */
async function findingsWith(settings: Record<string, string>) {
  const context = {
    config: readConfig({ DATA_DIR: dataDir, ...settings }),
    clock: clockStartingAt(Temporal.Instant.from("2026-11-21T12:00:00Z")),
  };
  const checks = { ...aiServiceChecks(context), ...mediaChecks(context), ...voiceChecks(context) };
  const findings: NamedFinding[] = [];
  for await (const finding of findingsOf(checks)) findings.push(finding);
  const named = findings.map(({ check, ...finding }) => [check, finding] as const);
  // Of several findings of one check the first.
  return Object.fromEntries(named.toReversed());
}

/** A server that gives the same answer to every request. */
async function answering(status: number, body: string): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status).end(body));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

it("needs nothing and asks nobody where the house does everything", async () => {
  const before = openai.asked.length;
  const house = { ...openai.settings, STORYTELLER: "house", ILLUSTRATOR: "house" };
  for (const settings of [{}, house]) {
    expect(await findingsWith(settings)).toMatchObject({
      keys: { state: "ok" },
      models: { state: "skipped" },
      budget: { state: "ok", says: "the house costs nothing" },
      "film-maker": { state: "ok", says: "the house makes films" },
      storage: { state: "ok", says: expect.stringContaining("media") },
    });
  }
  expect(openai.asked.length).toBe(before);
});

it("finds the key accepted, the account paid, and every model there, by two questions", async () => {
  const before = openai.asked.length;
  expect(await findingsWith({ ...openai.settings, BUDGET_USD_PER_DAY: "2" })).toMatchObject({
    keys: { state: "ok", says: "OPENAI_API_KEY is accepted" },
    credit: { state: "ok", says: "the account pays for answers" },
    models: {
      state: "ok",
      says: "gpt-6.2-sol, gpt-6-luna, omni-moderation-latest, gpt-image-2.6-sunburst (for verified organisations only)",
    },
    budget: { state: "ok", says: "a day may cost 2 USD" },
  });
  expect(openai.asked.slice(before).map(({ path }) => path)).toEqual(["/v1/models", "/v1/responses"]);
});

it("says that a key is refused, and never shows it", async () => {
  const findings = await findingsWith({ ...openai.settings, OPENAI_API_KEY: "sk-stolen-key" });
  expect(findings).toMatchObject({
    keys: { state: "failed", says: "OPENAI_API_KEY is refused (401)" },
    models: { state: "skipped" },
    budget: { state: "warning", hint: expect.stringContaining("BUDGET_USD_PER_DAY") },
  });
  expect(JSON.stringify(findings)).not.toContain("stolen");
  const noKey = await findingsWith({ STORYTELLER: "openai" });
  expect(noKey.keys).toMatchObject({ state: "failed", says: expect.stringContaining("OPENAI_API_KEY is not set") });
});

it("finds a restricted key accepted that may not list models", async () => {
  openai.setAccount({ mayListModels: false });
  const findings = await findingsWith({ ...openai.settings });
  openai.setAccount({ mayListModels: true });
  expect(findings).toMatchObject({
    keys: { state: "ok", says: expect.stringContaining("may not list models") },
    models: { state: "skipped" },
  });
});

it.each([
  ["2026-11-20", "failed", "was shut down on 2026-11-20"],
  ["2026-11-21", "warning", "ends on 2026-11-21"],
  ["2027-01-20", "warning", "ends on 2027-01-20"],
  ["2027-01-21", "ok", "gpt-6-sol until 2027-01-21, gpt-6-luna"],
])("of a model that ends on %s thinks: %s", async (date, state, says) => {
  openai.endModel("gpt-6-sol", date);
  const { models } = await findingsWith({ ...openai.settings, TEXT_MODEL: "gpt-6-sol" });
  expect(models).toMatchObject({ state, says: expect.stringContaining(says) });
  if (state !== "ok") expect(models?.hint).toContain("TEXT_MODEL");
});

it("names a model that does not exist, and looks only at those that somebody works with", async () => {
  const wrong = { ...openai.settings, IMAGE_MODEL: "dall-e-3", TEXT_MODEL: "gpt-6-luna" };
  expect((await findingsWith(wrong)).models).toMatchObject({
    state: "failed",
    says: "IMAGE_MODEL dall-e-3 does not exist",
  });
  expect((await findingsWith({ ...wrong, ILLUSTRATOR: "house" })).models).toMatchObject({ state: "ok" });
  const judge = await findingsWith({ ...openai.settings, JUDGE_MODEL: "gpt-5-nano-judge" });
  expect(judge.models).toMatchObject({ state: "failed", says: "JUDGE_MODEL gpt-5-nano-judge does not exist" });
});

it("says when the model that reads aloud ends, and which voice is missing", async () => {
  const reading = { ...openai.settings, STORYTELLER: "house", ILLUSTRATOR: "house", NARRATOR: "openai" };
  expect(await findingsWith({ ...reading, SPEECH_MODEL: "tts-1" })).toMatchObject({
    keys: { state: "ok", says: "OPENAI_API_KEY is accepted" },
    models: {
      state: "warning",
      says: "SPEECH_MODEL tts-1 ends on 2027-01-06",
      hint: expect.stringContaining("mruk voices try"),
    },
    voice: { state: "ok", says: "openai reads aloud in en and pl" },
  });
  // The default has no end that is known.
  expect((await findingsWith(reading)).models).toMatchObject({ state: "ok", says: "gpt-realtime-2.1-mini" });
  const other = { ...reading, SPEECH_MODEL: "kokoro", BUDGET_USD_PER_DAY: "1" };
  expect((await findingsWith(other)).models).toMatchObject({ state: "failed" });
  expect((await findingsWith({ NARRATOR: "openai" })).voice).toMatchObject({ state: "failed" });
  expect((await findingsWith({ NARRATOR: "piper" })).voice).toMatchObject({
    state: "warning",
    hint: expect.stringContaining("PIPER_VOICE_EN"),
  });
  expect((await findingsWith({ NARRATOR: "house" })).voice).toMatchObject({ state: "ok" });
});

it("names an effort that the text model does not take, and those that it takes", async () => {
  for (const TEXT_EFFORT of ["minimal", "none"]) {
    expect((await findingsWith({ ...openai.settings, TEXT_EFFORT })).models).toMatchObject({
      state: "failed",
      says: `TEXT_EFFORT is ${TEXT_EFFORT}, which TEXT_MODEL gpt-6.2-sol does not take`,
      hint: expect.stringContaining("low, medium, high, xhigh, max"),
    });
  }
  for (const settings of [{ TEXT_EFFORT: "max" }, { TEXT_EFFORT: "none", TEXT_MODEL: "gpt-6-sol" }]) {
    expect((await findingsWith({ ...openai.settings, ...settings })).models).toMatchObject({ state: "ok" });
  }
});

it("says which models have no known price, and what they count as", async () => {
  const settings = { ...openai.settings, BUDGET_USD_PER_DAY: "2" };
  const budgetOf = async (models: Record<string, string>) => {
    const config = readConfig({ ...settings, ...models });
    const findings: NamedFinding[] = [];
    const { budget } = aiServiceChecks({ config, clock: { now: Temporal.Now.instant } });
    for await (const finding of findingsOf({ budget: budget as NonNullable<typeof budget> })) findings.push(finding);
    return findings.map(({ state, says }) => `${state}: ${says}`);
  };
  expect(await budgetOf({})).toEqual(["ok: a day may cost 2 USD"]);
  expect(await budgetOf({ TEXT_MODEL: "local/llama-9", IMAGE_MODEL: "local/flux-3" })).toEqual([
    "ok: a day may cost 2 USD",
    "warning: the price of local/llama-9 is unknown, so it counts as the dearest: $10 for a million tokens in and $50 out",
    "warning: the price of local/flux-3 is unknown, so it counts as the dearest: $5 for a million tokens in and $30 out",
  ]);
});

it.each([
  [200, "{}", "ok", "skipped"],
  [404, "<html>no such page</html>", "ok", "failed"],
  [401, "who are you?", "failed", "skipped"],
  [200, '{"data":[{"id":"other"}]}', "ok", "failed"],
  [500, "oops", "warning", "skipped"],
])("bears a compatible service that answers %i with %s", async (status, body, keys, models) => {
  const base = await answering(status, body);
  const findings = await findingsWith({ OPENAI_API_KEY: "any", OPENAI_BASE_URL: base });
  expect([findings.keys?.state, findings.models?.state]).toEqual([keys, models]);
});

it("says where a compatible service has no moderation, and is content once it is off", async () => {
  const settings = { OPENAI_API_KEY: "any", OPENAI_BASE_URL: await answering(404, "") };
  expect((await findingsWith(settings)).models).toMatchObject({
    state: "failed",
    says: expect.stringContaining("no moderation"),
    hint: expect.stringContaining("MODERATION_MODEL=off"),
  });
  expect((await findingsWith({ ...settings, MODERATION_MODEL: "off" })).models).toMatchObject({ state: "skipped" });
  expect((await findingsWith({ ...settings, STORYTELLER: "house" })).models).toMatchObject({ state: "skipped" });
  const named = await findingsWith({ ...openai.settings, MODERATION_MODEL: "other" });
  expect(named.models).toMatchObject({ state: "failed", hint: expect.stringContaining("MODERATION_MODEL=off") });
  expect((await findingsWith({ ...openai.settings, MODERATION_MODEL: "off" })).models).toMatchObject({
    state: "ok",
    says: "gpt-6.2-sol, gpt-6-luna, gpt-image-2.6-sunburst (for verified organisations only)",
  });
});

it("reports services that do not answer without the passwords in their addresses", async () => {
  const findings = await findingsWith({
    OPENAI_API_KEY: "sk-secret-key",
    OPENAI_BASE_URL: "http://somebody:secret-word@127.0.0.1:1/v1",
    VIDEO_BASE_URL: "http://somebody:secret-word@127.0.0.1:1/v1",
    VIDEO_API_KEY: "vk-secret-key",
    AZURE_STORAGE_CONNECTION_STRING:
      "DefaultEndpointsProtocol=http;BlobEndpoint=http://127.0.0.1:1/mruk;AccountName=mruk;AccountKey=c2VjcmV0LWtleQ==",
  });
  expect(findings).toMatchObject({
    keys: { state: "warning", says: "127.0.0.1:1 does not answer" },
    "film-maker": { state: "failed", says: "127.0.0.1:1 does not answer" },
    storage: { state: "failed", says: expect.stringContaining("cannot be reached") },
  });
  expect(JSON.stringify(findings)).not.toMatch(/secret|c2VjcmV0/);
});

it("looks whether the film service takes the key", async () => {
  expect((await findingsWith(videos.settings))["film-maker"]).toMatchObject({ state: "ok" });
  const refused = await findingsWith({ ...videos.settings, VIDEO_API_KEY: "wrong" });
  expect(refused["film-maker"]).toMatchObject({ state: "failed", says: "VIDEO_API_KEY is refused (401)" });
  expect((await findingsWith({ FILMMAKER: "off" }))["film-maker"]).toMatchObject({ state: "skipped" });
  expect((await findingsWith({ FILMMAKER: "off", FILMS: "on" }))["film-maker"]).toMatchObject({ state: "failed" });
  expect((await findingsWith({ FILMMAKER: "remote" }))["film-maker"]).toMatchObject({ state: "failed" });
  const busy = await findingsWith({ VIDEO_BASE_URL: await answering(503, "") });
  expect(busy["film-maker"]).toMatchObject({ state: "warning" });
});

it("names a connection string that is none", async () => {
  const { storage } = await findingsWith({ AZURE_STORAGE_CONNECTION_STRING: "AccountKey=c2VjcmV0" });
  expect(storage).toMatchObject({ state: "failed", says: expect.stringContaining("AZURE_STORAGE_CONNECTION_STRING") });
  expect(JSON.stringify(storage)).not.toContain("c2VjcmV0");
});
