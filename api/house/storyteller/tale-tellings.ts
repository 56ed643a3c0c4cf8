import { memoized } from "#api/platform/memoized.ts";
import type { Form, Piece, Plot, WholeStory } from "../texts/model.ts";
import { tales } from "../texts/tales/all.ts";
import { lotOf } from "./chance.ts";
import type { Telling } from "./deal.ts";
import { type Choice, choosable, isTimely } from "./telling-rules.ts";

/**
 * The tales of a plot or form that can be told now, those of their day first. A tale has one title, and rests as long as
 * the title does.
 */
export function taleTellings(source: Plot | Form, choice: Choice): Telling[] {
  const order = (piece: Piece) => lotOf(piece, choice.slot) - (isTimely(piece) ? 1 : 0);
  return choosable(talesOf(source), choice)
    .sort((one, other) => order(one) - order(other))
    .map((tale) => ({ source, pieces: [tale] }));
}

const talesOf = memoized(({ name }: Plot | Form): readonly Piece[] =>
  tales.filter((one) => one.of === name).flatMap((one) => one.tales.map(tale)),
);

const tale = ({ title, en, pl, ...rest }: WholeStory): Piece => ({
  ...rest,
  titles: [title],
  en: en.join("\n\n"),
  pl: pl.join("\n\n"),
});
