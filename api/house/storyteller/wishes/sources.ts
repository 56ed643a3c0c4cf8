import type { Brief } from "#api/generation/model.ts";
import { forms } from "#api/house/texts/forms/all.ts";
import type { Form, Piece, Plot } from "#api/house/texts/model.ts";
import { plots } from "#api/house/texts/plots/all.ts";

const piecesOf = (source: Plot | Form): readonly Piece[] =>
  "heads" in source ? [...source.heads, ...source.entries] : [...source.wishes, ...source.obstacles, ...source.scenes];

/** The plot or form that a text was put together from; undefined for a text of somebody else, and for one that was written whole. */
export function sourceOf({ contentEn }: Pick<NonNullable<Brief["rewrites"]>, "contentEn">): Plot | Form | undefined {
  return [...plots, ...forms].find((source) => piecesOf(source).some(({ en }) => contentEn.includes(en)));
}
