import { describe, expect, it } from "vitest";
import { publishingInstant, slotsOfDays } from "#api/schedule/slots.ts";
import { indexStories, timed } from "#api/stories/index/story-index.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { editionOf, frequenciesDue, isDue, reachOf } from "./edition.ts";

type Facts = { id: string; publishedAt?: string };

const libraryOf = (...stories: Facts[]) =>
  indexStories(
    stories.map((facts) => timed(storyOf(facts))),
    { likesOf: () => 0 },
  );

/** A library with all stories of some days. */
const daysOf = (firstDate: string, days: number, ...more: Facts[]) =>
  libraryOf(...slotsOfDays(firstDate, days).map(({ date, timeSlot }) => ({ id: `${date}-${timeSlot}` })), ...more);

const at = (text: string) => Temporal.Instant.from(text);
const ids = (stories: { id: string }[]) => stories.map(({ id }) => id);

describe("a letter is due", () => {
  const library = daysOf("2026-11-20", 4);
  it.each([
    ["not a second before eight", "2026-11-21T07:59:59+01:00", false],
    ["at eight", "2026-11-21T08:00:00+01:00", true],
    ["in the afternoon still", "2026-11-21T15:00:00+01:00", true],
    ["in the evening still", "2026-11-21T20:59:59+01:00", true],
    ["not at night", "2026-11-21T21:00:00+01:00", false],
    ["not on the day before", "2026-11-20T12:00:00+01:00", false],
    ["not on the day after", "2026-11-22T12:00:00+01:00", false],
  ])("%s", (_, now, due) => {
    expect(isDue(library, { date: "2026-11-21", now: at(now) })).toBe(due);
  });

  it("only with the morning's story live, whatever its number: neither without it, nor before its instant", () => {
    const due = (...stories: Facts[]) =>
      isDue(libraryOf(...stories), { date: "2026-11-21", now: at("2026-11-21T09:00:00+01:00") });
    expect(due()).toBe(false);
    expect(due({ id: "2026-11-20-evening" }, { id: "2026-11-21-evening-2" })).toBe(false);
    expect(due({ id: "2026-11-21-morning-2" })).toBe(true);
    expect(due({ id: "2026-11-21-morning-12", publishedAt: "2026-11-21T09:00:01+01:00" })).toBe(false);
    expect(due({ id: "2026-11-21-morning-2", publishedAt: "2026-11-20T09:00:00+01:00" })).toBe(false);
    expect(due({ id: "2026-11-21-morning", publishedAt: "2026-11-21T09:00:01+01:00" })).toBe(false);
    expect(due({ id: "2026-11-21-morning", publishedAt: "2026-11-21T09:00:00+01:00" })).toBe(true);
  });

  it.each([
    ["2027-03-28", "2027-03-28T05:59:59Z", "2027-03-28T06:00:00Z", "2027-03-28T19:00:00Z"],
    ["2027-10-31", "2027-10-31T06:59:59Z", "2027-10-31T07:00:00Z", "2027-10-31T20:00:00Z"],
  ])("by the clocks of Warsaw on %s, when they change", (date, before, first, night) => {
    const changing = daysOf(date, 1);
    expect([before, first, night].map((now) => isDue(changing, { date, now: at(now) }))).toEqual([false, true, false]);
  });
});

