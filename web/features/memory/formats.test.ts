import { expect, it } from "vitest";
import { parseBegun, parseVisits, visitAt } from "./formats.ts";

const begun = { id: "2026-11-21-morning", titleEn: "Rain", titlePl: "Deszcz", share: 0.4 };
const [minute, hour] = [60_000, 3_600_000];
const noon = Date.parse("2026-11-21T12:00:00Z");

it("reads a begun story back, and leaves what other versions wrote beside it", () => {
  expect(parseBegun(JSON.stringify({ ...begun, paragraph: 3 }))).toEqual(begun);
});

it.each([
  ...[null, "", "null", "[]", "7", '"x"', "{", "{}", "\u0000"],
  ...[
    { ...begun, id: "../admin" },
    { ...begun, titlePl: undefined },
    { ...begun, titleEn: { a: 1 } },
    { ...begun, share: "much" },
    { ...begun, share: 7 },
  ].map((each) => JSON.stringify(each)),
])("takes %s for no begun story", (saved) => {
  expect(parseBegun(saved)).toBeNull();
});

it.each([null, "", "x", "NaN NaN", " "])("takes %j for no visit", (saved) => {
  expect(parseVisits(saved)).toEqual({ before: null, seen: null });
});

/** The saved form after the reader was here at these instants. */
const after = (...instants: { now: number; leaves?: boolean }[]) =>
  instants.reduce<string | null>((saved, { now, leaves = false }) => {
    return visitAt(now, { visits: parseVisits(saved), leaves }).saved;
  }, null);

it("knows of no visit before the first one, however many pages it had", () => {
  expect(parseVisits(after({ now: noon }, { now: noon + 50 * minute })).before).toBeNull();
});

it("takes the end of a visit for the last one after a pause of an hour", () => {
  const visits = after({ now: noon }, { now: noon + minute, leaves: true }, { now: noon + 2 * hour });
  expect(parseVisits(visits)).toEqual({ before: noon + minute, seen: noon + 2 * hour });
});

it("does not end a visit by leaving, however long the page was read", () => {
  expect(parseVisits(after({ now: noon }, { now: noon + 3 * hour, leaves: true })).before).toBeNull();
});

it("does not take a clock that was set forward for a visit in the future", () => {
  expect(parseVisits(after({ now: noon + 900 * hour }, { now: noon })).before).toBe(noon);
});
