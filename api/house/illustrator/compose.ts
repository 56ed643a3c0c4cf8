import {
  type Ground,
  groundOf,
  isBehindEdge,
  isDark,
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
import { coats } from "./cat/coat.ts";
import { type Expression, expressionOf } from "./cat/expression.ts";
import type { HeadView, Pose, Sitter } from "./cat/sitter.ts";
import { type Companion, companionOf, sharedBy } from "./company/company.ts";
import { groundOfHold, holding, overhangOf } from "./company/hold.ts";
import { isOnFlight } from "./company/sitting.ts";
import { handOn } from "./company/stroke.ts";
import type { Point } from "./curves.ts";
import { type Drawn, drawnOf } from "./drawn.ts";
import { type Easel, freshIds } from "./easel.ts";
import { type Inks, inksFor, isNight, type Room, usualLeaves } from "./inks.ts";
import { type Layout, layOut } from "./layout.ts";
import { middleOfBox } from "./places/box.ts";
import { places } from "./places/places.ts";
import { halfOf, nearScale, put } from "./props/put.ts";
import { type Backdrop, beforeIn } from "./scenery/backdrops/backdrop.ts";
import { backdropFor, before } from "./scenery/backdrops/backdrops.ts";
import { type Cardboard, cardboard } from "./scenery/cardboard.ts";
import { glow } from "./scenery/light.ts";
import type { Seat } from "./scenery/seats/seat.ts";
import { onTop, seatFor, seatUnder, spreadUnder } from "./scenery/seats.ts";
import type { Shelter } from "./scenery/shelters/shelter.ts";
import {
  besideShelter,
  overhangOf as overhangOfShelter,
  shelterFor,
  shelterOver,
  underIt,
} from "./scenery/shelters/shelters.ts";
import { at, ellipse } from "./shapes.ts";
import type { Ground as PlaceGround, Scene, Shown, Side, Stage } from "./stage.ts";

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
  /** Where his face is, in fractions of the printed picture. */
  face: Face;
  /** Where his head is and how it is seen, and what he looks at, for measures. */
  gaze: { view: HeadView | "behind"; head: Point; facing: "left" | "right"; target: Point | undefined };
};

/** Choices that are left to the brief and the seed by default, for a picture that is arranged by hand. */
export type Arrangement = Expression & { room: Room; flip: boolean; tramAt: number };

const sides: readonly Side[] = ["left", "middle", "right"];
const furnitureShift: Record<Side, number> = { left: -150, middle: 0, right: 150 };

/** The slot in whose light a picture is drawn: its story may tell of a night by day, and of a day in the evening. */
function slotInLightOf(asked: PictureBrief): PictureBrief["timeSlot"] {
  if (isDark(asked)) return "evening";
  return lightOf(asked) === "afternoon" ? "afternoon" : asked.timeSlot;
}

/**
 * Composes the picture of a brief. The same brief gives the same layers every time; an unknown prop is left out, and a
 * pose that the place has no edge for is replaced.
 */
