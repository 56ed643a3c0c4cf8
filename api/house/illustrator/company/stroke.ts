import type { PoseName } from "#api/generation/brief/repertoire.ts";
import type { PictureBrief } from "#api/generation/model.ts";
import type { Point } from "../curves.ts";
import type { Easel } from "../easel.ts";
import type { Layout } from "../layout.ts";
import { at } from "../shapes.ts";
import type { Laid } from "./arms.ts";
import { clothesFor, isPerson, type Person } from "./clothes.ts";
import { nearThumb, sleeved } from "./hands.ts";
import { markedHand } from "./marks.ts";

/** The point on him on which a hand lies, by pose: in his own measures, as he faces left. The arm comes from behind him. */
export const onHim: Partial<Record<PoseName, Laid>> = {
  loaf: { on: [152, -256], turn: -2 },
  sleep: { on: [140, -252], turn: 0 },
  sit: { on: [150, -150], turn: -24 },
  wash: { on: [156, -150], turn: -24 },
  crouch: { on: [150, -258], turn: -6 },
};

/** The arm of somebody who bends over him comes from above. */
const bent = -22;
/** A hand's share of the size of one on a table, beside a cat of scale 1. */
const handScale = 0.86;

/** A hand that strokes him, and where on him. */
export type Stroke = { person: Person; laid: Laid };

export function strokeOf({ company, posture }: PictureBrief, pose: PoseName): Stroke | undefined {
  const laid = onHim[pose];
  return posture === "stroking" && isPerson(company) && laid ? { person: company, laid } : undefined;
}

/** The hand of somebody who strokes him, and what of it the camera must show: no more than the arm is in the picture. */
export function handOn(easel: Easel, { person, laid }: Stroke, { cat, direction }: Layout) {
  const [x, y]: Point = [cat.x - direction * laid.on[0] * cat.scale, cat.y + (laid.on[1] - higher) * cat.scale];
  const scale = handScale * cat.scale;
  const arm = markedHand(easel, person, nearThumb) + sleeved(easel, clothesFor(easel, person));
  const placing = { scaleX: direction * scale, scaleY: scale, turn: -direction * (laid.turn + bent) };
  const cuff: Point = [x - direction * toCuff * scale, cat.y];
  return { drawing: at(x, y, arm, placing), seen: [cuff] };
}

/** By so much a hand that strokes is higher than one that rests, and so far its cuff is behind. */
const [higher, toCuff] = [14, 230];
