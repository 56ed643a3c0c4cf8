import type { Point } from "#api/house/illustrator/curves.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import { at } from "#api/house/illustrator/shapes.ts";
import type { Laid } from "../arms.ts";

/** A thing in the hand of one who stands: at the side, or before the body. */
export type Held = {
  arm: "hanging" | "raised";
  /** Round the middle of the hand, in the measures of somebody who stands. */
  draw(easel: Easel): string;
  /** How far it goes beyond the middle of the hand, forwards and upwards. */
  forwards?: number;
  upwards?: number;
};

/**
 * Something in both hands of one who sits, behind them and before them; x = 0 is the middle, and y = 0 the floor, or the
 * table at which somebody sits. The hand at the left lies as the one at the right does, or has its own place in `other`,
 * in the measures of the right.
 */
export type Work = { laid: Laid; other?: Laid; behind?(easel: Easel): string; before?(easel: Easel): string };

/** Turns a drawing about a point of it, in degrees: a pencil about its tip, down until the thumb lies on it. */
export const turnedAbout = (drawn: string, [x, y]: Point, turn: number) => at(x, y, at(-x, -y, drawn), { turn });

/** Something at a hand that lies on a table, in the measures of that hand. */
export type InFingers = {
  /** Over the fingers and under the thumb. */
  draw?(easel: Easel): string;
  behind?(easel: Easel): string;
  /** How far it goes beyond the wrist, if further than the fingers. */
  forwards?: number;
  /** The height of the hand over the table. */
  lift?: number;
};
