// A server that makes and uploads films by itself: from the approval of a draft to its videos on what stands in for YouTube.
import { afterAll, expect, it } from "vitest";
import { openAdmin } from "#api/admin.fixture.ts";
import { addDraft } from "#api/stories/drafts/reviewing.fixture.ts";
import { startGoogle } from "#stand-ins/google.ts";
import { startVideos } from "#stand-ins/videos.ts";

const [google, films] = await Promise.all([startGoogle(), startVideos()]);
afterAll(() => Promise.all([google.close(), films.close()]));

it("films a draft once it is approved, uploads it once its hour has come, and nothing twice", async () => {
  let now = Temporal.Instant.from("2026-11-21T10:00:00+01:00");
  const settings = {
    ...google.settings,
    ...films.settings,
    ...{ REVIEW: "on", FILMMAKER: "remote", FILMS: "on", YOUTUBE_UPLOAD: "on" },
  };
  const server = await openAdmin({ clock: { now: () => now }, settings });
  const { keepFilms, library, health } = server.services;
  const [first, second] = [
    await addDraft(server, "2026-11-21-afternoon"),
    await addDraft(server, "2026-11-21-evening"),
  ];
  const approve = `/drafts/${first.id}/approve`;
  const film = () => library.any(first.id)?.videoUrl;

  await keepFilms?.();
  expect([film(), library.any(second.id)?.videoUrl]).toEqual([undefined, undefined]);
  expect((await server.call("POST", approve, { rev: first.rev })).json.became).toBe("story");
  await keepFilms?.();
  expect(film()).toMatch(/^\/media\//);
  expect((await server.ask(String(film()))).status).toBe(404);
  expect([google.videos.length, library.any(second.id)?.videoUrl]).toEqual([0, undefined]);

  now = Temporal.Instant.from("2026-11-21T14:00:00+01:00");
  await keepFilms?.();
  expect((await server.ask(String(film()))).status).toBe(200);
  expect(library.any(first.id)?.youtube?.map(({ language }) => language)).toEqual(["en", "pl"]);
  expect(google.videos.map(({ snippet }) => snippet.defaultLanguage)).toEqual(["pl", "en"]);
  await keepFilms?.();
  expect([google.videos.length, health.problems()]).toEqual([2, []]);
});

it("does nothing by itself unless it is told to", async () => {
  const { services } = await openAdmin({ settings: google.settings });
  expect(services.keepFilms).toBeNull();
});
