import { describe, expect, it } from "vitest";
import type { Slot } from "../schedule/model.ts";
import { planStories, type Wanted } from "./plan.ts";

const now = Temporal.Instant.from("2026-11-21T09:00:00+01:00");
const slots: Slot[] = [
  { date: "2026-11-21", timeSlot: "evening" },
  { date: "2026-11-21", timeSlot: "afternoon" },
];

function planOf(wanted: Wanted, stories: string[] = []) {
  const { stories: made, existing } = planStories(wanted, {
    now,
    bufferDays: 1,
    has: (id) => stories.includes(id),
    firstStoryDate: "2026-11-21",
  });
  return { made: made.map(({ id, reason }) => `${reason} ${id}`), existing };
}

describe("the plan", () => {
  it("follows the schedule when nothing in particular is asked for", () => {
    expect(planOf({ kind: "schedule" }, ["2026-11-21-afternoon"])).toEqual({
      made: ["due 2026-11-21-morning", "buffer 2026-11-21-evening", "buffer 2026-11-22-morning"],
      existing: [],
    });
  });

  it("takes asked slots in their order in the day, and tells which have their story", () => {
    expect(planOf({ kind: "slots", slots })).toEqual({
      made: ["asked 2026-11-21-afternoon", "asked 2026-11-21-evening"],
      existing: [],
    });
    expect(planOf({ kind: "slots", slots }, ["2026-11-21-afternoon"])).toEqual({
      made: ["asked 2026-11-21-evening"],
      existing: ["2026-11-21-afternoon"],
    });
  });

  it("makes further stories beside those that are there, when asked to", () => {
    const stories = ["2026-11-21-afternoon", "2026-11-21-evening", "2026-11-21-evening-2"];
    expect(planOf({ kind: "slots", slots, further: true }, stories)).toEqual({
      made: ["asked 2026-11-21-afternoon-2", "asked 2026-11-21-evening-3"],
      existing: [],
    });
  });
});
