import { describe, expect, it } from "vitest";
import { bufferOf, emptySlotOf } from "./buffer.ts";
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
  it("reaches to the last slot before the first gap, and counts everything that waits", () => {
    const ids = [...firstSlots(2 + 6), "2026-11-24-morning", "2026-11-22-morning-2", "2026-11-20-evening"];
    expect(bufferAt(ids)).toEqual({
      ready: 8,
      until: { date: "2026-11-23", timeSlot: "afternoon", publishedAt: "2026-11-23T14:00:00+01:00" },
      level: "ok",
    });
  });

  it("reads stories from an iterator, as a library yields them", () => {
    function* oneByOne() {
      yield* storiesOf(firstSlots(2 + 3));
    }
    expect(bufferOf({ now, bufferDays: 2, stories: oneByOne() })).toMatchObject({ ready: 3, level: "ok" });
  });

  it("is low with less than a day of stories, and ok with one", () => {
    expect(bufferAt(firstSlots(2 + 2))).toMatchObject({ ready: 2, level: "low" });
    expect(bufferAt(firstSlots(2 + 3))).toMatchObject({ ready: 3, level: "ok" });
  });

  it("is empty if the next slot has no story, however many later ones have", () => {
    const ids = [...firstSlots(2), ...firstSlots(9).slice(3)];
    expect(bufferAt(ids)).toEqual({ ready: 6, until: null, level: "empty" });
  });

  it("is empty if a story of today is missing", () => {
    expect(bufferAt(firstSlots(9).slice(1))).toMatchObject({ ready: 7, level: "empty" });
    expect(bufferAt([])).toEqual({ ready: 0, until: null, level: "empty" });
  });

  it("misses no future story if none is to be made ahead", () => {
    expect(bufferAt(firstSlots(2), 0)).toEqual({ ready: 0, until: null, level: "ok" });
    expect(bufferAt(firstSlots(1), 0)).toMatchObject({ level: "empty" });
  });

  it("leaves an hour for a story that is not made ahead", () => {
    const levelAt = (time: string) =>
      bufferOf({ now: Temporal.Instant.from(time), bufferDays: 0, stories: storiesOf(firstSlots(1)) }).level;
    expect(levelAt("2026-11-21T14:59:59+01:00")).toBe("ok");
    expect(levelAt("2026-11-21T15:00:00+01:00")).toBe("empty");
  });

  it("names the slot without a story: the first missing one of today, else the next", () => {
    const emptyAt = (ids: readonly string[], bufferDays = 2) =>
      emptySlotOf({ now, bufferDays, stories: storiesOf(ids) })?.publishedAt;
    expect(emptyAt([])).toBe("2026-11-21T08:00:00+01:00");
    expect(emptyAt(firstSlots(1))).toBe("2026-11-21T14:00:00+01:00");
    expect(emptyAt(firstSlots(2))).toBe("2026-11-21T20:00:00+01:00");
    expect(emptyAt(firstSlots(2), 0)).toBeUndefined();
    expect(emptyAt(firstSlots(3))).toBeUndefined();
  });

  it("does not miss the story of a slot whose story was deleted", () => {
    const [gap, ...others] = firstSlots(9);
    expect(bufferOf({ now, bufferDays: 2, stories: storiesOf(others), isDeleted: (id) => id === gap })).toMatchObject({
      ready: 7,
      level: "ok",
    });
  });

  it("goes by Warsaw's dates and instants, whatever offset a file is written with", () => {
    const [id] = firstSlots(1);
    const stories = [{ id: id as never, publishedAt: "2026-11-21T03:30:00-11:00" }];
    expect(bufferOf({ now, bufferDays: 2, stories }).ready).toBe(1);
  });
});
