import { describe, expect, it } from "vitest";
import type { StoryId } from "../model.ts";
import { storyOf } from "../story.fixture.ts";
import { indexStories, type Likes, timed } from "./story-index.ts";

const instant = (text: string) => Temporal.Instant.from(text);
const id = (text: string) => text as StoryId;
const ids = (stories: Iterable<{ id: string }>) => [...stories].map((story) => story.id);
const index = (storyIds: string[], likes: Likes = { likesOf: () => 0 }) =>
  indexStories(
    storyIds.map((each) => timed(storyOf({ id: each }))),
    likes,
  );

const when = (storyId: string) => instant(storyOf({ id: storyId }).publishedAt).epochMilliseconds;
const days = ["2026-11-20", "2026-11-21", "2026-11-22"];
const all = days.flatMap((day) => ["evening", "morning", "afternoon"].map((slot) => `${day}-${slot}`));
const newestFirst = [...all].sort((a, b) => when(b) - when(a));

describe("an index of stories", () => {
  const library = index(all);
  const noon = instant("2026-11-21T12:00:00+01:00");

  it("shows a story from its publishing instant on, and not a millisecond before", () => {
    const story = storyOf({ id: "2026-11-21-afternoon" });
    const at = instant(story.publishedAt);
    const before = at.subtract({ milliseconds: 1 });
    expect(library.find(story.id, before)).toBeUndefined();
    expect(library.find(story.id, at)).toEqual(story);
    expect(ids(library.today(before))).toEqual(["2026-11-21-morning"]);
    expect(ids(library.today(at))).toEqual(["2026-11-21-morning", "2026-11-21-afternoon"]);
    expect(ids(library.list({ now: before, limit: 1, offset: 0 }))).toEqual(["2026-11-21-morning"]);
    expect(ids(library.list({ now: at, limit: 1, offset: 0 }))).toEqual(["2026-11-21-afternoon"]);
    expect(ids(library.popular({ now: before, limit: 1 }))).toEqual(["2026-11-21-morning"]);
    expect(ids(library.popular({ now: at, limit: 1 }))).toEqual(["2026-11-21-afternoon"]);
    expect(library.neighbours(id("2026-11-21-morning"), before).next).toBeUndefined();
    expect(library.neighbours(id("2026-11-21-morning"), at).next).toEqual(story);
    expect(library.neighbours(story.id, before)).toEqual({});
    expect(library.nextReveal(before)).toEqual(at);
    expect(library.nextReveal(at)).toEqual(instant("2026-11-21T20:00:00+01:00"));
  });

  it("leads from a story to the one it continues, and to its continuation once that is public", () => {
    const [first, second] = ["2026-11-20-evening", "2026-11-21-evening"].map(id);
    const series = indexStories(
      all.map((each) => timed(storyOf({ id: each, ...(each === second && { continues: first }) }))),
      { likesOf: () => 0 },
    );
    const at = instant("2026-11-21T20:00:00+01:00");
    expect(series.neighbours(id("2026-11-21-evening"), at).continues?.id).toBe(first);
    expect(series.neighbours(id("2026-11-20-evening"), at).continuedBy?.id).toBe(second);
    expect(series.neighbours(id("2026-11-20-evening"), noon).continuedBy).toBeUndefined();
  });

  it("knows no story that one continues and that was deleted", () => {
    const [gone, left] = ["2026-11-20-evening", "2026-11-21-evening"].map(id);
    const series = indexStories([timed(storyOf({ id: String(left), continues: gone }))], { likesOf: () => 0 });
    expect(series.neighbours(id("2026-11-21-evening"), instant("2026-11-22T20:00:00+01:00"))).toEqual({});
  });

  it("knows the scheduled stories too, when it is asked for any", () => {
    expect(library.any(id("2026-11-22-evening"))).toEqual(storyOf({ id: "2026-11-22-evening" }));
    expect(library.any(id("2026-11-23-evening"))).toBeUndefined();
    expect(ids(library.all())).toEqual(newestFirst);
    expect(library.size).toBe(9);
  });

  it("lists what is public newest first, page after page, until nothing is left", () => {
    const page = (offset: number) => ids(library.list({ now: noon, limit: 3, offset }));
    expect([...page(0), ...page(3), ...page(6)]).toEqual(
      newestFirst.filter((each) => when(each) <= noon.epochMilliseconds),
    );
    expect(page(3)).toHaveLength(1);
    expect(page(4)).toEqual([]);
    expect(page(1_000_000)).toEqual([]);
  });

  it("lists only what was published from an instant on, in pages that end there", () => {
    const from = instant("2026-11-20T14:00:00+01:00");
    const page = (offset: number, limit = 2) => ids(library.list({ now: noon, limit, offset, from }));
    expect([page(0), page(2)]).toEqual([["2026-11-21-morning", "2026-11-20-evening"], ["2026-11-20-afternoon"]]);
    expect([page(0, 50), page(3), page(1_000_000)].map((each) => each.length)).toEqual([3, 0, 0]);
    expect(library.list({ now: noon, limit: 8, offset: 0, from: instant("2026-11-22T00:00:00Z") })).toEqual([]);
  });

  it("takes stories of one instant by their ids", () => {
    const three = ["2026-11-21-morning-3", "2026-11-21-morning", "2026-11-21-morning-2"];
    const sorted = ["2026-11-21-morning", "2026-11-21-morning-2", "2026-11-21-morning-3"];
    expect(ids(index(three).list({ now: noon, limit: 8, offset: 0 }))).toEqual(sorted);
    expect(ids(index(three).popular({ now: noon, limit: 8 }))).toEqual(sorted);
    expect(ids(Object.values(index(three).neighbours(id("2026-11-21-morning-2"), noon)))).toEqual([
      "2026-11-21-morning-3",
      "2026-11-21-morning",
    ]);
  });

  it.each([
    ["the day the clocks go forward", "2026-03-29", "2026-03-29T21:59:59Z", "2026-03-28T22:59:59Z"],
    ["the day the clocks go back", "2026-10-25", "2026-10-25T22:59:59Z", "2026-10-24T21:59:59Z"],
    ["a day in summer", "2026-07-01", "2026-07-01T21:59:59Z", "2026-06-30T21:59:59Z"],
  ])("takes today by Warsaw's calendar: %s", (_what, date, lastSecond, secondBefore) => {
    const library = index([`${date}-morning`, `${date}-evening`]);
    expect(ids(library.today(instant(lastSecond)))).toEqual([`${date}-morning`, `${date}-evening`]);
    expect(library.today(instant(lastSecond).add({ seconds: 1 }))).toEqual([]);
    expect(library.today(instant(secondBefore))).toEqual([]);
  });

  it("goes by the publishing instant where that is not the slot's hour", () => {
    const moved = timed(storyOf({ id: "2026-11-19-morning", publishedAt: "2026-11-21T11:30:00+01:00" }));
    const library = indexStories([moved], { likesOf: () => 0 });
    expect(ids(library.today(noon))).toEqual(["2026-11-19-morning"]);
    expect(library.nextReveal(instant("2026-11-20T00:00:00Z"))).toEqual(instant("2026-11-21T10:30:00Z"));
  });

  it("ranks by likes, then by recency, and follows the likes when they change", () => {
    const likes = new Map([
      ["2026-11-20-morning", 5],
      ["2026-11-21-morning", 2],
      ["2026-11-22-morning", 99],
    ]);
    let liked: (id: StoryId) => void = () => {};
    const onLikes = (heard: typeof liked) => {
      liked = heard;
    };
    const library = index(all, { likesOf: (each) => likes.get(each) ?? 0, onLikes });
    const popular = (limit: number) => ids(library.popular({ now: noon, limit }));
    expect(popular(3)).toEqual(["2026-11-20-morning", "2026-11-21-morning", "2026-11-20-evening"]);
    likes.set("2026-11-20-afternoon", 6);
    liked(id("2026-11-20-afternoon"));
    expect(popular(2)).toEqual(["2026-11-20-afternoon", "2026-11-20-morning"]);
    expect(popular(50)).toHaveLength(4);
  });

  it("ranks further than anybody usually asks, when somebody does", () => {
    const many = Array.from({ length: 120 }, (_, at) => `2026-11-20-morning${at === 0 ? "" : `-${at + 1}`}`);
    const library = index(many, { likesOf: (each) => Number(each.split("-")[4] ?? 1) });
    expect(ids(library.popular({ now: noon, limit: 2 }))).toEqual(["2026-11-20-morning-120", "2026-11-20-morning-119"]);
    expect(ids(library.popular({ now: noon, limit: 120 }))).toEqual(many.toReversed());
  });

  it("answers with nothing when it is empty", () => {
    const library = index([]);
    expect(library.list({ now: noon, limit: 8, offset: 0 })).toEqual([]);
    expect(library.today(noon)).toEqual([]);
    expect(library.popular({ now: noon, limit: 3 })).toEqual([]);
    expect(library.neighbours(id("2026-11-21-morning"), noon)).toEqual({});
    expect(library.nextReveal(noon)).toBeUndefined();
    expect(library.size).toBe(0);
  });
});
