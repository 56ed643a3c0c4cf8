import type { Point } from "#api/house/illustrator/curves.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import type { Layout } from "#api/house/illustrator/layout.ts";
import type { Ground, Shown } from "#api/house/illustrator/stage.ts";

/** His place on the ground before a bare wall: his ends from left to right, his height, and the way he looks. */
export type Before = { from: number; to: number; middle: number; ahead: 1 | -1 };

/** Something in or against a bare wall that he is in or close to; `foot` is where the wall meets the floor. */
export type Backdrop = {
  /** How much nearer to the wall he is, and how large at most. */
  ground(ground: Ground, foot: number): Ground;
  draw(easel: Easel, before: Before, foot: number): string;
  /** The ends of it that must be seen. */
  seen(before: Before): readonly [from: number, to: number];
  /** How high over the foot of the wall it must be seen, if that is higher than he is. */
  height?: number;
  /** Whether it is the mark of its room, of which a second one would be drawn beside it. */
  isMark?: true;
  /** The spot that he looks at if there is nothing else. */
  spot?(before: Before, ground: number): Point;
};

export function beforeOf({ head: [x], taken: [body], thing }: Pick<Shown, "head" | "taken" | "thing">): Before {
  const [from, to] = body ?? [x, x];
  return { from, to, middle: (from + to) / 2, ahead: thing[0] < x ? -1 : 1 };
}

export const beforeIn = ({ head, body, thing }: Layout): Before =>
  beforeOf({ head, thing, taken: [[body.from, body.to]] });
