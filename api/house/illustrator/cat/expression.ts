import type { PoseName } from "#api/generation/brief/repertoire.ts";
import type { PictureBrief } from "#api/generation/model.ts";
import { type Random, randomFrom } from "#api/platform/random.ts";
import type { Point } from "../curves.ts";
import { isOpen } from "./face.ts";
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
  wash: ["three-quarter"],
  reach: ["profile", "three-quarter"],
  run: ["profile"],
  fall: ["front"],
  roll: ["front"],
  ears: ["front"],
  tail: ["front"],
};

const pupils = { morning: [11, 19], afternoon: [8, 19], evening: [15, 20] } as const;

type Asked = Pick<PictureBrief, "seed" | "pose" | "eyes" | "mouth" | "timeSlot" | "look">;

/** The chance of his face alone. */
const chanceOf = ({ seed }: Pick<Asked, "seed">) => randomFrom(`${seed}face`);

/** His eyes as they are drawn. */
export const eyesOf = (asked: Omit<Asked, "timeSlot">): Eyes => eyesBy(asked, chanceOf(asked));

function eyesBy({ pose, eyes, mouth, look }: Omit<Asked, "timeSlot" | "seed">, random: Random): Eyes {
  const chosen = eyes ?? random.pick(look === undefined ? moods[pose] : seeing(moods[pose]));
  // Nobody yawns with open eyes.
  return mouth === "yawn" ? "closed" : chosen;
}

/**
 * His face: turned as the brief asks, else to the target before his nose, else as one does in his pose, mostly to the
 * reader.
 */
export function expressionOf(
  asked: Asked,
  head: Point,
  target: Point | undefined,
  chosen: Partial<Expression>,
): Pick<Sitter, "look" | "tilt"> {
  const { pose, mouth, timeSlot, look } = asked;
  const random = chanceOf(asked);
  const eyes = eyesBy(asked, random);
  const { tilt, ...direction } = {
    ...directionOf({ pose, look, head, target }, random),
    // He lifts his head to yawn.
    ...(isOpen(mouth ?? "neutral") && pose !== "sleep" ? { tilt: 5 } : {}),
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

/** Of the eyes of a pose those that see: who looks somewhere has not shut them. */
function seeing(eyes: readonly Eyes[]): readonly Eyes[] {
  const open = eyes.filter((some) => some !== "closed" && some !== "happy");
  return open.length > 0 ? open : eyes;
}

type Situation = Pick<Asked, "pose" | "look"> & { head: Point; target: Point | undefined };

function directionOf({ pose, look, head, target }: Situation, random: Random): Expression {
  if (look !== undefined && pose !== "sleep") return looking[look](random, pose);
  if (target) return towards(head, target, random.pick(views[pose]));
  return untargeted[pose]?.(random, pose) ?? atReader(random, pose);
}

type Way = (random: Random, pose: PoseName) => Expression;

/** To the reader, more or less: the usual face of one who looks at nothing else. */
const atReader: Way = (random) => ({
  view: "front",
  turn: [random.range(-0.5, 0.3), random.range(-0.2, 0.35)],
  gaze: [random.range(-0.8, 0.6), random.range(-0.3, 0.3)],
  tilt: random.range(-4, 4),
});

/** At something out of the picture that is as far from his head as this. */
const before =
  ([x, y]: Point): Way =>
  (random, pose) =>
    towards([0, 0], [x, y], random.pick(views[pose]));

const looking: Record<NonNullable<PictureBrief["look"]>, Way> = {
  up: (random) => ({
    view: "three-quarter",
    turn: [random.range(-1.5, -1.2), -0.9],
    gaze: [-0.6, -1],
    tilt: random.range(7, 11),
  }),
  down: before([-280, 190]),
  reader: (random) => ({
    view: "front",
    turn: [random.range(-0.2, 0.2), random.range(0, 0.2)],
    gaze: [0, 0],
    tilt: random.range(-3, 3),
  }),
  away: (random) => ({
    view: "three-quarter",
    turn: [random.range(1.3, 1.5), random.range(-0.3, 0)],
    gaze: [0.9, random.range(-0.3, 0)],
    tilt: random.range(0, 4),
  }),
};

/** Out of the picture, one time in three: to the side or up. */
const sometimesOut: Way = (random, pose) => {
  if (!random.chance(1 / 3)) return atReader(random, pose);
  if (random.chance(0.4)) return looking.up(random, pose);
  const tilt = random.range(-2, 3);
  return { view: "three-quarter", turn: [-1.5, random.range(-0.3, 0.1)], gaze: [-0.9, random.range(-0.4, 0.1)], tilt };
};

/** Where he looks if there is nothing before his nose: stalking, at the ground; on his way, where he goes. */
const untargeted: Partial<Record<PoseName, Way>> = {
  crouch: before([-300, 150]),
  pounce: before([-300, 260]),
  walk: before([-400, 12]),
  run: before([-400, 0]),
  loaf: sometimesOut,
  sit: sometimesOut,
};

/** A thing on the ground is below the head, a bird may be above it; a head in profile bends towards it. */
function towards(head: Point, target: Point, view: HeadView): Expression {
  const degrees = (Math.atan2(target[1] - head[1], Math.abs(target[0] - head[0])) * 180) / Math.PI;
  const down = Math.min(1, Math.max(-0.5, degrees / 45));
  const bent = Math.min(40, Math.max(-20, degrees));
  return {
    view,
    turn: [view === "front" ? -0.5 : -1.5, down * 0.8],
    gaze: [-0.9, down],
    tilt: view === "profile" ? -bent * 0.6 : -2 - bent * 0.28,
  };
}
