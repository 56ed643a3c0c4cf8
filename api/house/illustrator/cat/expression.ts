import type { PoseName } from "#api/generation/brief/repertoire.ts";
import type { PictureBrief } from "#api/generation/model.ts";
import { type Random, randomFrom } from "#api/platform/random.ts";
import type { Point } from "../curves.ts";
import type { Eyes, HeadView, Look, Sitter } from "./sitter.ts";

/** Parts of a look that are chosen by hand. */
export type Expression = Pick<Look, "turn" | "gaze" | "view"> & Pick<Sitter, "tilt">;

const moods: Record<PoseName, readonly Eyes[]> = {
  sit: ["open", "open", "open", "half", "grump", "happy"],
  loaf: ["half", "happy", "open", "grump"],
  sleep: ["closed"],
  walk: ["open", "half", "happy"],
  stretch: ["happy", "closed"],
  pounce: ["wide"],
  crouch: ["wide"],
  peek: ["wide", "open"],
  back: ["open"],
  drape: ["half", "closed", "grump"],
  wash: ["closed", "happy"],
  reach: ["wide", "open"],
  run: ["wide", "open"],
  fall: ["wide"],
  roll: ["happy", "closed", "half"],
  ears: ["wide", "open"],
  tail: ["open"],
};

/** How his head is seen while he looks at something, by pose. */
const views: Record<PoseName, readonly HeadView[]> = {
  sit: ["three-quarter", "profile", "three-quarter"],
  loaf: ["three-quarter", "profile"],
  sleep: ["front"],
  walk: ["profile", "three-quarter"],
  stretch: ["profile", "three-quarter"],
  pounce: ["profile", "three-quarter"],
  crouch: ["profile", "three-quarter"],
  peek: ["three-quarter", "front"],
  back: ["front"],
  drape: ["three-quarter", "front"],
  wash: ["profile"],
  reach: ["profile", "three-quarter"],
  run: ["profile"],
  fall: ["front"],
  roll: ["front"],
  ears: ["front"],
  tail: ["front"],
};

const pupils = { morning: [11, 19], afternoon: [8, 19], evening: [15, 20] } as const;

/** His face: turned to the target before his nose, if there is one, else to the reader. */
export function expressionOf(
  { seed, pose, eyes: asked, mouth, timeSlot }: Pick<PictureBrief, "seed" | "pose" | "eyes" | "mouth" | "timeSlot">,
  head: Point,
  target: Point | undefined,
  chosen: Partial<Expression>,
): Pick<Sitter, "look" | "tilt"> {
  const random = randomFrom(`${seed}face`);
  const eyes = asked ?? random.pick(moods[pose]);
  const { tilt, ...direction } = {
    ...(target ? towards(head, target, random.pick(views[pose])) : ahead(random)),
    ...chosen,
  };
  return {
    look: {
      ...direction,
      eyes,
      mouth: mouth ?? (eyes === "grump" ? "grump" : random.pick(["neutral", "smile", "smile", "neutral"])),
      pupils: pupils[timeSlot],
    },
    tilt,
  };
}

const ahead = (random: Random): Expression => ({
  view: "front",
  turn: [random.range(-0.5, 0.3), random.range(-0.2, 0.35)],
  gaze: [random.range(-0.8, 0.6), random.range(-0.3, 0.3)],
  tilt: random.range(-4, 4),
});

/** A thing on the ground is below the head, a bird may be above it; a head in profile bends towards it. */
function towards(head: Point, target: Point, view: HeadView): Expression {
  const degrees = (Math.atan2(target[1] - head[1], Math.abs(target[0] - head[0])) * 180) / Math.PI;
  const down = Math.min(1, Math.max(-0.5, degrees / 45));
  const bent = Math.min(40, Math.max(-20, degrees));
  return {
    view,
    turn: [view === "front" ? -0.5 : -1.5, down * 0.8],
    gaze: [-0.9, down],
    tilt: view === "profile" ? -bent * 0.6 : -2 - bent * 0.15,
  };
}
