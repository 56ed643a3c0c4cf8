// A server that has its stories read aloud by itself, by the house's voice.
import { expect, it } from "vitest";
import { openAdmin } from "#api/admin.fixture.ts";
import { addDraft } from "#api/stories/drafts/reviewing.fixture.ts";
import { StoryId } from "#api/stories/model.ts";

const evening = StoryId.parse("2026-11-20-evening");

it("reads a story before its hour, hides the files until then, and reads what was changed and what was approved", async () => {
  let now = Temporal.Instant.from("2026-11-20T19:59:00+01:00");
  const server = await openAdmin({
    clock: { now: () => now },
    settings: { REVIEW: "on", NARRATOR: "house" },
    stories: [{ id: evening }],
  });
  const { keepNarrations, library, health, editing } = server.services;
  const { id: draft, rev } = await addDraft(server, "2026-11-21-evening");
  await keepNarrations?.();
  const read = library.any(evening)?.narrations ?? [];
  expect(read.map(({ language, voice, narrator }) => [language, voice.split("/")[0], narrator])).toEqual([
    ["en", "espeak-ng", "house"],
    ["pl", "espeak-ng", "house"],
  ]);
  const files = read.flatMap(({ url, marks }) => [url, marks]);
  const tokens = { authorization: `Bearer ${server.token}` };
  const statuses = (prefix: string, headers = {}) =>
    Promise.all(files.map(async (file) => (await server.ask(prefix + file, { headers })).status));
  expect(await statuses("")).toEqual([404, 404, 404, 404]);
  expect(await statuses("/api/admin")).toEqual([401, 401, 401, 401]);
  expect(await statuses("/api/admin", tokens)).toEqual([200, 200, 200, 200]);
  expect((await server.ask(`/api/posts/${evening}`)).status).toBe(404);
  // No draft is read, and nothing twice.
  await keepNarrations?.();
  expect(server.git("log", "--format=%s", "--grep=^Narration").split("\n")).toHaveLength(1);

  now = Temporal.Instant.from("2026-11-20T20:00:00+01:00");
  expect(await statuses("")).toEqual([200, 200, 200, 200]);
  const shown = async () => (await server.ask(`/api/posts/${evening}`)).json.narrations;
  expect((await shown()).map(({ url }: { url: string }) => url)).toEqual(read.map(({ url }) => url));

  await editing.update(evening, { contentPl: "Padało. Mruk już nie czekał." }, {});
  expect((await shown()).map(({ language }: { language: string }) => language)).toEqual(["en"]);
  expect((await server.call("POST", `/drafts/${draft}/approve`, { rev })).status).toBe(200);
  await keepNarrations?.();
  await keepNarrations?.();
  const [english, polish] = await shown();
  expect([english.url, polish.url === read[1]?.url]).toEqual([read[0]?.url, false]);
  // Whoever has the page open goes on to hear the former words.
  expect(await statuses("")).toEqual([200, 200, 200, 200]);
  expect(library.any(draft)?.narrations).toHaveLength(2);
  expect(health.problems()).toEqual([]);
  await keepNarrations?.();
  expect(server.git("log", "--format=%s", "--grep=^Narration").split("\n")).toHaveLength(3);
});

it("reads nothing by itself where readers' browsers speak, and says so to whoever asks", async () => {
  const server = await openAdmin({ stories: [{ id: evening }] });
  expect(server.services.keepNarrations).toBeNull();
  expect(await server.call("POST", "/narrate", { postId: evening })).toMatchObject({
    status: 503,
    json: { code: "VOICE_MISSING" },
  });
  expect((await server.call("GET", `/posts/${evening}/narrations`)).json).toEqual({ narrations: [], narrator: null });
});
