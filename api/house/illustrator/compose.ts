import {
  type CompanionName,
  isBehindEdge,
  isMoving,
  lightOf,
  type PoseName,
  type PropName,
} from "#api/generation/brief/repertoire.ts";
import type { PictureBrief } from "#api/generation/model.ts";
import type { Face } from "#api/platform/images/face-region.ts";
import { randomFrom } from "#api/platform/random.ts";
import { type Frame, faceIn, frameFor } from "./camera.ts";
import { poses } from "./cat/cat.ts";
import { type Coat, coats } from "./cat/coat.ts";
import { expressionOf } from "./cat/expression.ts";
import type { HeadView, Pose, Sitter } from "./cat/sitter.ts";
import { dripping, wetted } from "./cat/wet.ts";
import { isPerson } from "./company/clothes.ts";
import { type Companion, companionOf } from "./company/company.ts";
import { burns } from "./company/held/light.ts";
import { handOn } from "./company/stroke.ts";
import type { Point } from "./curves.ts";
import type { Drawn } from "./drawn.ts";
import type { Easel } from "./easel.ts";
import { type Inks, isNight } from "./inks.ts";
import { type Cast, type Layout, layOut } from "./layout.ts";
import { middleOfBox } from "./places/box.ts";
import { places } from "./places/places.ts";
import { type Arrangement, type Plan, planOf } from "./plan.ts";
import { endsOf, halfOf, nearScale, put } from "./props/put.ts";
import { shineOf, shinesWarm } from "./props/shining.ts";
import { type Backdrop, beforeIn } from "./scenery/backdrops/backdrop.ts";
import { backdropFor, withBackdrop } from "./scenery/backdrops/backdrops.ts";
import { type Cardboard, cardboard } from "./scenery/cardboard.ts";
import { besideShelter } from "./scenery/shelters/shelters.ts";
import { at, ellipse } from "./shapes.ts";
import type { Ground as PlaceGround, Shown, Stage } from "./stage.ts";
import {
  groundOn,
  overhangOn,
  type Supports,
  seatLayers,
  shareOfThings,
  shelterLayers,
  supportsOf,
} from "./supports.ts";

/** A picture before printing: its layers as SVG, from the wall at the back to the light over everything. */
export type Composition = {
  /** The part of the layers that is printed. */
  frame: Frame;
  /** The inks' wall colour, which lies under everything. */
  wall: string;
  /** Place and light behind the cat. */
  back: string;
  cat: string;
  /** Paws that rest on the front; most poses have none. */
  paws: string;
  front: string;
  /** Whether the front goes between the cat and its paws. */
  frontBeforePaws: boolean;
  /** The light alone: a thinner second coat of it goes over the cat. */
  light: string;
  lightOpacity: number;
  vignette: { colour: string; opacity: number };
  /** Selects the paper: the grain, the dry brush and how the edges are cut. */
  paperSeed: number;
  /** The place of his face, in fractions of the printed picture. */
  face: Face;
  /** The place and the view of his head, and the point that he looks at, for measures. */
  gaze: { view: HeadView | "behind"; head: Point; facing: "left" | "right"; target: Point | undefined };
  /** The drawings of the things and of the companion in the layers, for measures. */
  drawings: readonly { name: PropName | CompanionName; svg: string }[];
};

/**
 * Composes the picture of a brief. The same brief gives the same layers every time; an unknown prop is left out, and a
 * pose that the place has no edge for is replaced.
 */
