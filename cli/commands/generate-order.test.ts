import { expect, it } from "vitest";
import { type GenerateOptions, orderFrom } from "./generate-order.ts";

const now = Temporal.Instant.from("2026-11-21T12:00:00+01:00");
const order = (options: Partial<GenerateOptions>) => orderFrom({ commit: true, push: true, ...options }, now);
const slots = (options: Partial<GenerateOptions>) => {
  const { wanted } = order(options);
  return wanted.kind === "slots" ? wanted.slots.map(({ date, timeSlot }) => `${date} ${timeSlot}`) : [];
};

it("leaves the choice to the schedule when no slot, date or days are named", () => {
  expect(order({})).toEqual({ wanted: { kind: "schedule" }, dryRun: false, commit: true, push: true });
});

it("means today in Warsaw when only a slot is named", () => {
  expect(slots({ slot: "evening" })).toEqual(["2026-11-21 evening"]);
});

it("means the three slots of a date", () => {
  expect(slots({ date: "2026-12-24" })).toEqual(["2026-12-24 morning", "2026-12-24 afternoon", "2026-12-24 evening"]);
});

it("means one slot of every day when a slot and days are named", () => {
  expect(slots({ date: "2026-12-31", days: "2", slot: "morning" })).toEqual([
    "2026-12-31 morning",
    "2027-01-01 morning",
  ]);
});

it("counts days from today on when no date is named", () => {
  expect(slots({ days: "2" }).at(-1)).toBe("2026-11-22 evening");
});

it("never pushes what is not committed", () => {
  expect(order({ commit: false })).toMatchObject({ commit: false, push: false });
  expect(order({ push: false })).toMatchObject({ commit: true, push: false });
});

it("hands on what the run may cost", () => {
  expect(order({ budget: "0.5" })).toMatchObject({ budgetUsd: 0.5 });
  expect(order({ budget: "0" })).toMatchObject({ budgetUsd: 0 });
});

it.each([
  [{ budget: "-1" }, "BAD_REQUEST"],
  [{ budget: "" }, "BAD_REQUEST"],
  [{ budget: "1e3" }, "BAD_REQUEST"],
  [{ budget: "much" }, "BAD_REQUEST"],
  [{ slot: "night" }, "SLOT_UNKNOWN"],
  [{ date: "2026-02-30" }, "DATE_INVALID"],
  [{ date: "1999-01-01" }, "DATE_INVALID"],
  [{ date: "2030-01-01" }, "DATE_INVALID"],
  [{ date: "2027-11-20", days: "10" }, "DATE_INVALID"],
  [{ days: "0" }, "BAD_REQUEST"],
  [{ days: "367" }, "BAD_REQUEST"],
  [{ days: "1e2" }, "BAD_REQUEST"],
  [{ days: "" }, "BAD_REQUEST"],
])("refuses %j with %s and a hint", (options, code) => {
  expect(() => order(options)).toThrow(expect.objectContaining({ code, hint: expect.any(String) }));
});
