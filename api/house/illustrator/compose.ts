import {
  fits,
  isInSeason,
  isPropName,
  type PlaceName,
  type PoseName,
  type PropName,
} from "#api/generation/brief/repertoire.ts";
import type { PictureBrief } from "#api/generation/model.ts";
import { type Random, randomFrom } from "#api/platform/random.ts";
import { poses } from "./cat/cat.ts";
import { coats } from "./cat/coat.ts";
import type { Eyes, Look, Sitter } from "./cat/sitter.ts";
import { type Easel, freshIds } from "./easel.ts";
import { type Inks, inksFor, type Room } from "./inks.ts";
import { places } from "./places/places.ts";
import { at, ellipse } from "./shapes.ts";
import type { Scene, Stage } from "./stage.ts";

/** A picture before printing: its layers as SVG, from the wall at the back to the light over everything. */
export type Composition = {
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
};

/** Choices that are left to the seed by default, for a picture that is arranged by hand. */
export type Arrangement = Pick<Look, "turn" | "gaze"> & { room: Room; flip: boolean; tilt: number; tramAt: number };

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
};

const pupils = { morning: [11, 19], afternoon: [8, 19], evening: [15, 20] } as const;

/** Two poses need an edge to lean on; without one, a similar pose replaces them. */
function possiblePose(place: PlaceName, pose: PoseName): PoseName {
  if (pose === "peek" && place !== "kitchen" && place !== "box") return "crouch";
  if (pose === "drape" && place !== "radiator" && place !== "window sill") return "loaf";
  return pose;
}

/** Two things that suit the place and the season. */
function anyTwoProps({ place, season }: PictureBrief, random: Random): PropName[] {
  const pool = fits[place].props.filter((prop) => isInSeason(prop, season));
  return [0, 1].flatMap(() => pool.splice(Math.floor(random() * pool.length), 1));
}

function inksOf({ timeSlot, weather }: PictureBrief, room: Room): Inks {
  const inks = inksFor(timeSlot, room);
  const fair = weather === "clear" || weather === "wind";
  return fair ? inks : { ...inks, beamOpacity: inks.beamOpacity * 0.4 };
}

/**
 * Composes the picture of a brief. The same brief gives the same layers every time; an unknown prop is left out, and a
 * pose that the place has no edge for is replaced.
 */
export function compose(brief: PictureBrief, arranged: Partial<Arrangement> = {}): Composition {
  const random = randomFrom(brief.seed);
  const inks = inksOf(brief, arranged.room ?? random.pick<Room>([0, 1, 2]));
  const pose = possiblePose(brief.place, brief.pose);
  const chosen = anyTwoProps(brief, random);
  const props = brief.props.length > 0 ? brief.props.filter(isPropName) : chosen;
  const flip = arranged.flip ?? random.chance(0.5);
  const eyes = brief.eyes ?? random.pick(moods[pose]);
  const { timeSlot, season, weather } = brief;
  const tramAt = arranged.tramAt ?? random.range(0.02, 0.34);
  const scene: Scene = { timeSlot, season, weather, pose, props, flip, tramAt };

  const easel: Easel = { inks, random, newId: freshIds() };
  const stage = places[brief.place](easel, scene);
  const sitter: Sitter = {
    random: randomFrom(brief.seed + pose),
    newId: easel.newId,
    coat: coats[timeSlot],
    lx: flip ? -stage.lx : stage.lx,
    mirrored: flip,
    tilt: arranged.tilt ?? random.range(-4, 4),
    look: {
      eyes,
      mouth: brief.mouth ?? (eyes === "grump" ? "grump" : random.pick(["neutral", "smile", "smile", "neutral"])),
      turn: arranged.turn ?? [random.range(-0.5, 0.3), random.range(-0.2, 0.35)],
      gaze: arranged.gaze ?? [random.range(-0.8, 0.6), random.range(-0.3, 0.3)],
      pupils: pupils[timeSlot],
    },
  };
  const night = timeSlot === "evening";
  return {
    wall: inks.wall,
    back: stage.back + stage.light,
    ...onStage(stage, sitter, { pose, inks }),
    front: stage.front,
    frontBeforePaws: stage.frontBeforePaws ?? false,
    light: stage.light,
    lightOpacity: night ? 0.34 : 0.3,
    vignette: { colour: inks.vignette, opacity: night ? 0.55 : 0.22 },
    paperSeed: Math.floor(randomFrom(`${brief.seed}paper`)() * 90),
  };
}

/** Places the cat on the stage: as large as its room allows, mirrored if need be, with a shadow under it. */
function onStage({ cat }: Stage, sitter: Sitter, { pose, inks }: { pose: PoseName; inks: Inks }) {
  const posed = poses[pose](sitter);
  const width = posed.right - posed.left;
  const middle = (posed.left + posed.right) / 2;
  const scale = Math.min(cat.scale, (cat.room / width) * (width > 700 ? 1.12 : 1.3));
  const scaleX = sitter.mirrored ? -scale : scale;
  const down = (inner: string) => at(cat.x - middle * scaleX * 0.72, cat.y, inner, { scaleX, scaleY: scale });
  const shadow = cat.noShadow || pose === "peek" ? "" : down(shadowUnder(pose, middle, width, inks));
  return { cat: shadow + down(posed.body), paws: posed.paws ? down(posed.paws) : "" };
}

function shadowUnder(pose: PoseName, middle: number, width: number, inks: Inks): string {
  const reach = pose === "pounce" ? 0.36 : pose === "back" || pose === "sit" ? 0.46 : 0.42;
  const [y, height] = pose === "drape" ? [6, 10] : [0, 18];
  return ellipse(middle + (pose === "pounce" ? -40 : 10), y, width * reach, height, inks.shadow, 'opacity="0.42"');
}
