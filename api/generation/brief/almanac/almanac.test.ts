import { describe, expect, it } from "vitest";
import { occasionsOf } from "./almanac.ts";

const englishOf = (date: string) => occasionsOf(date).holidays.map(({ en }) => en);
const polishOf = (date: string) => occasionsOf(date).holidays.map(({ pl }) => pl);

describe("the almanac", () => {
  it.each([
    ["2024-03-31", "Easter Sunday"],
    ["2026-04-05", "Easter Sunday"],
    ["2027-03-28", "Easter Sunday"],
    ["2038-04-25", "Easter Sunday"],
    ["2285-03-22", "Easter Sunday"],
    ["2027-02-04", "Fat Thursday, the day of doughnuts in Poland"],
    ["2027-03-07", "Mothering Sunday in England"],
    ["2027-05-27", "Corpus Christi"],
    ["2026-12-26", "Boxing Day"],
    ["2026-05-04", "the early May bank holiday in England"],
    ["2026-08-31", "the summer bank holiday in England"],
    ["2026-11-08", "Remembrance Sunday in England"],
    ["2027-10-31", "the day the clocks go back"],
  ])("knows that %s is %s", (date, holiday) => {
    expect(englishOf(date)).toContain(holiday);
  });

  it("lists all holidays of a date in both languages", () => {
    expect(polishOf("2027-03-28")).toEqual(["Wielkanoc", "zmiana czasu na letni"]);
    expect(englishOf("2026-11-21")).toEqual([]);
  });

  it("knows the name days of every date, of leap years too", () => {
    for (let date = Temporal.PlainDate.from("2028-01-01"); date.year === 2028; date = date.add({ days: 1 })) {
      const { nameDays } = occasionsOf(date.toString());
      if (date.month === 11 && date.day === 1) expect(nameDays).toEqual([]);
      else expect(nameDays.length, date.toString()).toBeGreaterThanOrEqual(2);
      for (const name of nameDays) expect(name).toMatch(/^\p{Lu}\p{Ll}+$/u);
    }
    expect(occasionsOf("2026-12-24").nameDays).toEqual(["Adam", "Ewa"]);
    expect(occasionsOf("2027-07-01").nameDays).toContain("Halina");
  });
});
