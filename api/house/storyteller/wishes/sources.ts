import type { Brief } from "#api/generation/model.ts";
import { forms } from "#api/house/texts/forms/all.ts";
import type { Form, Piece, Plot } from "#api/house/texts/model.ts";
import { plots } from "#api/house/texts/plots/all.ts";

type Text = Pick<NonNullable<Brief["rewrites"]>, "contentEn">;

const firstPiecesOf = (source: Plot | Form): readonly Piece[] =>
  "heads" in source ? [...source.heads, ...source.entries] : [...source.wishes, ...source.obstacles, ...source.scenes];

const answersOf = (source: Plot | Form): readonly Piece[] =>
  "heads" in source
    ? source.heads.flatMap(({ endings }) => endings)
    : [...source.wishes.flatMap(({ endings }) => endings), ...source.obstacles.flatMap(({ turns }) => turns)];

/** The plot or form that a text was put together from; undefined for a text of somebody else, and for one that was written whole. */
export function sourceOf(text: Text): Plot | Form | undefined {
  return [...plots, ...forms].find((source) => firstPiecesOf(source).some(isIn(text)));
}

/** The pieces that a text was put together from: none of a text of somebody else, or of one that was written whole. */
export function piecesIn(text: Text): readonly Piece[] {
  const source = sourceOf(text);
  return source ? [...firstPiecesOf(source), ...answersOf(source)].filter(isIn(text)) : [];
}

const isIn =
  ({ contentEn }: Text) =>
  ({ en }: Piece) =>
    contentEn.includes(en);
