import { describe, expect, it } from "vitest";
import type { Slot } from "#api/schedule/model.ts";
import { planStories, type WantedSlots } from "./plan.ts";

const now = Temporal.Instant.from("2026-11-21T09:00:00+01:00");
const slots: Slot[] = [
  { date: "2026-11-21", timeSlot: "evening" },
  { date: "2026-11-21", timeSlot: "afternoon" },
];

function planOf(wanted: WantedSlots, stories: string[] = [], deleted: string[] = []) {
  const { stories: made, existing } = planStories(wanted, {
    now,
    bufferDays: 1,
    has: (id) => stories.includes(id),
    isDeleted: (id) => deleted.includes(id),
    firstStoryDate: "2026-11-21",
  });
  return { made: made.map(({ id, reason }) => `${reason} ${id}`), existing };
}

describe("the plan", () => {
  it("follows the schedule without a particular request", () => {
    expect(planOf({ kind: "schedule" }, ["2026-11-21-afternoon"])).toEqual({
      made: ["due 2026-11-21-morning", "buffer 2026-11-21-evening", "buffer 2026-11-22-morning"],
      existing: [],
    });
  });

  it("takes requested slots in their order in the day, and lists those that have their story", () => {
    expect(planOf({ kind: "slots", slots })).toEqual({
      made: ["asked 2026-11-21-afternoon", "asked 2026-11-21-evening"],
      existing: [],
    });
    expect(planOf({ kind: "slots", slots }, ["2026-11-21-afternoon"])).toEqual({
      made: ["asked 2026-11-21-evening"],
      existing: ["2026-11-21-afternoon"],
    });
  });

  it("makes further stories beside the existing ones on request", () => {
    const stories = ["2026-11-21-afternoon", "2026-11-21-evening", "2026-11-21-evening-2"];
    expect(planOf({ kind: "slots", slots, further: true }, stories)).toEqual({
      made: ["asked 2026-11-21-afternoon-2", "asked 2026-11-21-evening-3"],
      existing: [],
    });
  });

  it("leaves a slot empty after its story was deleted", () => {
    expect(planOf({ kind: "schedule" }, [], ["2026-11-21-morning", "2026-11-21-evening"]).made).toEqual([
      "buffer 2026-11-21-afternoon",
      "buffer 2026-11-22-morning",
    ]);
  });

  it("makes another story for such a slot on request, once", () => {
    const deleted = ["2026-11-21-afternoon", "2026-11-21-evening", "2026-11-21-evening-2"];
    const made = ["2026-11-21-afternoon-2", "2026-11-21-evening-3"];
    expect(planOf({ kind: "slots", slots }, [], deleted).made).toEqual(made.map((id) => `asked ${id}`));
    expect(planOf({ kind: "slots", slots }, made, deleted)).toEqual({ made: [], existing: made });
    expect(planOf({ kind: "slots", slots, further: true }, [], deleted).made).toEqual(made.map((id) => `asked ${id}`));
  });

  it("refuses another story for a full slot", () => {
    const all = Array.from({ length: 999 }, (_, index) => `2026-11-21-evening${index === 0 ? "" : `-${index + 1}`}`);
    expect(() => planOf({ kind: "slots", slots: slots.slice(0, 1), further: true }, all)).toThrow(
      /999 stories already/,
    );
  });
});
