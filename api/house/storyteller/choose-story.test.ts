import { expect, it } from "vitest";
import { slotsOfDays } from "#api/schedule/slots.ts";
import { isTale } from "./deal.ts";
import { dealAt } from "./history.ts";

/** Stories of this year are put together of pieces, but for a few. */
const year = slotsOfDays("2028-01-30", 365);

const told = year
  .map((slot) => dealAt(slot))
  .flatMap(({ told, picture }) => (told && !isTale(told.telling) ? [{ ...told.telling, shown: picture }] : []));

it("shows of a story that is put together a moment of one of its pieces", () => {
  expect(told.length).toBeGreaterThan(year.length / 2);
  for (const { pieces, shown } of told)
    expect(
      pieces.flatMap(({ picture }) => picture ?? []),
      pieces[0]?.en,
    ).toContain(shown);
});

it("shows a moment with somebody else where the story has one", () => {
  const alone = told.filter(({ shown }) => shown.company === "nobody");
  expect(alone.length).toBeGreaterThan(0);
  for (const { pieces } of alone)
    expect(
      pieces.flatMap(({ picture }) => picture ?? []).filter(({ when, company }) => !when && company !== "nobody"),
    ).toEqual([]);
});
