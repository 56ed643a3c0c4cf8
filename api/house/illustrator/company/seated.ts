import { curve, mark, mirrored, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";
import { at, box, clip, ellipse, facing, group, path } from "../shapes.ts";
import { type Clothes, clothesFor, type Person, shaded } from "./clothes.ts";
import { leg } from "./legs.ts";
import { besideFeet } from "./marks.ts";
import { shoe } from "./shoes.ts";
import { apronLap, edged, printOf, torso } from "./torsos.ts";

// Somebody who sits and faces us, from the chest down: x = 0 is the middle, and y = 0 the floor under the shoes.

/** From the floor to where somebody's lap is level, and half the width over the knees. */
export const lapHeight = 320;
export const lapHalf = 236;

/** How far an ankle is from the middle. */
const ankle = 138;

/** A thigh that comes towards us from the hip and bends at the knee, from which the shin hangs: for the right side of the picture. */
const thigh = points(
  "0,-404,c 120,-424 196,-396 218,-352 228,-312 222,-272 214,-236 210,-196,c 176,-184 112,-182 76,-192,c 66,-232 56,-262 34,-282 0,-288",
);

function trousersLap(easel: Easel, { trousers }: Clothes): string {
  const dark = mix(trousers, easel.inks.ink, 0.32);
  const [, ...outer] = thigh;
  const outline = curve([...thigh, ...mirrored(outer.slice(0, -1)).reverse()]);
  const light = mix(trousers, easel.inks.paper, isNight(easel.inks) ? 0.08 : 0.14);
  const half =
    path(kneeInLight, light) + path(belowKnee, dark, 'opacity="0.45"') + path(creases, dark, 'opacity="0.6"');
  return (
    path(betweenThighs, mix(trousers, easel.inks.ink, 0.5)) + edged(easel, outline, trousers, half + facing(-1, half))
  );
}

/** Down to the seat: through a gap one would see the wall behind, as if somebody hovered. */
const betweenThighs = "M-70,-214L-50,-300H50L70,-214Z";

/** The thigh lies in the light as far as the round of the knee; the shin below falls away from it. */
const kneeInLight = curve(points("50,-420 150,-420 202,-370 212,-316 190,-288 142,-280 100,-292 78,-326 40,-372"));
const belowKnee = curve(points("52,-262,c 84,-244 142,-232 192,-244 236,-276,c 232,-160,c 52,-160,c"));
/** From the groin over the thigh, in the bend of the hip, and behind the knee. */
const creases =
  mark(18, -348, 92, -318, 10, -5) +
  mark(10, -372, 70, -366, 8, -3) +
  mark(214, -262, 168, -248, 9, 4) +
  mark(70, -258, 112, -246, 8, -3);

const skirtOutline = curve(
  points(`-190,-362 ${-lapHalf - 4},-330 ${-lapHalf - 14},-262 ${-lapHalf - 6},-146,c -150,-126 -70,-144 0,-130 78,-142
    150,-124 ${lapHalf + 8},-148,c ${lapHalf + 14},-262 ${lapHalf + 4},-330 190,-362`),
);

/** A skirt from knee to knee, which hangs down before the calves. */
function skirtLap(easel: Easel, { trousers }: Clothes): string {
  const dark = mix(trousers, easel.inks.ink, 0.4);
  const folds =
    path("M-206,-268C-214,-220 -216,-180 -222,-116C-186,-180 -190,-230 -206,-268Z", dark) +
    path("M208,-268C214,-220 216,-180 226,-116C188,-180 192,-230 208,-268Z", dark) +
    path("M-30,-210C-40,-190 -44,-170 -52,-116C-14,-150 -10,-190 -30,-210Z", dark) +
    path("M34,-206C44,-190 50,-170 66,-116C24,-150 16,-190 34,-206Z", dark);
  const inner = printOf(easel, "halina") + group(folds, 'opacity="0.5"') + apronLap(easel);
  return edged(easel, skirtOutline, trousers, inner);
}

/** One leg from under the knee down, its shoe turned outwards: drawn for the right side of the picture. */
function shin(easel: Easel, clothes: Clothes, inClip = false): string {
  const width = clothes.leg === "skirt" ? 0.9 : 1.1;
  const foot = at(0, 0, shoe(easel, clothes), { scaleX: 0.8, scaleY: 1 });
  const whole = at(0, 0, leg(easel, clothes, inClip), { scaleX: width, scaleY: 1 });
  const below = clip(easel, box(-200, -lapHeight + 40, 400, lapHeight + 60), whole);
  return (
    ellipse(28, 2, 96, 12, easel.inks.shadow, 'opacity="0.35"') +
    (clothes.footwear === "boots" ? foot + below : below + foot)
  );
}

/** From the knees to the shoes. */
function shins(easel: Easel, person: Person, clothes: Clothes): string {
  const { size } = clothes;
  // The knees are nearer, and keep the light off them.
  const below = { ...shaded(clothes, easel), shoes: clothes.shoes };
  const beside = at(-82, 0, besideFeet[person]?.(easel) ?? "", { scaleX: 0.9, scaleY: 1 });
  return (
    at(-ankle, 0, shin(easel, below, person === "tomek"), { scaleX: -size, scaleY: size }) +
    at(ankle, 0, shin(easel, below) + beside, { scale: size })
  );
}

/** Chest and belly, the lap, and what is below it. */
export function sittingFigure(easel: Easel, person: Person, ground: "floor" | "yard"): string {
  const clothes = clothesFor(easel, person, ground);
  const lap = clothes.leg === "skirt" ? skirtLap(easel, clothes) : trousersLap(easel, clothes);
  return torso(easel, person, clothes) + shins(easel, person, clothes) + lap;
}
