import { expect, it } from "vitest";
import { monthsLater, slotAfter } from "./grid-keys.ts";

const grid = { withControl: false, isList: false };
const after = (key: string, id: string, more: Partial<typeof grid> = {}) => slotAfter(key, id, { ...grid, ...more });

it("arrows lead to the slot that stands beside, above or below, into other weeks and months too", () => {
  expect(after("ArrowRight", "2026-11-30-evening")).toBe("2026-12-01-evening");
  expect(after("ArrowLeft", "2026-11-01-morning")).toBe("2026-10-31-morning");
  expect(after("ArrowDown", "2026-11-27-morning")).toBe("2026-11-27-afternoon");
  expect(after("ArrowDown", "2026-11-27-evening")).toBe("2026-12-04-morning");
  expect(after("ArrowUp", "2026-11-27-morning")).toBe("2026-11-20-evening");
  // In a list the next day stands below.
  expect(after("ArrowDown", "2026-11-27-evening", { isList: true })).toBe("2026-11-28-morning");
  expect(after("ArrowUp", "2026-11-27-morning", { isList: true })).toBe("2026-11-26-evening");
});

it("Home and End lead to the ends of the week, as far as it is in the month; with Ctrl to those of the month", () => {
  expect(after("Home", "2026-11-27-evening")).toBe("2026-11-23-evening");
  expect(after("End", "2026-11-27-evening")).toBe("2026-11-29-evening");
  expect(after("Home", "2026-11-01-morning")).toBe("2026-11-01-morning");
  expect(after("End", "2026-12-31-morning")).toBe("2026-12-31-morning");
  expect(after("Home", "2026-11-27-evening", { withControl: true })).toBe("2026-11-01-morning");
  expect(after("End", "2026-11-27-morning", { withControl: true })).toBe("2026-11-30-evening");
});

it("Page Up and Page Down lead to the same day of the months around, or to their last one", () => {
  expect(after("PageDown", "2026-11-27-evening")).toBe("2026-12-27-evening");
  expect(after("PageUp", "2026-12-31-morning")).toBe("2026-11-30-morning");
  expect(after("PageDown", "2027-01-31-morning")).toBe("2027-02-28-morning");
  expect(after("Enter", "2026-11-27-evening")).toBe(null);
  expect(monthsLater("2026-12", 1)).toBe("2027-01");
});
