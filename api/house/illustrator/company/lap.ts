import type { PoseName } from "#api/generation/brief/repertoire.ts";
import type { Easel } from "../easel.ts";
import { arm, type Laid, laidArm, onKnee } from "./arms.ts";
import type { Hold, Holding } from "./hold.ts";
import { hands } from "./marks.ts";
import { lapHeight, mirrored } from "./seated.ts";
import { canSitIn, shoesIn, sitting, stretchToSit } from "./sitting.ts";

/** How he is held in a pose: where a hand lies on him, in his own measures as he faces left, and where the other is. */
type Stroke = { hand: Laid; other: "on the knee" | "behind him"; scale: number };

const stroke = (x: number, y: number, turn: number): Stroke => ({
  ...{ hand: { on: [x, y], turn }, other: "on the knee", scale: 0.78 },
});

const strokes: Partial<Record<PoseName, Stroke>> = {
  loaf: stroke(152, -256, -2),
  sleep: stroke(140, -252, 0),
  sit: stroke(150, -120, -24),
  wash: stroke(156, -120, -24),
  // He is as long as a lap is wide.
  crouch: { ...stroke(150, -258, -6), other: "behind him", scale: 0.66 },
};

/** The lap of somebody who sits. */
export const lap: Holding = {
  ...{ height: lapHeight, half: 332, below: 170 },
  fits: (place, pose) => canSitIn(place) && strokes[pose] !== undefined,
  ground: (ground, { pose, place }, shift) => ({
    ...stretchToSit(ground, place, shift),
    y: shoesIn(place, ground.y) - lapHeight,
    scale: Math.min(ground.scale, strokes[pose]?.scale ?? 1),
    things: ground.things ?? ground.y,
  }),
  draw(easel, hold, cat) {
    const { back, figure, front } = sitting(easel, hold.person, hold.place);
    const { before, behind } = armsRound(easel, hold, cat);
    return { back: back + figure + behind, front: front + before };
  },
};

/** The arm at his back, whose hand lies on him, and the one before his nose. */
function armsRound(easel: Easel, { person, pose }: Hold, cat: { x: number; scale: number }) {
  const { hand, other } = strokes[pose] ?? stroke(0, 0, 0);
  const [x, y] = hand.on;
  const stroking: Laid = { on: [cat.x + x * cat.scale, y * cat.scale - lapHeight], turn: hand.turn };
  const before = laidArm(easel, person, stroking, hands[person]);
  if (other === "behind him") return { before, behind: mirrored(arm(easel, person, [300, -440], [140, -400])) };
  return { before: mirrored(laidArm(easel, person, onKnee)) + before, behind: "" };
}
