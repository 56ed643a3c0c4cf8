import { expect, it } from "vitest";
import { openYoutubeSetup } from "./youtube.fixture.ts";
import { openYoutube } from "./youtube.ts";

async function watched() {
  let now = Temporal.Instant.from("2026-11-21T12:00:00Z");
  const setup = await openYoutubeSetup({ clock: { now: () => now } });
  await setup.upload();
  const [video] = setup.server.videos;
  if (!video) expect.unreachable();
  for (let count = 1; count <= 120; count++) setup.server.videos.push({ ...video, id: `video-${count}`, views: count });
  video.views = 1_000;
  const ids = setup.server.videos.map(({ id }) => id);
  const reads = () =>
    setup.server.asked.filter(({ path, query }) => path.endsWith("/videos") && query.get("part") === "statistics");
  const open = async () => (await openYoutube(setup.options)) ?? expect.unreachable();
  return { ...setup, ids, video, reads, open, pass: (hours: number) => (now = now.add({ hours })) };
}

it("counts the views of all videos, fifty at a time", async () => {
  const { open, ids, reads } = await watched();
  expect(await (await open()).views(ids)).toBe(1_000 + (120 * 121) / 2);
  expect(reads().map(({ query }) => query.getAll("id").length)).toEqual([50, 50, 21]);
  expect(await (await open()).views([])).toBe(0);
});

it("asks again after an hour, not earlier after a restart either", async () => {
  const { open, ids, reads, video, pass } = await watched();
  const platform = await open();
  await Promise.all([platform.views(ids), platform.views(ids)]);
  expect(reads()).toHaveLength(3);
  video.views = 2_000;
  expect(await (await open()).views([video.id])).toBe(1_000);
  expect(reads()).toHaveLength(3);
  pass(1);
  expect(await (await open()).views([video.id])).toBe(2_000);
});

it("returns the last known number if YouTube cannot be asked, or a video was deleted", async () => {
  const { open, ids, video, server, pass } = await watched();
  const platform = await open();
  const all = await platform.views(ids);
  pass(2);
  server.failNext(/./, ...Array.from({ length: 20 }, () => ({ kind: "hang up" }) as const));
  expect(await platform.views(ids)).toBe(all);
  server.heal();
  server.videos.splice(server.videos.indexOf(video), 1);
  expect(await platform.views(ids)).toBe(all);
  expect(await platform.views(["never-seen"])).toBe(0);
});
