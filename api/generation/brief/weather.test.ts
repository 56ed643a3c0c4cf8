import { describe, expect, it } from "vitest";
import { timeSlots } from "#api/schedule/model.ts";
import { weathers } from "../model.ts";
import { seasonOf, weatherOf } from "./weather.ts";

const dates = Array.from({ length: 3 * 365 }, (_, day) =>
  Temporal.PlainDate.from("2026-01-01").add({ days: day }).toString(),
);

describe("the weather the house imagines", () => {
  it("follows from the slot alone", () => {
    for (const date of dates.slice(0, 40)) {
      for (const slot of timeSlots) expect(weatherOf(date, slot)).toBe(weatherOf(date, slot));
    }
  });

  it("snows in the cold months only", () => {
    const months = new Set(
      dates
        .filter((date) => timeSlots.some((slot) => weatherOf(date, slot) === "snow"))
        .map((date) => date.slice(5, 7)),
    );
    expect([...months].sort()).toEqual(["01", "02", "03", "11", "12"]);
  });

  it("knows every weather, and is clear at least as often as anything else in summer", () => {
    const seen = dates.flatMap((date) => timeSlots.map((slot) => weatherOf(date, slot)));
    expect(new Set(seen)).toEqual(new Set(weathers));
    const july = dates
      .filter((date) => date.slice(5, 7) === "07")
      .flatMap((date) => timeSlots.map((s) => weatherOf(date, s)));
    expect(july.filter((weather) => weather === "clear").length).toBeGreaterThan(july.length / 2);
  });

  it("lifts the fog by the afternoon", () => {
    expect(dates.filter((date) => weatherOf(date, "afternoon") === "fog")).toEqual([]);
  });
});

it("finds the meteorological season of a date", () => {
  expect(
    ["2026-02-28", "2028-02-29", "2026-03-01", "2026-06-01", "2026-09-01", "2026-11-30", "2026-12-01"].map(seasonOf),
  ).toEqual(["winter", "winter", "spring", "summer", "autumn", "autumn", "winter"]);
});