export function compose(asked: PictureBrief, arranged: Partial<Arrangement> = {}): Composition {
  const plan = planOf(asked, arranged);
  const { brief, drawn, scene, side, easel } = plan;
  const { things } = drawn;
  const supports = supportsOf(drawn, brief.place, plan.ground);
  const { stage, backdrop, bare } = stageOf(plan, supports);
  const companion =
    drawn.companion && companionOf(drawn.companion, brief, { ...drawn, his: drawn.seat, ground: plan.ground });
  const layout = layOut(stage.ground, castOf(plan, supports, stage.ground, companion));
  const target = targetOf(plan, layout, companion, backdrop);
  const sitter = sitterOf(plan, stage, expressionOf({ ...brief, pose: drawn.pose }, layout.head, target, arranged));
  const seat = seatLayers(easel, supports, layout);
  const under = companion?.isAnimal ? companion.half : undefined;
  const shelter = shelterLayers(easel, supports, { layout, things, company: under });
  const drawnThings = thingsOn(plan, stage, layout, shareOfThings(supports));
  const flames = lightOfThings(easel, things, layout);
  const hand = drawn.strokes && handOn(easel, drawn.strokes, layout);
  const frame = frameFor(
    {
      camera: brief.camera ?? "wide",
      ...{ side, distance: randomFrom(`${brief.seed}camera`)(), whole: isWhole(brief.camera, drawn.pose) },
    },
    layout,
    [
      ...things.flatMap((thing, i) => endsOf(thing, i === 0 ? layout.thing : layout.beside)),
      ...(companion ? placeOf(layout.company, companion) : []),
      ...(backdrop ? seenOf(backdrop, bare, layout) : []),
      ...(brief.camera === "close" ? [] : [...shelter.seen, ...seat.seen, ...(stage.seen ?? [])]),
      ...(hand?.seen ?? []),
      ...lowestOf(plan, supports, layout),
      ...(drawn.box === "empty" && brief.camera !== "close"
        ? around([middleOfBox(layout), layout.cat.y], boxSeen)
        : []),
    ],
  );
  const company = companyOn(plan, supports, layout, { companion, frame });
  const printed = drawnWith({ frame, ...asShown(layout, companion?.half) });
  const night = isNight(easel.inks);
  const back = printed(stage.back) + (seat.spread ?? "");
  const light = printed(stage.light);
  // A person who has him in a basket on the knees is behind it, and lays a hand on it.
  const [underHim, beforeHim] = drawn.hold
    ? [seat.back + shelter.back, shelter.front + seat.front]
    : [shelter.back + seat.back, seat.front + shelter.front];
  return {
    frame,
    face: faceIn(frame, layout),
    wall: easel.inks.wall,
    back: back + light + flames + company.behind + underHim + drawnThings.behind + company.onSeat,
    ...onStage(plan, stage, layout, sitter),
    front: beforeHim + stage.front + company.before + (hand?.drawing ?? "") + drawnThings.before,
    frontBeforePaws: stage.frontBeforePaws ?? false,
    light: light + flames,
    lightOpacity: night ? 0.34 : 0.3,
    vignette: { colour: easel.inks.vignette, opacity: night ? 0.55 : 0.22 },
    paperSeed: Math.floor(randomFrom(`${brief.seed}paper`)() * 90),
    gaze: {
      view: drawn.pose === "back" ? "behind" : sitter.look.view,
      head: layout.head,
      facing: scene.flip ? "right" : "left",
      target,
    },
    drawings: [
      ...drawnThings.each,
      ...(drawn.companion ? [{ name: drawn.companion, svg: company.behind + company.onSeat + company.before }] : []),
    ],
  };
}

/** The place, its bare wall with a backdrop, or the box in it; and the ground on what he is on and under. */
function stageOf({ brief, drawn, scene, ground, easel }: Plan, supports: Supports) {
  const hangsAt = supports.shelter?.hangsAt;
  const backdrop = backdropFor(drawn.by ?? hangsAt, brief.place);
  const placed = places[brief.place](easel, scene);
  const usual = backdrop ? withBackdrop(easel, placed, backdrop, hangsAt === undefined) : placed;
  const boxed = ground === "shelf" ? usual : inBox(usual, cardboard(easel, scene));
  const stands = ground !== "shelf" && isPerson(drawn.companion);
  const person = drawn.sits ?? (stands ? "standing" : undefined);
  const stage = { ...boxed, ground: groundOn(boxed.ground, supports, { person, shift: scene.shift }) };
  return { stage, backdrop, bare: placed.bare };
}

function castOf({ drawn, side, scene }: Plan, supports: Supports, ground: PlaceGround, companion?: Companion): Cast {
  const share = shareOfThings(supports);
  const overhang = overhangOn(ground, supports);
  return {
    ...{ pose: poses[drawn.pose], flip: scene.flip, side, company: companion?.half },
    things: drawn.things.map((name) => halfOf(name) * share),
    ...(overhang !== undefined && { overhang }),
    holds: supports.seat?.holds ?? false,
  };
}

