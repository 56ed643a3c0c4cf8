import type { Form, Obstacle, Picture, Piece, Plot, Wish } from "./model.ts";

/** The pieces that have answers: the wishes and obstacles of a plot, the heads of a form. */
export const answeredOf = (source: Plot | Form): readonly (Wish | Obstacle)[] =>
  "heads" in source ? source.heads : [...source.wishes, ...source.obstacles];

/** The turns of an obstacle, or the endings of a wish or a head. */
export const answersTo = (piece: Wish | Obstacle): readonly Piece[] => ("turns" in piece ? piece.turns : piece.endings);

/** The endings and the turns. */
export const answersOf = (source: Plot | Form): readonly Piece[] => answeredOf(source).flatMap(answersTo);

/** The pieces that stand between those that have answers and the answers: scenes or entries. */
export const middlesOf = (source: Plot | Form): readonly Piece[] =>
  "heads" in source ? source.entries : source.scenes;

export const piecesOf = (source: Plot | Form): readonly Piece[] => [
  ...answeredOf(source),
  ...middlesOf(source),
  ...answersOf(source),
];

/** The pictures of pieces, in their order. */
export const momentsOf = (pieces: readonly Piece[]): readonly Picture[] =>
  pieces.flatMap(({ picture }) => picture ?? []);
