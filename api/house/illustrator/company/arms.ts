import { mark, type Point, tube } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { at, path } from "../shapes.ts";
import { clothesFor, type Person } from "./clothes.ts";
import { fist } from "./fist.ts";
import { cuffed, farThumb, type Hand } from "./hands.ts";
import { edged, printOf } from "./torsos.ts";

// The arms of somebody who faces us, on the right side of the picture: x = 0 is the middle of the chest.

/** Above the frame of every picture. */
const beyond = -1300;

/** A sleeve from the shoulder to the elbow and on to its end, in three points. */
export function arm(easel: Easel, person: Person, forearm: readonly Point[]): string {
  const { sleeve } = clothesFor(easel, person);
  const [[x, y] = [0, 0]] = forearm;
  const limb = tube([[178, beyond], [206, Math.min(-820, y - 200)], ...forearm], [72, 70, 62, 49, 36], { cap: false });
  const fold = mix(sleeve, easel.inks.ink, 0.26);
  const folds =
    path(mark(x - 60, y - 24, x + 14, y - 4, 9, 5), fold) + path(mark(x - 66, y - 66, x - 2, y - 40, 9, 5), fold);
  return edged(easel, limb.path, sleeve, printOf(easel, person) + folds);
}

/**
 * A hand that lies on something: the point under its middle, and its turn in degrees. The arm comes from the right, with the
 * elbow so far from the middle at least. A closed hand is a fist round something.
 */
export type Laid = { on: Point; turn: number; elbow?: number; closed?: true };

/** On the outside of a knee of somebody who sits. */
export const onKnee: Laid = { on: [226, -292], turn: -58 };

/** In the middle of the lap, where both hands meet. */
export const inLap: Laid = { on: [114, -334], turn: -36 };

/** Its share of the size of one on a table. */
const handScale = 0.68;
/** The end of the sleeve inside the cuff, from the point under the hand, and where it comes out of the cuff. */
const [sleeveEnd, outOfCuff]: [Point, Point] = [
  [178 * handScale, -80 * handScale],
  [252 * handScale, -95 * handScale],
];
/** From the cuff to the elbow of a forearm that comes towards us. */
const foreshortened = 150;

/** The form of a hand that is laid down. */
export const handOf = ({ closed }: Laid): Hand => (closed ? fist : farThumb);

/** An arm with its hand laid down: `hand` is without the marks of somebody's other hand, unless it is that one. */
export function laidArm(easel: Easel, person: Person, laid: Laid, hand = handOf(laid)): string {
  const { on, turn } = laid;
  const forearm = [sleeveEnd, outOfCuff].map((point) => moved(turned(point, turn), on));
  const inCuff = hand({ ...easel, isMirrored: !easel.isMirrored }) + cuffed(easel, clothesFor(easel, person));
  return (
    arm(easel, person, [elbowFor(laid), ...forearm.toReversed()]) +
    at(on[0], on[1], inCuff, { scaleX: -handScale, scaleY: handScale, turn })
  );
}

/** So far out as it must be, and above the hand by what is left of the length. */
function elbowFor({ on, turn, elbow: out = 272 }: Laid): Point {
  const [x, y] = moved(turned(outOfCuff, turn), on);
  const elbow = Math.max(out, x + 20);
  return [elbow, y - Math.sqrt(Math.max(30 ** 2, foreshortened ** 2 - (elbow - x) ** 2))];
}

export const moved = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];

/** A point turned about the origin, clockwise. */
export function turned([x, y]: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [x * cos - y * sin, x * sin + y * cos];
}