export function compose(asked: PictureBrief, arranged: Partial<Arrangement> = {}): Composition {
  const brief = { ...asked, timeSlot: slotInLightOf(asked) };
  const random = randomFrom(brief.seed);
  const inks = inksFor(brief, arranged.room ?? random.pick<Room>([0, 1, 2]));
  const easel: Easel = { inks, random, newId: freshIds() };
  const {
    pose: poseName,
    things,
    box,
    hold,
    seat: seatName,
    under,
    by,
    companion: name,
    sits,
    strokes,
  } = drawnOf(brief);
  const pose = poses[poseName];
  const side = brief.side ?? random.pick(sides);
  // Who sits on the stairs sits on the flight, which is at his right.
  const towardsSteps = sits !== undefined && isOnFlight(brief);
  const flip = arranged.flip ?? (side === "middle" ? towardsSteps || random.chance(0.5) : side === "left");
  const { timeSlot, season, weather } = brief;
  const tramAt = arranged.tramAt ?? random.range(0.02, 0.34);
  const inCarton = brief.inBox ?? brief.place === "box";
  const scene: Scene = {
    timeSlot,
    season,
    weather,
    foliage: brief.foliage ?? usualLeaves[season],
    pose: poseName,
    flip,
    tramAt,
    withoutTram: brief.tram === "none",
    shift: furnitureShift[side === "middle" && brief.company && inCarton ? (flip ? "left" : "right") : side],
    things,
    furniture: [seatName, under].filter((name) => name !== undefined),
    inBox: inCarton,
    isBoxOnTable: brief.boxOn === "table of presents",
    dummy: under === "hem of a skirt" ? "away" : brief.dummy,
    isStoveCold: brief.lighting === "cold stove",
  };

  const ground = groundOf(brief.place, poseName);
  const onFloor = ground !== "shelf";
  // Coats hang at a wall on which there is no door.
  const backdrop = backdropFor(by ?? (under === "coats" ? "wall" : undefined), brief.place);
  const placed = places[brief.place](easel, scene);
  const usual = backdrop ? before(easel, placed, backdrop, under !== "coats") : placed;
  const boxed = onFloor ? inBox(usual, cardboard(easel, scene)) : usual;
  const seat = seatFor(seatName, poseName, brief.place);
  const shelter = shelterFor(under, poseName, ground);
  const stage = { ...boxed, ground: groundFor(boxed.ground, { seat, shelter, hold, sits, shift: scene.shift }) };
  const isShared = sits === "beside" && seat?.forTwo === true;
  const companion = name && companionOf(name, brief, { sits, his: seatName });
  // What is up there with him is as far away as he is.
  const share = seat?.holds ? seat.scale : 1;
  const layout = layOut(stage.ground, {
    ...{ pose, flip, side, things: things.map((name) => halfOf(name) * share), company: companion?.half },
    ...(hold && { overhang: overhangOf(hold, stage.ground) }),
    ...(!hold &&
      (seat || shelter) && {
        overhang: Math.max(isShared ? 0 : (seat?.overhang ?? 0), shelter ? overhangOfShelter(shelter) : 0),
      }),
    holds: seat?.holds ?? false,
  });
  const target =
    poseName === "reach"
      ? above(layout.thing, 900)
      : things.length > 0
        ? above(layout.thing, 60)
        : companion
          ? above(layout.company, companion.height)
          : backdrop?.spot?.(beforeIn(layout), layout.cat.y);
  const sitter: Sitter = {
    random: randomFrom(brief.seed + poseName),
    newId: easel.newId,
    coat: coats[lightOf(brief)],
    lx: flip ? -stage.lx : stage.lx,
    ...{ onEdge: ground === "shelf" || brief.place === "roof", atTable: stage.ground.isTable ?? false },
    ...{ mirrored: flip, notched: true, collared: true },
    ...expressionOf({ ...brief, pose: poseName }, layout.head, target, arranged),
  };
  const sat = hold
    ? holding(easel, hold, layout)
    : seat && seatUnder(easel, seat, isShared ? sharedBy(layout) : layout);
  const over = shelter && shelterOver(easel, shelter, layout, things.map(halfOf));
  const onGround = things.map((thing) => (stage.draws?.includes(thing) ? undefined : thing));
  const drawnThings = thingsOn(easel, onGround, layout, share);
  const flames = flamesOf(easel, things, layout);
  const beside = shelter && companion ? besideShelter(companion, shelter) : companion;
  const beyond = beside ? companyOn(easel, beside, ground, layout) : "";
  const hand = strokes && handOn(easel, strokes, layout);
  const isBehind = onFloor || sits === "beside";
  const night = isNight(inks);
  const shown = [
    ...things.flatMap((thing, i) => around(i === 0 ? layout.thing : layout.beside, halfOf(thing))),
    ...(companion ? around(layout.company, companion.seen) : []),
    ...(backdrop ? seenOf(backdrop, placed, layout) : []),
    ...(over && brief.camera !== "close" ? over.seen : []),
    ...(sat && brief.camera !== "close" ? sat.ends : []),
    ...(hand?.seen ?? []),
    ...(box === "empty" && brief.camera !== "close" ? around([middleOfBox(layout), layout.cat.y], boxSeen) : []),
  ];
  const frame = frameFor(
    {
      camera: brief.camera ?? "wide",
      ...{ side, distance: randomFrom(`${brief.seed}camera`)(), whole: isWhole(brief.camera, poseName) },
    },
    layout,
    shown,
  );
  const drawn = drawnWith({ frame, ...asShown(layout, companion?.half) });
  const spread = seat ? spreadUnder(easel, seat, layout) : "";
  const [back, light] = [drawn(stage.back) + spread, drawn(stage.light)];
  return {
    frame,
    face: faceIn(frame, layout),
    wall: inks.wall,
    back:
      back +
      light +
      flames +
      (isBehind && !isShared && !over ? beyond : "") +
      (over?.back ?? "") +
      drawnThings.behind +
      (sat?.back ?? "") +
      (isShared ? beyond : ""),
    ...onStage(stage, layout, sitter, { pose, poseName, inks }),
    front:
      (sat?.front ?? "") +
      (over?.front ?? "") +
      stage.front +
      (isBehind && !over ? "" : beyond) +
      (hand?.drawing ?? "") +
      drawnThings.before,
    frontBeforePaws: stage.frontBeforePaws ?? false,
    light: light + flames,
    lightOpacity: night ? 0.34 : 0.3,
    vignette: { colour: inks.vignette, opacity: night ? 0.55 : 0.22 },
    paperSeed: Math.floor(randomFrom(`${brief.seed}paper`)() * 90),
    gaze: {
      view: poseName === "back" ? "behind" : sitter.look.view,
      head: layout.head,
      facing: flip ? "right" : "left",
      target,
    },
  };
}

