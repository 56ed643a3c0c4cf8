import type { PlaceName, PoseName } from "#api/generation/brief/repertoire.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { ellipse, rect } from "#api/house/illustrator/shapes.ts";

/** The layers behind the cat and before him. */
export type Drawn = { back: string; front: string };

/**
 * Something that he sits or lies on: `height` is from the ground to where he is, `scale` how large he may be on it,
 * `overhang` how far it goes beyond him, unless it is as flat as a floor. It is drawn round x = 0 with the ground at
 * y = 0, `half` is half its width, `ahead` the way he looks: -1 to the left.
 */
export type Seat = {
  height: number;
  scale: number;
  overhang: number;
  /** Whether it is put down on a table or a sill too; what lies flat always is. */
  isCarried?: true;
  /** Whether things lie on it with him: then it goes beyond them, and `half` has them in it. */
  holds?: true;
  /** How much of it below him has to be in the picture, unless all of it. */
  showsBelow?: number;
  /** Whether somebody can sit on it beside him. */
  forTwo?: true;
  /** How far beside it something of it is that has to be in the picture. */
  showsBeside?: number;
  /** Poses for which it has room, beside those of sitting and lying still. */
  poses?: readonly PoseName[];
  /** The places that have room for it, unless all have. */
  places?: readonly PlaceName[];
  draw(easel: Easel, half: number, ahead: 1 | -1): Drawn;
};

/** On what lies flat on the ground he may do whatever he does on a floor, and so he may where there is as much room. */
export const asOnFloor: readonly PoseName[] = ["walk", "roll", "back", "reach"];

/** Every seat is a little wider than he is. */
export const edge = 18;

/** By so much the far edge of what lies flat is shorter at either end. */
export const slant = 46;

export const shadowUnder = (easel: Easel, half: number) =>
  ellipse(0, 4, half + 24, 16, easel.inks.shadow, 'opacity="0.35"');
export const behindHim = (back: string): Drawn => ({ back, front: "" });

/** The upper side of something flat, seen from a little above: from its near edge to the far one, shorter by `inset` at either end. */
export const topOf = (wide: number, near: number, far: number, inset: number) =>
  `M${-wide},${near}L${-wide + inset},${far}H${wide - inset}L${wide},${near}Z`;

/** Two near legs and two far ones, which are darker and shorter. */
export function legs(easel: Easel, half: number, height: number, colour: string): string {
  const far = mix(colour, easel.inks.ink, 0.35);
  const leg = (x: number, foot: number, of: string) => rect(x - 12, -height, 24, height + foot, of);
  return leg(-half + 62, -22, far) + leg(half - 62, -22, far) + leg(-half + 22, 0, colour) + leg(half - 22, 0, colour);
}
