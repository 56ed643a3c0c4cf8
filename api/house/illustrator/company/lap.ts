import type { PoseName } from "#api/generation/brief/repertoire.ts";
import { points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { facing } from "../shapes.ts";
import { arm, type Laid, laidArm, onKnee } from "./arms.ts";
import { farThumb } from "./hands.ts";
import type { Hold, Holding } from "./hold.ts";
import { markedHand } from "./marks.ts";
import { lapHeight } from "./seated.ts";
import { seatingFor, shoesIn, sitting, stretchToSit } from "./sitting.ts";
import { onHim } from "./stroke.ts";

/** Lying low he is as long as a lap is wide, and the other arm is behind him. */
const isLong = (pose: PoseName) => pose === "crouch";

/** The lap of somebody who sits. */
export const lap: Holding = {
  ...{ height: lapHeight, half: 332, below: 170 },
  fits: (brief, pose) => seatingFor(brief, pose) === "beside" && onHim[pose] !== undefined,
  ground: (ground, { pose, seating }, shift) => ({
    ...stretchToSit(ground, seating, shift),
    y: shoesIn(seating, ground.y) - lapHeight,
    scale: Math.min(ground.scale, isLong(pose) ? 0.66 : 0.78),
    things: ground.things ?? ground.y,
  }),
  draw(easel, hold, cat) {
    const { back, figure, front } = sitting(easel, hold.person, hold.seating);
    const { before, behind } = armsRound(easel, hold, cat);
    return { back: back + figure + behind, front: front + before };
  },
};

/** The arm at his back comes from above, as its elbow is beside the chest. */
const bent = -24;

/** The arm at his back, whose hand lies on him, and the one before his nose. */
function armsRound(easel: Easel, { person, pose }: Hold, cat: { x: number; scale: number }) {
  const { on, turn } = onHim[pose] ?? onKnee;
  const stroking: Laid = { on: [cat.x + on[0] * cat.scale, on[1] * cat.scale - lapHeight], turn: turn + bent };
  const before = laidArm(easel, person, stroking, (mirrored) => markedHand(mirrored, person, farThumb));
  if (isLong(pose)) return { before, behind: facing(-1, arm(easel, person, points("290,-530 256,-440 160,-396"))) };
  return { before: facing(-1, laidArm(easel, person, onKnee)) + before, behind: "" };
}
