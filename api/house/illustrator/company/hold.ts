import { type HoldName, isHoldName, type PoseName } from "#api/generation/brief/repertoire.ts";
import type { PictureBrief } from "#api/generation/model.ts";
import { poses } from "../cat/cat.ts";
import type { Easel } from "../easel.ts";
import type { Layout } from "../layout.ts";
import { at } from "../shapes.ts";
import type { Ground } from "../stage.ts";
import { isPerson, type Person } from "./clothes.ts";
import { embrace } from "./embrace.ts";
import { lap } from "./lap.ts";
import type { Seating } from "./sitting.ts";

/** Somebody who has him in the lap or in the arms; `whole` is as far down as there is something to see. */
export type Hold = { in: HoldName; person: Person; pose: PoseName; seating: Seating; whole: boolean };

/** A way of holding him. It is drawn as he faces left, with x = 0 in its middle and y = 0 on the floor under it. */
export type Holding = {
  fits(brief: PictureBrief, pose: PoseName): boolean;
  /** The ground on which he is, in a place with this ground and this shift of what can be moved. */
  ground(ground: Ground, hold: Hold, shift: number): Ground;
  /** From where he is down to the floor. */
  height: number;
  /** From the middle to the elbows. */
  half: number;
  /** How much a nearer view shows below him. */
  below: number;
  /** `cat` is where he is drawn, from the middle. */
  draw(easel: Easel, hold: Hold, cat: { x: number; scale: number }): Record<"back" | "front", string>;
};

const holdings: Record<Hold["in"], Holding> = { lap, arms: embrace };

/** How somebody has him, where pose and place allow it; without company it is Ola. */
export function holdFor(brief: PictureBrief, pose: PoseName): Hold | undefined {
  const { on, place, chair, company, inBox, camera } = brief;
  if (!isHoldName(on) || inBox || !holdings[on].fits(brief, pose)) return undefined;
  const person = isPerson(company) ? company : "ola";
  return { in: on, person, pose, seating: { place, ...(chair && { chair }) }, whole: camera !== "half" };
}

/** How far the elbows go beyond him on either side. */
export const overhangOf = ({ pose, in: way }: Hold, ground: Ground) =>
  holdings[way].half - ((poses[pose].right - poses[pose].left) / 2) * ground.scale;

export const groundOfHold = (ground: Ground, hold: Hold, shift: number): Ground =>
  holdings[hold.in].ground(ground, hold, shift);

/** The person who holds him, the arms before him, and how much of it the camera must show. */
export function holding(easel: Easel, hold: Hold, { cat, body, direction }: Layout) {
  const { height, half, below, draw } = holdings[hold.in];
  const middle = (body.from + body.to) / 2;
  const { back, front } = draw({ ...easel, isMirrored: direction > 0 }, hold, {
    scale: cat.scale,
    x: -direction * (cat.x - middle),
  });
  const facing = (inner: string) => at(middle, cat.y + height, inner, { scaleX: -direction, scaleY: 1 });
  const lowest = cat.y + (hold.whole ? height : below);
  return {
    back: facing(back),
    front: facing(front),
    seen: [middle - half, middle + half].map((end): [number, number] => [end, lowest]),
  };
}
