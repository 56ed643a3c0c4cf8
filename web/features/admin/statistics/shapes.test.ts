import { expect, it } from "vitest";
import { columns, line, marks } from "./shapes.ts";

const room = { width: 100, height: 50, gap: 4 };

it("fills the room with one column for each value", () => {
  const made = columns([1, 2, 0, 4], room);
  expect(made).toEqual([
    { x: 0, y: 37.5, width: 22, height: 12.5 },
    { x: 26, y: 25, width: 22, height: 25 },
    { x: 52, y: 50, width: 22, height: 0 },
    { x: 78, y: 0, width: 22, height: 50 },
  ]);
});

it("draws every value above zero visibly", () => {
  expect(columns([1, 100_000], room)[0]?.height).toBe(2);
  expect([marks(0, 9, 5), marks(1, 900, 5), marks(900, 900, 5)]).toEqual([0, 1, 5]);
});

it("draws zeros as zeros", () => {
  expect(columns([0, 0], room).map(({ height }) => height)).toEqual([0, 0]);
  expect(columns([], room)).toEqual([]);
  expect(line([0, 0], room)).toEqual([
    [0, 46],
    [100, 46],
  ]);
});

it("keeps the line inside of its room, stroke and all", () => {
  expect(line([0, 5, 10], room)).toEqual([
    [0, 46],
    [50, 25],
    [100, 4],
  ]);
});
