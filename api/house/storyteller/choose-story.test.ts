import { expect, it } from "vitest";
import { slotsOfDays } from "#api/schedule/slots.ts";
import { isTale } from "./deal.ts";
import { dealAt } from "./history.ts";

/** Stories of this year are put together of pieces, but for a few. */
const year = slotsOfDays("2028-01-30", 365);

it("shows of a story that is put together its last piece that has a picture, and else one that its plot has", () => {
  const told = year
    .map((slot) => dealAt(slot))
    .flatMap(({ told, picture }) => (told && !isTale(told.telling) ? [{ ...told.telling, shown: picture }] : []));
  const pictured = told.filter(({ pieces }) => pieces.some(({ picture }) => picture));
  expect(pictured.length).toBeGreaterThan(0);
  for (const { source, pieces, shown } of told) {
    const own = pieces.findLast(({ picture }) => picture)?.picture;
    expect(own ? shown === own : source.pictures.includes(shown), pieces[0]?.en).toBe(true);
  }
});
