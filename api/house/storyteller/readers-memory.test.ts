import { beforeAll, describe, expect, it } from "vitest";
import { starts } from "./expected-briefs.fixture.ts";
import { type MemoryFigures, memoryFiguresFrom, slotsOfYear } from "./readers-memory.fixture.ts";

describe.each(starts)("a reader of the house's stories from %s", (from) => {
  let figures: MemoryFigures;
  beforeAll(async () => {
    figures = await memoryFiguresFrom(from);
  });
  const inBoth = () => [figures.english, figures.polish];

  it("meets no sentence again within 90 days, and half of them new in a year", () => {
    for (const { readWithinDays } of inBoth()) {
      expect(readWithinDays["7"]).toBeLessThanOrEqual(0.005);
      expect(readWithinDays["30"]).toBeLessThanOrEqual(0.01);
      expect(readWithinDays["90"]).toBeLessThanOrEqual(0.04);
      expect(readWithinDays["365"]).toBeLessThanOrEqual(0.5);
    }
  });

  it("finds something new in the second half of the year", () => {
    for (const { newFourGrams, compression } of inBoth()) {
      expect(newFourGrams).toBeGreaterThanOrEqual(0.3);
      expect(1 / (compression ?? 1)).toBeLessThanOrEqual(7);
    }
  });

  it("meets at least 400 first and 400 last sentences a year", () => {
    for (const { newBeginnings, newEndings } of inBoth()) {
      expect((newBeginnings ?? 0) * slotsOfYear).toBeGreaterThanOrEqual(400);
      expect((newEndings ?? 0) * slotsOfYear).toBeGreaterThanOrEqual(400);
    }
  });

  it("meets no title twice in three years, and no form of titles in more than 5 of 100", () => {
    expect(figures.titlesTwice).toEqual([]);
    for (const { commonestTitleInHundred } of inBoth()) expect(commonestTitleInHundred).toBeLessThanOrEqual(0.05);
  });

  it("meets no two stories alike within three years, and a plot again after 17 days in the median", () => {
    for (const likeness of Object.values(figures.likeness)) {
      expect(likeness.most).toBeLessThan(0.35);
      expect(likeness.of99).toBeLessThan(0.3);
    }
    expect(figures.daysUntilPlotReturns).toBeGreaterThanOrEqual(17);
  });

  it("finds openings of hour or weather in at most one story of three, remarks in one of four, other forms in one of six", () => {
    expect(figures.shares.openings).toBeLessThanOrEqual(1 / 3);
    expect(figures.shares.remarks).toBeLessThanOrEqual(1 / 4);
    expect(figures.shares.forms).toBeGreaterThan(0.14);
    for (const { commonestParagraphs } of inBoth()) expect(commonestParagraphs).toBeLessThanOrEqual(0.4);
  });

  it("reads nothing that dangles, and nothing that is impossible on its day, at its hour or in its weather", () => {
    expect(figures.dangling).toEqual([]);
    expect(figures.impossible).toEqual([]);
  });
});
