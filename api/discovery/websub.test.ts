import { describe, expect, it, vi } from "vitest";
import type { Language } from "#api/language/model.ts";
import { narrationOf } from "#api/narration/narration.fixture.ts";
import { libraryOf, partsOf } from "#api/parts.fixture.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { published, scheduled, serve } from "./discovery.fixture.ts";
import { startHub } from "./hub.fixture.ts";
import { openWebSub } from "./websub.ts";

const origin = "https://mruk.example";
const feedsOf = (category: string) => [
  ...[`${origin}/feed.xml`, `${origin}/category/${category}/feed.xml`],
  ...[`${origin}/pl/feed.xml`, `${origin}/pl/kategoria/codzienne-zycie/feed.xml`],
];

/** A server's announcements to a hub, and the clock that it goes by. */
async function announcing({ startsAt = "2026-11-21T13:59:00+01:00" } = {}) {
  let now = Temporal.Instant.from(startsAt);
  const hub = await startHub();
  const log = { info: vi.fn(), warn: vi.fn() };
  const stories = [published, scheduled].map((story) => storyOf({ ...story, category: "Daily Life" }));
  const clock = { now: () => now };
  const libraryWith = (added: Parameters<typeof libraryOf>[0]) =>
    libraryOf([...stories, ...added], partsOf({ clock }).engagement);
  let library = libraryWith([]);
  const list: typeof library.list = (order) => library.list(order);
  const { tick } = openWebSub({ hub: hub.url, origin, library: { list }, clock, log });
  const tickAt = async (instant: string) => {
    now = Temporal.Instant.from(instant);
    await tick();
  };
  const make = (id: string, spokenIn: readonly Language[] = []) => {
    const story = storyOf({ id, category: "Daily Life" });
    const narrations = spokenIn.map((language) => narrationOf(story, language));
    library = libraryWith([{ ...story, narrations }]);
  };
  return { hub, log, tickAt, make };
}

describe("a WebSub hub", () => {
  it("is told of each feed with a new story at the story's hour, once", async () => {
    const { hub, tickAt } = await announcing();
    await tickAt("2026-11-21T13:59:59+01:00");
    expect(hub.told).toEqual([]);
    await tickAt("2026-11-21T14:00:00+01:00");
    expect(new Set(hub.told)).toEqual(new Set(feedsOf("daily-life")));
    await tickAt("2026-11-21T14:00:05+01:00");
    await tickAt("2026-11-21T15:30:00+01:00");
    expect(hub.told).toHaveLength(4);
  });

  it("is told again later, and less and less often, while it fails", async () => {
    const { hub, log, tickAt } = await announcing();
    hub.answer(500);
    await tickAt("2026-11-21T14:00:00+01:00");
    const first = hub.told.length;
    await tickAt("2026-11-21T14:00:19+01:00");
    expect(hub.told).toHaveLength(first);
    await tickAt("2026-11-21T14:00:20+01:00");
    expect(hub.told.length).toBeGreaterThan(first);
    const second = hub.told.length;
    await tickAt("2026-11-21T14:00:45+01:00");
    expect(hub.told).toHaveLength(second);
    expect(log.warn).toHaveBeenCalledTimes(2);
    hub.answer(204);
    await tickAt("2026-11-21T14:01:00+01:00");
    expect(log.info).toHaveBeenCalledOnce();
    await tickAt("2026-11-21T14:01:05+01:00");
    expect(log.info).toHaveBeenCalledOnce();
  });

  it("hears from a server that was away at the hour, but not of what is older than some minutes", async () => {
    const late = await announcing({ startsAt: "2026-11-21T14:05:00+01:00" });
    await late.tickAt("2026-11-21T14:05:01+01:00");
    expect(late.hub.told).toHaveLength(4);
    const later = await announcing({ startsAt: "2026-11-21T14:30:00+01:00" });
    await later.tickAt("2026-11-21T14:30:01+01:00");
    expect(later.hub.told).toEqual([]);
  });

  it("is told of a story that is made hours late, when it is there", async () => {
    const { hub, tickAt, make } = await announcing({ startsAt: "2026-11-22T07:00:00+01:00" });
    await tickAt("2026-11-22T10:29:00+01:00");
    expect(hub.told).toEqual([]);
    make("2026-11-22-morning");
    await tickAt("2026-11-22T10:30:00+01:00");
    expect(new Set(hub.told)).toEqual(new Set(feedsOf("daily-life")));
  });

  it("is told of a podcast at the hour of a story that is read aloud, or once it is, in that language alone", async () => {
    const { hub, tickAt, make } = await announcing({ startsAt: "2026-11-22T07:00:00+01:00" });
    make("2026-11-22-morning", ["en"]);
    await tickAt("2026-11-22T07:59:59+01:00");
    expect(hub.told).toEqual([]);
    await tickAt("2026-11-22T08:00:00+01:00");
    expect(new Set(hub.told)).toEqual(new Set([...feedsOf("daily-life"), `${origin}/podcast.xml`]));
    hub.told.length = 0;
    make("2026-11-22-morning", ["en", "pl"]);
    await tickAt("2026-11-22T08:20:00+01:00");
    await tickAt("2026-11-22T08:20:05+01:00");
    expect(hub.told).toEqual([`${origin}/pl/podcast.xml`]);
  });

  it("is named by the feeds and by their headers, which name the feed too", async () => {
    const hub = "https://hub.example/";
    const { ask, origin } = await serve({ hub });
    for (const path of ["/feed.xml", "/pl/kategoria/codzienne-zycie/feed.xml"]) {
      const { text, headers } = await ask(path);
      expect(text).toContain(`<link rel="hub" href="${hub}"/>`);
      expect(headers.get("link")).toBe(`<${hub}>; rel="hub", <${origin}${path}>; rel="self"`);
    }
    const spoken = { ...published, narrations: [narrationOf(published, "pl")] };
    const podcast = await (await serve({ hub, stories: [spoken] })).ask("/pl/podcast.xml");
    expect(podcast.text).toContain(`<atom:link rel="hub" href="${hub}"/>`);
    expect(podcast.headers.get("link")).toMatch(
      /^<https:\/\/hub.example\/>; rel="hub", <.+\/pl\/podcast.xml>; rel="self"$/,
    );
    const without = await serve();
    expect((await without.ask("/feed.xml")).text).not.toContain('rel="hub"');
  });
});
