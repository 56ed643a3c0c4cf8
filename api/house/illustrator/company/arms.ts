import { mark, type Point, points, tenth, tube } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { at, path } from "../shapes.ts";
import { clothesFor, type Person } from "./clothes.ts";
import { cuffed, lying } from "./hands.ts";
import { edged, printOf } from "./torsos.ts";

// The arms of somebody who faces us, on the right side of the picture: x = 0 is the middle of the chest.

/** Above the frame of every picture. */
const beyond = -1300;

const xy = ([x, y]: Point) => `${tenth(x)},${tenth(y)}`;

/** A sleeve from the shoulder over the elbow to the wrist. */
export function arm(easel: Easel, person: Person, elbow: Point, wrist: Point): string {
  const { sleeve } = clothesFor(easel, person);
  const limb = tube(points(`178,${beyond} 206,-820 ${xy(elbow)} ${xy(wrist)}`), [72, 70, 56, 38]);
  const fold = mix(sleeve, easel.inks.ink, 0.26);
  const [x, y] = elbow;
  const folds =
    path(mark(x - 60, y - 24, x + 14, y - 4, 9, 5), fold) + path(mark(x - 66, y - 66, x - 2, y - 40, 9, 5), fold);
  return edged(easel, limb.path, sleeve, printOf(easel, person) + folds);
}

/**
 * A hand that lies on something: the point under its middle, and its turn in degrees. The arm comes from the right, with the
 * elbow so far from the middle at least.
 */
export type Laid = { on: Point; turn: number; elbow?: number };

/** On the outside of a knee of somebody who sits. */
export const onKnee: Laid = { on: [226, -292], turn: -58 };

/** In the middle of the lap, where both hands meet. */
export const inLap: Laid = { on: [110, -318], turn: -22 };

/** Its share of the size of one on a table. */
const handScale = 0.68;
/** The end of the sleeve, from the point under the hand. */
const toWrist: Point = [190 * handScale, -84 * handScale];

/** An arm with its hand laid down: `hand` is without the marks of somebody's other hand, unless it is that one. */
export function laidArm(
  easel: Easel,
  person: Person,
  { on: [x, y], turn, elbow: out = 276 }: Laid,
  hand = lying,
): string {
  const [dx, dy] = turned(toWrist, turn);
  const wrist: Point = [x + dx, y + dy];
  const elbow: Point = [Math.max(out, wrist[0] + 40), Math.max(wrist[1] - 30, -540)];
  const inCuff = hand(easel) + cuffed(easel, clothesFor(easel, person));
  return arm(easel, person, elbow, wrist) + at(x, y, inCuff, { scaleX: -handScale, scaleY: handScale, turn });
}

function turned([x, y]: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [x * cos - y * sin, x * sin + y * cos];
}
