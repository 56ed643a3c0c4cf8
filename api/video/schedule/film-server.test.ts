// A server that makes and uploads films by itself, over what stands in for a film service and for YouTube.
import { afterAll, expect, it } from "vitest";
import { openAdmin } from "#api/admin.fixture.ts";
import { openLocalStore } from "#api/media/local-store.ts";
import { addDraft } from "#api/stories/drafts/reviewing.fixture.ts";
import { StoryId } from "#api/stories/model.ts";
import { startGoogle } from "#stand-ins/google.ts";
import { testFilm } from "#stand-ins/test-film.ts";
import { startVideos } from "#stand-ins/videos.ts";

const [google, films] = await Promise.all([startGoogle(), startVideos()]);
afterAll(() => Promise.all([google.close(), films.close()]));

/** A film of another maker is uploaded unchanged, which saves the encoder's time. */
const evening = { id: StoryId.parse("2026-11-20-evening"), madeBy: { film: { maker: "another", seconds: 3 } } };

it("films a draft once it is approved, and uploads a film once its story has come out, nothing twice", async () => {
  let now = Temporal.Instant.from("2026-11-20T19:59:00+01:00");
  const wanted = { REVIEW: "on", FILMMAKER: "remote", FILMS: "on", YOUTUBE_UPLOAD: "on" };
  const settings = { ...google.settings, ...films.settings, ...wanted };
  const server = await openAdmin({ clock: { now: () => now }, settings, stories: [evening] });
  const { keepFilms, library, health, editing } = server.services;
  const bytes = await testFilm({ width: 72, height: 128, seconds: 3 });
  const { url } = await openLocalStore(server).put({ id: evening.id, kind: "film", source: { bytes } });
  await editing.update(evening.id, { videoUrl: url }, {});
  const { id, rev } = await addDraft(server, "2026-11-21-evening");

  await keepFilms?.();
  expect([films.jobs.length, google.videos.length, (await server.ask(url)).status]).toEqual([0, 0, 404]);
  expect((await server.call("POST", `/drafts/${id}/approve`, { rev })).json.became).toBe("story");
  await keepFilms?.();
  const film = String(library.any(id)?.videoUrl);
  expect(film).toMatch(/^\/media\//);
  expect([films.jobs.length, google.videos.length, (await server.ask(film)).status]).toEqual([1, 0, 404]);

  now = Temporal.Instant.from("2026-11-20T20:00:00+01:00");
  await keepFilms?.();
  await keepFilms?.();
  expect((await server.ask(url)).status).toBe(200);
  expect(library.any(evening.id)?.youtube?.map(({ language }) => language)).toEqual(["en", "pl"]);
  expect([films.jobs.length, google.videos.length, health.problems()]).toEqual([1, 2, []]);
});

it("does nothing by itself unless it is told to", async () => {
  const { services } = await openAdmin({ settings: google.settings });
  expect(services.keepFilms).toBeNull();
});
