import { describe, expect, it } from "vitest";
import { bufferOf } from "./buffer.ts";
import { publishedAtText, slotOf, slotsOfDays, storyIdOf } from "./slots.ts";

const now = Temporal.Instant.from("2026-11-21T15:00:00+01:00");
const storiesOf = (ids: readonly string[]) =>
  ids.map((id) => {
    const slot = slotOf(storyIdOf({ date: id.slice(0, 10), timeSlot: id.split("-")[3] as "morning" }));
    return { id: storyIdOf(slot, Number(id.split("-")[4] ?? 1)), publishedAt: publishedAtText(slot) };
  });
/** The stories of so many slots, from this morning on. */
const firstSlots = (count: number) =>
  slotsOfDays("2026-11-21", 10)
    .slice(0, count)
    .map((slot) => storyIdOf(slot));
const bufferAt = (ids: readonly string[], bufferDays = 2) => bufferOf({ now, bufferDays, stories: storiesOf(ids) });

describe("the buffer", () => {
  it("reaches to the last slot before the first one without a story, and counts what waits up to there and beyond", () => {
    const ids = [...firstSlots(2 + 6), "2026-11-25-morning", "2026-11-22-morning-2", "2026-11-20-evening"];
    expect(bufferAt(ids)).toEqual({
      ready: 7,
      later: 1,
      until: { date: "2026-11-23", timeSlot: "afternoon", publishedAt: "2026-11-23T14:00:00+01:00" },
      // The evening is the end of what is made ahead: a story of a later day makes no gap of it.
      gap: null,
      level: "ok",
    });
  });

  it("names a gap before stories that are made ahead, and is low with one", () => {
    const monday = "2026-11-23-morning";
    const ids = firstSlots(2 + 12).filter((id) => id !== monday);
    const gap = { date: "2026-11-23", timeSlot: "morning", publishedAt: "2026-11-23T08:00:00+01:00" };
    const until = { date: "2026-11-22", timeSlot: "evening" };
    expect(bufferAt(ids, 4)).toMatchObject({
      ready: 4,
      later: 7,
      until,
      gap: { ...gap, deleted: false },
      level: "low",
    });
    const isDeleted = (id: string) => id === monday;
    expect(bufferOf({ now, bufferDays: 4, stories: storiesOf(ids), isDeleted })).toMatchObject({
      ready: 4,
      later: 7,
      gap: { ...gap, deleted: true },
      level: "low",
    });
  });

  it("takes a slot whose story was replaced for filled, whatever the number of its story", () => {
    const ids = firstSlots(2 + 12).map((id) => (id === "2026-11-23-morning" ? "2026-11-23-morning-3" : id));
    const isDeleted = (id: string) => id === "2026-11-23-morning";
    const buffer = bufferOf({ now, bufferDays: 4, stories: storiesOf(ids), isDeleted });
    expect(buffer).toMatchObject({ ready: 12, later: 0, gap: null, level: "ok" });
  });

  it("reads stories from an iterator, as a library yields them", () => {
    function* oneByOne() {
      yield* storiesOf(firstSlots(2 + 3));
    }
    expect(bufferOf({ now, bufferDays: 2, stories: oneByOne() })).toMatchObject({ ready: 3, level: "ok" });
  });

  it("is low with less than a day of stories, and ok with one", () => {
    expect(bufferAt(firstSlots(2 + 2))).toMatchObject({ ready: 2, gap: null, level: "low" });
    expect(bufferAt(firstSlots(2 + 3))).toMatchObject({ ready: 3, gap: null, level: "ok" });
  });

  it("is empty if the next slot has no story, however many later ones have", () => {
    const ids = [...firstSlots(2), ...firstSlots(9).slice(3)];
    const gap = { publishedAt: "2026-11-21T20:00:00+01:00", deleted: false };
    expect(bufferAt(ids)).toMatchObject({ ready: 0, later: 6, until: null, gap, level: "empty" });
    expect(bufferAt(firstSlots(2))).toMatchObject({ gap, level: "empty" });
  });

  it("is empty if a story of today is missing, and names the first of them", () => {
    const gap = { publishedAt: "2026-11-21T08:00:00+01:00" };
    expect(bufferAt(firstSlots(9).slice(1))).toMatchObject({ ready: 7, gap, level: "empty" });
    expect(bufferAt([])).toMatchObject({ ready: 0, later: 0, until: null, gap, level: "empty" });
  });

  it("misses no future story if none is to be made ahead, but one that was deleted", () => {
    const none = { ready: 0, later: 0, until: null, gap: null, level: "ok" };
    expect(bufferAt(firstSlots(2), 0)).toEqual(none);
    expect(bufferAt([...firstSlots(2), "2026-12-24-evening"], 0)).toEqual({ ...none, later: 1 });
    expect(bufferAt(firstSlots(1), 0)).toMatchObject({ level: "empty" });
    const isDeleted = (id: string) => id === "2026-11-21-evening";
    const deleted = bufferOf({ now, bufferDays: 0, stories: storiesOf(firstSlots(2)), isDeleted });
    expect(deleted).toMatchObject({ gap: { timeSlot: "evening", deleted: true }, level: "low" });
  });

  it("leaves an hour for a story that is not made ahead", () => {
    const levelAt = (time: string) =>
      bufferOf({ now: Temporal.Instant.from(time), bufferDays: 0, stories: storiesOf(firstSlots(1)) }).level;
    expect(levelAt("2026-11-21T14:59:59+01:00")).toBe("ok");
    expect(levelAt("2026-11-21T15:00:00+01:00")).toBe("empty");
  });

  it("does not miss a past story of today that was deleted", () => {
    const [gap, ...others] = firstSlots(9);
    expect(bufferOf({ now, bufferDays: 2, stories: storiesOf(others), isDeleted: (id) => id === gap })).toMatchObject({
      ready: 7,
      gap: null,
      level: "ok",
    });
  });

  it("goes by Warsaw's dates and instants, whatever offset a file is written with", () => {
    const [id] = firstSlots(1);
    const stories = [{ id: id as never, publishedAt: "2026-11-21T03:30:00-11:00" }];
    expect(bufferOf({ now, bufferDays: 2, stories }).ready).toBe(1);
  });
});
