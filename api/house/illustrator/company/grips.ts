import { mark, type Point, points, tube } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { at, path } from "../shapes.ts";
import { moved, turned } from "./arms.ts";
import type { Clothes, Person } from "./clothes.ts";
import { fist, insideFist } from "./fist.ts";
import { cuffed, farThumb } from "./hands.ts";
import type { Held } from "./held/holding.ts";
import { markedHand } from "./marks.ts";
import { edged, printOf } from "./torsos.ts";

// The near arm of somebody who stands and faces right, in the measures of the legs.

/** Above the frame of every picture, a child's too. */
export const beyond = -1900;

/** The hand's share of the size of one on a table. */
const handScale = 0.56;

/** How high above the ground the sleeve of an arm that hangs ends. */
export const cuff = 762;

type Arm = { limb: string; radii: readonly number[]; hand: Point; turn: number; folds: string };

const folds = {
  hanging: mark(-96, -1010, -30, -984, 9, 5) + mark(-98, -960, -40, -944, 8, 4),
  raised: mark(-108, -1030, -20, -1010, 10, 6) + mark(-60, -940, 10, -984, 9, -6),
};

const arms: Record<Held["arm"], Arm> = {
  // The thumb is before the hand.
  hanging: {
    ...{ limb: `-26,${beyond} -40,-1200 -46,-1000 -16,-${cuff}`, radii: [76, 74, 64, 44] },
    ...{ hand: [-44, -658], turn: 84, folds: folds.hanging },
  },
  raised: {
    ...{ limb: `-26,${beyond} -46,-1240 -56,-1010 28,-916 120,-838`, radii: [76, 74, 68, 58, 43] },
    ...{ hand: [169, -741], turn: 38, folds: folds.raised },
  },
};

/** The point at which an arm holds something. */
export function gripOf(name: Held["arm"]): Point {
  const { hand, turn } = arms[name];
  const [x, y] = insideFist;
  return moved(turned([x * handScale, y * handScale], turn), hand);
}

/** From a hand before the body down to the ground. */
export const toGround = -gripOf("raised")[1];

/** The arm at the side with an empty hand, or as it holds something, which passes through the fist. */
export function nearArm(easel: Easel, person: Person, clothes: Clothes, held?: Held): string {
  const { sleeve } = clothes;
  const name = held?.arm ?? "hanging";
  const { limb, radii, hand, turn, folds: creases } = arms[name];
  const outline = tube(points(limb), radii, { cap: false }).path;
  const drawn = markedHand(easel, person, held ? fist : farThumb) + cuffed(easel, clothes);
  const [x, y] = gripOf(name);
  const thing = held ? at(x, y, held.draw(easel)) : "";
  return (
    edged(easel, outline, sleeve, printOf(easel, person) + path(creases, mix(sleeve, easel.inks.ink, 0.26))) +
    thing +
    at(hand[0], hand[1], drawn, { scale: handScale, turn })
  );
}
