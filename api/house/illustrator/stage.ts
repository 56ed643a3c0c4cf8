import type { PoseName, PropName } from "#api/generation/brief/repertoire.ts";
import type { Season, Weather } from "#api/generation/model.ts";
import type { TimeSlot } from "#api/schedule/model.ts";
import type { Easel } from "./easel.ts";
import { props } from "./props/props.ts";
import { at, ellipse } from "./shapes.ts";

/** The picture's size in pixels. */
export const W = 1536;
export const H = 1024;

/** A scene with every choice made, for a place to draw. */
export type Scene = {
  timeSlot: TimeSlot;
  season: Season;
  weather: Weather;
  pose: PoseName;
  props: readonly PropName[];
  /** Whether the cat (and everything arranged round it) is mirrored. */
  flip: boolean;
  /** The tram's position in the view, 0 to 1 from the left. */
  tramAt: number;
};

/** A drawn place: its layers as SVG, and the cat's position in it. */
export type Stage = {
  back: string;
  front: string;
  /** The light falling through the scene: over the background, and once more, thinner, over everything. */
  light: string;
  /** The front goes between the cat and its paws, which rest on it. */
  frontBeforePaws?: boolean;
  /** The cat's ground point, its maximum scale and width. */
  cat: { x: number; y: number; scale: number; room: number; noShadow?: boolean };
  /** The direction of the light: negative is from the left. */
  lx: number;
};

/** Whether the pose takes up the width of the picture; a sitting cat leaves room on both sides. */
export const isLong = (pose: PoseName) => pose !== "sit" && pose !== "back" && pose !== "peek";

/** Positions of a thing beside the cat, by his direction: for upright and for long poses. */
type Beside = {
  facingLeft: readonly [sitting: number, long: number];
  facingRight: readonly [sitting: number, long: number];
};
export const beside = ({ flip, pose }: Scene, { facingLeft, facingRight }: Beside): number =>
  (flip ? facingRight : facingLeft)[isLong(pose) ? 1 : 0];

/** Draws a prop on the ground at (x, y); nothing for a missing prop. */
export function put(easel: Easel, name: PropName | undefined, x: number, y: number, scale = 1): string {
  if (!name) return "";
  // A butterfly is in the air above its place.
  if (name === "butterfly") return at(x, y - 300 * scale, props[name](easel), { scale, turn: 14 });
  const shadow = ellipse(8, 2, 70, 10, easel.inks.shadow, 'opacity="0.22"');
  return at(x, y, shadow + props[name](easel), { scale });
}
