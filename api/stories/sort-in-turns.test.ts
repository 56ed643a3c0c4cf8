import { expect, it } from "vitest";
import { sortInTurns } from "./sort-in-turns.ts";

type Card = { rank: number; place: number };
const byRank = (one: Card, other: Card) => one.rank - other.rank;
/** So many, in no order, with many equals among them. */
const cards = (length: number): Card[] => Array.from({ length }, (_, place) => ({ rank: (place * 7919) % 97, place }));

it.each([0, 1, 2, 499, 500, 501, 1500, 9999])(
  "sorts %i as a stable sort does, and leaves the list as it is",
  async (length) => {
    const list = cards(length);
    expect(await sortInTurns(list, byRank)).toEqual(list.toSorted(byRank));
    expect(list).toEqual(cards(length));
  },
);

it("lets others have their turn meanwhile", async () => {
  const turns: string[] = [];
  const sorting = sortInTurns(cards(10_000), byRank).then(() => turns.push("sorted"));
  setImmediate(() => turns.push("other"));
  await sorting;
  expect(turns).toEqual(["other", "sorted"]);
});