describe("a letter holds", () => {
  const now = at("2026-11-21T08:00:20+01:00");
  const order = { date: "2026-11-21", now, since: null, frequency: "daily" as const };
  const three = ["2026-11-20-afternoon", "2026-11-20-evening", "2026-11-21-morning"];

  it("what was published since yesterday's letter, and for a new reader the same", () => {
    const library = daysOf("2026-11-18", 6);
    const since = reachOf(editionOf(library, { ...order, date: "2026-11-20", now: at("2026-11-20T08:00:20+01:00") }));
    expect(since?.toString()).toBe("2026-11-20T07:00:00Z");
    expect(ids(editionOf(library, { ...order, since }))).toEqual(three);
    expect(ids(editionOf(library, order))).toEqual(three);
  });

  it("stories written by hand, at their own hours too, and none before its instant", () => {
    const library = daysOf(
      "2026-11-20",
      3,
      { id: "2026-11-20-afternoon-2", publishedAt: "2026-11-20T16:12:00+01:00" },
      { id: "2026-11-21-morning-2", publishedAt: "2026-11-21T08:00:21+01:00" },
      { id: "2026-11-20-morning-2", publishedAt: "2026-11-20T07:00:00+01:00" },
    );
    expect(ids(editionOf(library, order))).toEqual(three.toSpliced(1, 0, "2026-11-20-afternoon-2"));
  });

  it("at most the newest seven, for a reader who missed many letters", () => {
    const held = editionOf(daysOf("2026-10-01", 60), { ...order, since: at("2026-10-03T08:00:00+02:00") });
    expect(held).toHaveLength(7);
    expect(ids(held).slice(-3)).toEqual(three);
  });

  it("a story that came late to an earlier slot, in the next letter", () => {
    const before = libraryOf({ id: "2026-11-20-morning" });
    const afternoon = at("2026-11-20T15:00:00+01:00");
    const since = reachOf(editionOf(before, { date: "2026-11-20", now: afternoon, since: null, frequency: "daily" }));
    expect(ids(editionOf(daysOf("2026-11-20", 2), { ...order, since }))).toEqual(three);
  });

  it("the afternoon's stories when it leaves late; for a past day, what it held that morning", () => {
    const library = daysOf("2026-11-19", 4);
    const afternoon = at("2026-11-21T15:00:00+01:00");
    expect(ids(editionOf(library, { ...order, now: afternoon }))).toEqual([...three, "2026-11-21-afternoon"]);
    expect(ids(editionOf(library, { ...order, now: at("2026-11-24T12:00:00+01:00") }))).toEqual(three);
  });

  it("nothing when nothing is new, when the clock was set back, and for a future day", () => {
    const library = daysOf("2026-11-19", 3);
    expect(editionOf(library, { ...order, since: now })).toEqual([]);
    expect(editionOf(library, { ...order, since: at("2026-11-21T08:59:00+01:00") })).toEqual([]);
    expect(editionOf(library, { ...order, date: "2026-11-25" })).toEqual([]);
    expect(reachOf([])).toBeNull();
  });

  it.each([
    ["2027-03-28", "2027-03-28T06:00:00Z"],
    ["2027-10-31", "2027-10-31T07:00:00Z"],
  ])("the stories of a day that has not 24 hours: %s", (date, instant) => {
    const yesterday = Temporal.PlainDate.from(date).subtract({ days: 1 }).toString();
    const held = editionOf(daysOf(yesterday, 2), { date, now: at(instant), since: null, frequency: "daily" });
    expect(ids(held)).toEqual([`${yesterday}-afternoon`, `${yesterday}-evening`, `${date}-morning`]);
  });

  it("the same in a large library, reading no more stories than it holds", () => {
    const asked: number[] = [];
    const full = daysOf("2026-11-01", 30);
    const library = {
      ...full,
      list: (query: Parameters<typeof full.list>[0]) => {
        asked.push(query.limit);
        return full.list(query);
      },
      all: () => {
        throw new Error("Nobody looks at all stories for a letter.");
      },
    };
    expect(ids(editionOf(library, order))).toEqual(three);
    expect(asked).toEqual([7]);
  });
});

it("reaches as far as its newest story", () => {
  const stories = ["2026-11-20-evening", "2026-11-21-morning", "2026-11-20-afternoon"].map((id) => storyOf({ id }));
  expect(reachOf(stories)).toEqual(publishingInstant({ date: "2026-11-21", timeSlot: "morning" }));
});

describe("a weekly letter", () => {
  const sunday = "2026-11-22";
  const now = at("2026-11-22T08:00:20+01:00");
  const order = { date: sunday, now, since: null, frequency: "weekly" as const };

  it("holds the 21 stories of the week up to its Sunday's morning, and nothing before its instant", () => {
    const held = ids(editionOf(daysOf("2026-11-01", 30), order));
    expect(held).toHaveLength(21);
    expect([held[0], held.at(-1)]).toEqual(["2026-11-15-afternoon", "2026-11-22-morning"]);
  });

  it("holds only what a reader has not had who got daily letters before", () => {
    const held = editionOf(daysOf("2026-11-01", 30), { ...order, since: at("2026-11-20T08:00:00+01:00") });
    expect(ids(held)[0]).toBe("2026-11-20-afternoon");
    expect(editionOf(daysOf("2026-11-01", 30), { ...order, since: at("2026-11-22T08:00:00+01:00") })).toEqual([]);
  });

  it.each([
    ["2026-11-21T12:00:00+01:00", ["daily"], []],
    ["2026-11-22T07:59:59+01:00", [], []],
    ["2026-11-22T08:00:00+01:00", ["daily", "weekly"], []],
    ["2026-11-22T19:59:59+01:00", ["daily", "weekly"], []],
    ["2026-11-22T20:00:00+01:00", ["daily", "weekly"], ["weekly"]],
    ["2026-11-22T21:00:00+01:00", [], []],
  ])("at %s may leave with %j, without a morning story only late", (instant, withMorning, withoutMorning) => {
    const day = { now: at(instant), date: instant.slice(0, 10) };
    expect(frequenciesDue(daysOf("2026-11-20", 4), day)).toEqual(withMorning);
    expect(frequenciesDue(libraryOf({ id: "2026-11-20-evening" }), day)).toEqual(withoutMorning);
  });

  it("of a past Sunday may be sent by order, without its morning story to weekly readers only", () => {
    const monday = { date: sunday, now: at("2026-11-23T10:00:00+01:00") };
    expect(frequenciesDue(daysOf("2026-11-20", 4), monday)).toEqual(["daily", "weekly"]);
    expect(frequenciesDue(libraryOf({ id: "2026-11-20-evening" }), monday)).toEqual(["weekly"]);
    expect(isDue(daysOf("2026-11-20", 4), monday)).toBe(false);
  });
});