/** The point that he looks at by default: the thing before his nose, else whoever is with him, else what the backdrop has. */
function targetOf({ drawn }: Plan, layout: Layout, companion?: Companion, backdrop?: Backdrop): Point | undefined {
  if (drawn.pose === "reach") return above(layout.thing, 900);
  if (drawn.things.length > 0) return above(layout.thing, 60);
  if (companion) return above(layout.company, companion.height);
  return backdrop?.spot?.(beforeIn(layout), layout.cat.y);
}

function sitterOf(
  { brief, drawn, scene: { flip }, ground, easel }: Plan,
  stage: Stage,
  expression: ReturnType<typeof expressionOf>,
): Sitter {
  return {
    random: randomFrom(brief.seed + drawn.pose),
    newId: easel.newId,
    coat: coatOf(brief, drawn),
    ...{ wet: brief.fur === "wet", tucked: brief.paws === "tucked" },
    lx: flip ? -stage.lx : stage.lx,
    ...{ onEdge: ground === "shelf" || brief.place === "roof", atTable: stage.ground.isTable ?? false },
    ...{ mirrored: flip, notched: true, collared: true },
    ...expression,
  };
}

/** His fur in the light there is: in a blackout no lamp gives it a warm edge. */
function coatOf({ lighting, fur, ...hour }: PictureBrief, { things, inHand }: Drawn): Coat {
  const usual = coats[lightOf({ lighting, ...hour })];
  const isUnlit = lighting === "blackout" && !things.some(shinesWarm) && !burns(inHand);
  const coat = isUnlit ? { ...usual, rim: moonlit } : usual;
  return fur === "wet" ? wetted(coat) : coat;
}
const moonlit = "#b4b3d4";

/** The stage with the cardboard box on its floor, in which he is. */
function inBox(stage: Stage, carton: Cardboard | undefined): Stage {
  if (!carton) return stage;
  const { back } = stage;
  return {
    ...stage,
    back: typeof back === "string" ? back + carton.back : (shown) => back(shown) + carton.back,
    ...{ front: carton.front, frontBeforePaws: true, ground: carton.ground },
  };
}

/** The room that everybody takes up in the picture, for a place that waits for them. */
function asShown(layout: Layout, companionHalf: number | undefined): Omit<Shown, "frame"> {
  const { head, headSize, body, thing, company: at } = layout;
  const beside = companionHalf === undefined ? [] : [[at[0] - companionHalf, at[0] + companionHalf] as const];
  return { head, headSize, taken: [[body.from, body.to], ...beside], thing };
}

/** The ends of a backdrop, for the camera. */
function seenOf({ seen, height }: Backdrop, bare: Stage["bare"], layout: Layout): Point[] {
  const y = height === undefined ? layout.cat.y : (bare?.().foot ?? layout.cat.y) - height;
  return seen(beforeIn(layout)).map((x): Point => [x, y]);
}

/** Draws a layer that may wait for what is shown. */
const drawnWith =
  (shown: Shown) =>
  (layer: Stage["back"]): string =>
    typeof layer === "string" ? layer : layer(shown);

/** Of a leap or a stretch, and of one who is curled up, a part is no picture. */
const isWhole = (camera: PictureBrief["camera"], pose: PoseName) =>
  (camera === "half" && isMoving(pose)) || (camera === "close" && pose === "sleep");

/** Half of what must be seen of a box that he is not in. */
const boxSeen = 150;

/** How much of what he lies on a close view shows: less could not be recognised. */
const seatSeen = 96;

/** The end of what hangs down from where he is or, in a close view, of so much of his seat as must be seen; a view of one who sits has no room for it. */
function lowestOf({ brief, drawn }: Plan, { seat }: Supports, { cat: { x, y, scale } }: Layout): Point[] {
  if (brief.camera !== "close") return [[x, y + (poses[drawn.pose].depth ?? 0) * scale]];
  return seat && drawn.pose !== "sit" ? [[x, y + Math.min(seat.height, seatSeen)]] : [];
}