type Supports = { seat: Seat | undefined; shelter: Shelter | undefined };

/** The ground that he is on: that of the place, a seat, a lap or somebody's arms. Beside somebody who sits he is no giant. */
function groundFor(
  ground: PlaceGround,
  { seat, shelter, hold, sits, shift }: Pick<Drawn, "hold" | "sits"> & Supports & { shift: number },
) {
  if (hold) return groundOfHold(ground, hold, shift);
  const seated = seat ? onTop(ground, seat) : ground;
  const usual = shelter ? underIt(seated, shelter) : seated;
  return sits ? { ...usual, scale: Math.min(usual.scale, besideSitting[sits]) } : usual;
}
const besideSitting = { beside: 0.9, "at the table": 1.05 };

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
function seenOf({ seen, height }: Backdrop, { bare }: Stage, layout: Layout): Point[] {
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

/** The ends of what stands at a point, for the camera. */
const around = ([x, y]: Point, half: number): Point[] => [
  [x - half, y],
  [x + half, y],
];

const above = ([x, y]: Point, height: number): Point => [x, y - height];

/** The things as layers behind and before the cat, in this share of their size: the first lies before his nose, a second behind him. */
function thingsOn(easel: Easel, [first, second]: readonly (PropName | undefined)[], layout: Layout, share: number) {
  const [x, y] = layout.thing;
  const [besideX, besideY] = layout.beside;
  return {
    before: first ? put(easel, first, { x, y, scale: nearScale * share, away: layout.direction }) : "",
    behind: second ? put(easel, second, { x: besideX, y: besideY - 10, scale: 0.95 * share, away: away(layout) }) : "",
  };
}

const away = ({ direction }: Layout) => (direction < 0 ? 1 : -1);

/** The light of a lamp or a candle among the things, once it is dark. */
function flamesOf(easel: Easel, [first, second]: readonly PropName[], layout: Layout): string {
  if (!isNight(easel.inks)) return "";
  const from = (name: PropName | undefined, [x, y]: Point) => {
    if (name === "candle") return glow(easel, x, y - 150, 430, 0.7, "#ffb65c");
    return name === "lamp" ? glow(easel, x, y - 220, 560, 0.6, "#ffcf7d") : "";
  };
  return from(first, layout.thing) + from(second, layout.beside);
}

/** Draws the companion, who faces him. */
function companyOn(easel: Easel, companion: Companion, ground: Ground, { company: [x, y], direction }: Layout): string {
  const lower = ground === "shelf" ? 6 : -24;
  const foot = companion.foot?.(y) ?? y + lower;
  return at(x, foot, companion.draw(easel, ground), { scaleX: -direction, scaleY: 1 });
}

/** Places the cat on the stage, mirrored if need be, with a shadow under it. */
function onStage(
  { ground }: Stage,
  { cat: { x, y, scale } }: Layout,
  sitter: Sitter,
  { pose, poseName, inks }: { pose: Pose; poseName: PoseName; inks: Inks },
) {
  const { body, paws } = pose.draw(sitter);
  const scaleX = sitter.mirrored ? -scale : scale;
  const down = (inner: string) => at(x, y, inner, { scaleX, scaleY: scale });
  const shadow = ground.noShadow || isBehindEdge(poseName) ? "" : down(shadowUnder(pose, poseName, inks));
  return { cat: shadow + down(body), paws: paws ? down(paws) : "" };
}

function shadowUnder({ left, right }: Pose, name: PoseName, inks: Inks): string {
  const reach =
    name === "pounce" || name === "fall" || name === "run" ? 0.36 : name === "back" || name === "sit" ? 0.46 : 0.42;
  const [y, height] = name === "drape" ? [6, 10] : [0, 18];
  const middle = (left + right) / 2 + (name === "pounce" ? -40 : 10);
  return ellipse(middle, y, (right - left) * reach, height, inks.shadow, 'opacity="0.42"');
}
