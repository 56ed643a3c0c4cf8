import type { Brief } from "#api/generation/model.ts";
import { forms } from "#api/house/texts/forms/all.ts";
import type { Form, Piece, Plot } from "#api/house/texts/model.ts";
import { answeredOf, middlesOf, piecesOf } from "#api/house/texts/pieces.ts";
import { plots } from "#api/house/texts/plots/all.ts";

type Text = Pick<NonNullable<Brief["rewrites"]>, "contentEn">;

/** The plot or form that a text was put together from; undefined for a text of somebody else, and for one that was written whole. */
export function sourceOf(text: Text): Plot | Form | undefined {
  return [...plots, ...forms].find((source) => [...answeredOf(source), ...middlesOf(source)].some(isIn(text)));
}

/** The pieces that a text was put together from: none of a text of somebody else, or of one that was written whole. */
export function piecesIn(text: Text): readonly Piece[] {
  const source = sourceOf(text);
  return source ? piecesOf(source).filter(isIn(text)) : [];
}

const isIn =
  ({ contentEn }: Text) =>
  ({ en }: Piece) =>
    contentEn.includes(en);