/** The ends of what stands at a point, for the camera. */
const around = ([x, y]: Point, half: number): Point[] => [
  [x - half, y],
  [x + half, y],
];

/** The ends of somebody on the ground, and the top of what must be seen of him or her. */
const placeOf = (point: Point, { seen, top = 0 }: Companion): Point[] => [
  ...around(point, seen),
  ...around(above(point, top), 0),
];

const above = ([x, y]: Point, height: number): Point => [x, y - height];

/** The things in this share of their size, behind and before the cat: the first lies before his nose, a second at his back. */
function thingsOn({ easel, drawn: { pose, things } }: Plan, { draws }: Stage, layout: Layout, share: number) {
  const [first, second] = things.map((thing) => (draws?.includes(thing) ? undefined : thing));
  const [x, y] = layout.thing;
  const [besideX, besideY] = layout.beside;
  const near = first ? put(easel, first, { x, y, scale: nearScale * share, away: layout.direction }) : "";
  const far = second
    ? put(easel, second, { x: besideX, y: besideY - 10, scale: 0.95 * share, away: away(layout) })
    : "";
  // What he looks over is before him, and everything stands on it.
  const layers = isBehindEdge(pose) ? { before: far + near, behind: "" } : { before: near, behind: far };
  return { ...layers, each: things.map((name, i) => ({ name, svg: i === 0 ? near : far })) };
}

const away = ({ direction }: Layout) => (direction < 0 ? 1 : -1);

/** The light of a lamp, a candle or a dial among the things, once it is dark. */
function lightOfThings(easel: Easel, [first, second]: readonly PropName[], layout: Layout): string {
  if (!isNight(easel.inks)) return "";
  return shineOf(easel, first, layout.thing) + shineOf(easel, second, layout.beside);
}

/** The companion, who faces him, in the one of three layers in which he or she is: on the floor behind him, with him on a seat, or before him. */
function companyOn(
  { easel, ground, drawn: { sits } }: Plan,
  { shelter, isShared }: Supports,
  { company: [x, y], direction }: Layout,
  { companion, frame }: { companion: Companion | undefined; frame: Frame },
): Record<"behind" | "onSeat" | "before", string> {
  const nobody = { behind: "", onSeat: "", before: "" };
  if (!companion) return nobody;
  const beside = shelter ? besideShelter(companion, shelter) : companion;
  const foot = beside.foot?.(y) ?? y + (ground === "shelf" ? 6 : -24);
  const drawn = beside.draw({ ...easel, isMirrored: direction > 0 }, ground, foot - frame.y);
  const there = at(x, foot, drawn, { scaleX: -direction, scaleY: 1 });
  if (isShared) return { ...nobody, onSeat: there };
  const isBehind = (ground !== "shelf" || sits === "beside") && !shelter;
  return isBehind ? { ...nobody, behind: there } : { ...nobody, before: there };
}

/** Places the cat on the stage, mirrored if need be, with a shadow under it. */
function onStage({ drawn, easel }: Plan, { ground }: Stage, { cat: { x, y, scale } }: Layout, sitter: Sitter) {
  const pose = poses[drawn.pose];
  const { body, paws } = pose.draw(sitter);
  const scaleX = sitter.mirrored ? -scale : scale;
  const down = (inner: string) => at(x, y, inner, { scaleX, scaleY: scale });
  const shadow = ground.noShadow || isBehindEdge(drawn.pose) ? "" : down(shadowUnder(pose, drawn.pose, easel.inks));
  const drips = sitter.wet ? down(dripping(sitter, pose, easel, isBehindEdge(drawn.pose))) : "";
  return { cat: shadow + down(body) + drips, paws: paws ? down(paws) : "" };
}

function shadowUnder({ left, right }: Pose, name: PoseName, inks: Inks): string {
  const reach =
    name === "pounce" || name === "fall" || name === "run" ? 0.36 : name === "back" || name === "sit" ? 0.46 : 0.42;
  const [y, height] = name === "drape" ? [6, 10] : [0, 18];
  const middle = (left + right) / 2 + (name === "pounce" ? -40 : 10);
  return ellipse(middle, y, (right - left) * reach, height, inks.shadow, 'opacity="0.42"');
}
