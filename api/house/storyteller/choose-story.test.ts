import { expect, it } from "vitest";
import { slotsOfDays } from "#api/schedule/slots.ts";
import type { Picture } from "../texts/model.ts";
import { momentsOf } from "../texts/pieces.ts";
import { isTale } from "./deal.ts";
import { dealAt } from "./history.ts";

/** Stories of this year are put together of pieces, but for a few. */
const year = slotsOfDays("2028-01-30", 365);

const hides = ({ company, camera }: Picture) => (company !== "nobody" ? 0 : camera === "close" ? 2 : 1);

const told = year
  .map((slot) => dealAt(slot))
  .flatMap(({ told, picture }) => (told && !isTale(told.telling) ? [{ ...told.telling, shown: picture }] : []));

it("shows of a story that is put together a moment of one of its pieces", () => {
  expect(told.length).toBeGreaterThan(year.length / 2);
  for (const { pieces, shown } of told) expect(momentsOf(pieces), pieces[0]?.en).toContain(shown);
});

it("shows a moment with somebody else where the story has one, and else one that is not close up", () => {
  for (const { pieces, shown } of told) {
    const others = momentsOf(pieces).filter(({ when }) => when === undefined);
    expect(hides(shown), pieces[0]?.en).toBe(Math.min(hides(shown), ...others.map(hides)));
  }
  expect(told.filter(({ shown }) => shown.company !== "nobody").length).toBeGreaterThan(told.length / 4);
});
