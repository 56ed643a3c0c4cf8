import type { PlaceName, PoseName } from "#api/generation/brief/repertoire.ts";
import type { PictureBrief } from "#api/generation/model.ts";
import { poses } from "../cat/cat.ts";
import type { Point } from "../curves.ts";
import type { Easel } from "../easel.ts";
import type { Layout } from "../layout.ts";
import { at } from "../shapes.ts";
import type { Ground } from "../stage.ts";
import { arm, type Laid, laidArm, onKnee } from "./arms.ts";
import { isPerson, type Person } from "./clothes.ts";
import { hands } from "./marks.ts";
import { lapHeight, mirrored } from "./seated.ts";
import { canSitIn, shoesIn, sitting, stretchToSit } from "./sitting.ts";

/** Somebody who sits, with him in the lap; `whole` down to the shoes. */
export type Lap = { person: Person; pose: PoseName; place: PlaceName; whole: boolean };

/** How he is held in a pose: where a hand lies on him, in his own measures as he faces left, and where the other is. */
type Held = { hand: Laid; other: "on the knee" | "behind him"; scale: number };

const held = (x: number, y: number, turn: number): Held => ({
  ...{ hand: { on: [x, y], turn }, other: "on the knee", scale: 0.78 },
});

const holds: Partial<Record<PoseName, Held>> = {
  loaf: held(152, -256, -2),
  sleep: held(140, -252, 0),
  sit: held(150, -120, -24),
  wash: held(156, -120, -24),
  // He is as long as a lap is wide.
  crouch: { ...held(150, -258, -6), other: "behind him", scale: 0.66 },
};

/** The lap that he is in, where the pose and the place have one; without company it is Ola's. */
export function lapFor({ on, place, company, inBox, camera }: PictureBrief, pose: PoseName): Lap | undefined {
  if (on !== "lap" || inBox || !holds[pose] || !canSitIn(place)) return undefined;
  return { person: isPerson(company) ? company : "ola", pose, place, whole: camera !== "half" };
}

/** From the middle to the elbows and the arms of a chair. */
const half = 332;

/** How far the elbows go beyond him on either side. */
export const overhangOf = ({ pose }: Lap, ground: Ground) =>
  half - ((poses[pose].right - poses[pose].left) / 2) * ground.scale;

/** The lap as the ground that he is on, in a place with this ground and this shift of what can be moved. */
export function groundInLap(ground: Ground, { pose, place }: Lap, shift: number): Ground {
  const { scale = 1 } = holds[pose] ?? {};
  return {
    ...stretchToSit(ground, place, shift),
    y: shoesIn(place, ground.y) - lapHeight,
    scale: Math.min(ground.scale, scale),
    things: ground.things ?? ground.y,
  };
}

/** What a nearer view shows below him: the knees and a part of the shins. */
const belowLap = 170;

/** The chair and whoever sits in it, the hands before him, and what of it the camera must show. */
export function lapUnder(easel: Easel, lap: Lap, { cat, body, direction }: Layout) {
  const { person, place, whole } = lap;
  const middle = (body.from + body.to) / 2;
  const floor = cat.y + lapHeight;
  const { back, figure, front } = sitting(easel, person, place);
  const { before, behind } = armsRound(easel, lap, { scale: cat.scale, x: -direction * (cat.x - middle) });
  const down = (inner: string) => at(middle, floor, inner);
  const facing = (inner: string) => at(middle, floor, inner, { scaleX: -direction, scaleY: 1 });
  return {
    back: down(back) + facing(figure + behind),
    front: down(front) + facing(before),
    ends: [middle - half, middle + half].map((end): Point => [end, whole ? floor : cat.y + belowLap]),
  };
}

/** The arm at his back, whose hand lies on him, and the one before his nose. */
function armsRound(easel: Easel, { person, pose }: Lap, cat: { x: number; scale: number }) {
  const { hand, other } = holds[pose] ?? held(0, 0, 0);
  const [x, y] = hand.on;
  const stroking: Laid = { on: [cat.x + x * cat.scale, y * cat.scale - lapHeight], turn: hand.turn };
  const before = laidArm(easel, person, stroking, hands[person]);
  if (other === "behind him") return { before, behind: mirrored(arm(easel, person, [300, -440], [140, -400])) };
  return { before: mirrored(laidArm(easel, person, onKnee)) + before, behind: "" };
}
