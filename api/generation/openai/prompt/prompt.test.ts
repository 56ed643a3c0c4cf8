import { describe, expect, it } from "vitest";
import { seasonOf } from "#api/generation/brief/weather.ts";
import { seasons } from "#api/generation/model.ts";
import { plots } from "#api/house/texts/plots/all.ts";
import { slotsOfDays } from "#api/schedule/slots.ts";
import { brief } from "../storyteller.fixture.ts";
import { forms, kinds, places } from "./circumstances.ts";
import { instructions } from "./instructions.ts";
import { seasonal, situations } from "./situations.ts";
import { sparkOf } from "./spark.ts";
import { voiceOf } from "./voice.ts";

describe("what a story begins from", () => {
  const slots = slotsOfDays("2026-12-01", 365).map(({ date, timeSlot }) =>
    sparkOf({ ...brief, date, timeSlot, season: seasonOf(date) }),
  );

  it("is chosen from at least 150 situations, 40 places and 30 kinds, and a form", () => {
    expect(new Set(situations).size).toBeGreaterThanOrEqual(150);
    expect(new Set(places).size).toBeGreaterThanOrEqual(40);
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(30);
    expect(new Set(forms).size).toBeGreaterThanOrEqual(7);
  });

  it("is all of them within a year, and no situation twice within fifty days", () => {
    for (const situation of situations) expect(slots.map((spark) => spark.situation)).toContain(situation);
    const inSeason = new Set(Object.values(seasonal).flat());
    for (const [index, { situation }] of slots.entries()) {
      if (inSeason.has(situation)) continue;
      const before = slots.slice(Math.max(0, index - 150), index).map((spark) => spark.situation);
      expect(before).not.toContain(situation);
    }
  });

  it("is never the same combination in three years", () => {
    const combinations = slots.map(({ situation, place, kind }) => `${situation}, ${place}, ${kind}`);
    expect(new Set(combinations).size).toBe(slots.length);
  });
});

describe("the examples of the voice", () => {
  const pieces = plots.flatMap(({ wishes }) => wishes.flatMap((wish) => [wish, ...wish.endings]));
  const samples = seasons.flatMap((season) => {
    const { english, polish } = voiceOf(season);
    return [
      ...[...english.beginnings, english.ending].map((text) => ({ language: "en" as const, text })),
      ...[...polish.beginnings, polish.ending].map((text) => ({ language: "pl" as const, text })),
    ];
  });

  it("are the house's own, whole, two beginnings and an ending for each season and language", () => {
    expect(new Set(samples.map(({ text }) => text)).size).toBe(24);
    for (const { language, text } of samples) expect(pieces.map((piece) => piece[language])).toContain(text);
  });

  it("are in no language what they are in the other", () => {
    const told = (wanted: "en" | "pl") =>
      samples
        .filter(({ language }) => language === wanted)
        .map(({ language, text }) => pieces.find((piece) => piece[language] === text));
    expect(told("en").filter((piece) => told("pl").includes(piece))).toEqual([]);
  });
});

it("asks for what decides about quality first, and for the form last", () => {
  const headings = [...instructions.matchAll(/^# (.+)$/gm)].map(([, heading]) => heading);
  expect(headings[0]).toMatch(/^Six rules/);
  expect(headings.at(-1)).toBe("Form");
});
