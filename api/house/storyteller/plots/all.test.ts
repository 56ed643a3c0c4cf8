import { describe, expect, it } from "vitest";
import { parts, ways } from "../model.ts";
import { plots } from "./all.ts";

describe.each(plots.map((plot) => [plot.name, plot] as const))("the plot of the %s", (_, plot) => {
  it("has as many pieces per part as the choice of pieces relies on", () => {
    for (const part of parts) expect(plot[part]).toHaveLength(ways);
  });

  it("names its wishes, obstacles and turns in both languages, each differently", () => {
    for (const part of ["wish", "obstacle", "turn"] as const) {
      for (const language of [0, 1]) {
        const names = plot[part].map(({ as }) => as?.[language] ?? "");
        expect(names).not.toContain("");
        expect(new Set(names).size).toBe(ways);
      }
    }
  });

  it("can be drawn", () => {
    expect(plot.pictures.length).toBeGreaterThan(1);
  });
});

it("gives no two plots the same name", () => {
  expect(new Set(plots.map(({ name }) => name)).size).toBe(plots.length);
});

it("has a plot for any circumstances", () => {
  expect(plots.filter(({ when }) => when === undefined).length).toBeGreaterThan(5);
});

it("gives each wish, obstacle and turn a name of its own, since any of them may be a whole title", () => {
  const pieces = plots.flatMap(({ wish, obstacle, turn }) => [...wish, ...obstacle, ...turn]);
  for (const language of [0, 1] as const) {
    const names = pieces.map(({ as }) => as?.[language].toLowerCase().replace(/^(?:the|an?) /, ""));
    const repeated = names.filter((name, at) => names.indexOf(name) !== at);
    expect(repeated).toEqual([]);
  }
});
