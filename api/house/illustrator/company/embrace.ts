import { groundOf, type PlaceName, type PoseName } from "#api/generation/brief/repertoire.ts";
import type { PictureBrief } from "#api/generation/model.ts";
import { curve, mark, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { at, facing, line, path, rect } from "../shapes.ts";
import { type Laid, laidArm } from "./arms.ts";
import { type Clothes, clothesFor, type Person } from "./clothes.ts";
import { farThumb } from "./hands.ts";
import type { Holding } from "./hold.ts";
import { markedHand } from "./marks.ts";
import { lapHeight } from "./seated.ts";
import { edged, printOf, torso } from "./torsos.ts";

// Somebody who stands so near that only the part from the chest to the thighs is seen, and carries him.

/** His height in every place: so high that no frame shows a face above him. */
const height = 500;

const poses: readonly PoseName[] = ["loaf", "sleep", "sit", "wash"];

/** Before a table, a window or a tub somebody can stand. */
const placesToStandBefore: readonly PlaceName[] = [
  "window sill",
  "radiator",
  "kitchen",
  "desk",
  "tub edge",
  "courtyard sill",
  "surgery",
  "tram bench",
  "lodge table",
];

/** Nobody else is on the roof or in the box. */
const canStandIn = ({ place, inBox }: PictureBrief) =>
  place !== "roof" &&
  (place !== "box" || inBox === false) &&
  (groundOf(place, "sit") !== "shelf" || placesToStandBefore.includes(place));

export const embrace: Holding = {
  ...{ height: lapHeight, half: 350, below: 130 },
  fits: (brief, pose) => poses.includes(pose) && canStandIn(brief),
  ground: (ground) => ({
    ...ground,
    ...{ y: height, scale: Math.min(ground.scale, 0.78), things: ground.things ?? ground.y, noShadow: true },
  }),
  draw(easel, { person }) {
    const clothes = clothesFor(easel, person);
    const under =
      facing(-1, laidArm(easel, person, fromHisHead)) +
      laidArm(easel, person, fromHisBack, (mirrored) => markedHand(mirrored, person, farThumb));
    return { back: at(0, 110, torso(easel, person, clothes)) + hips(easel, person, clothes), front: under };
  },
};

/** The two hands under him, one before the other. */
const fromHisBack: Laid = { on: [-8, -224], turn: 2, elbow: 290 };
const fromHisHead: Laid = { on: [4, -206], turn: -3, elbow: 290 };

/** Below the waist, to beyond the picture. */
function hips(easel: Easel, person: Person, { trousers, leg }: Clothes): string {
  const { inks } = easel;
  const dark = mix(trousers, inks.ink, 0.32);
  const isSkirt = leg === "skirt";
  const outline = isSkirt
    ? "-166,-190,c -190,-120 -236,300 -260,700,c 260,700,c 236,300 190,-120 166,-190,c"
    : "-166,-190,c -186,-120 -190,300 -184,700,c 184,700,c 190,300 186,-120 166,-190,c";
  const inner = isSkirt
    ? printOf(easel, person) + at(0, 870, printOf(easel, person)) + apron(easel)
    : line("M0,-60V700", dark, 6) +
      path(mark(0, -40, 90, -90, 9, 4) + mark(0, -30, -90, -84, 9, -4), dark, 'opacity="0.6"');
  return edged(easel, curve(points(outline)), trousers, inner);
}

/** The skirt of an apron, with a pocket. */
function apron({ inks }: Easel): string {
  const dark = mix(inks.clothLight, inks.ink, 0.3);
  return (
    path("M-122,-200H122L176,700H-176Z", inks.clothLight) +
    line("M-138,-60V700M138,-60V700", dark, 3, 'stroke-dasharray="8 9"') +
    line("M34,40H124L128,132H36Z", dark, 4) +
    rect(-176, -206, 352, 26, mix(inks.clothLight, inks.ink, 0.12))
  );
}
