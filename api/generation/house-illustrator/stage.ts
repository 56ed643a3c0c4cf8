import type { TimeSlot } from "../../schedule/model.ts";
import type { Season, Weather } from "../model.ts";
import type { Easel } from "./easel.ts";
import { props } from "./props/props.ts";
import type { PoseName, PropName } from "./repertoire.ts";
import { at, ellipse } from "./shapes.ts";

/** The picture's size in pixels. */
export const W = 1536;
export const H = 1024;

/** What a place has to show, with every choice made. */
export type Asked = {
  timeSlot: TimeSlot;
  season: Season;
  weather: Weather;
  pose: PoseName;
  props: readonly PropName[];
  /** Whether the cat (and what is arranged round it) is mirrored. */
  flip: boolean;
  /** Where the tram stands in the view, 0 to 1 from the left. */
  tramAt: number;
};

/** What a place gives: its layers as SVG, and where the cat stands in it. */
export type Stage = {
  back: string;
  front: string;
  /** The light falling through the scene: over the background, and once more, thinner, over everything. */
  light: string;
  /** The front goes between the cat and its paws, which rest on it. */
  frontBeforePaws?: boolean;
  /** The cat's ground point, the scale it has at most, and how wide it may be. */
  cat: { x: number; y: number; scale: number; room: number; noShadow?: boolean };
  /** From which side the light comes: negative is the left. */
  lx: number;
};

/** Whether he takes up the width of the picture; sitting, he leaves room on both sides. */
export const isLong = (pose: PoseName) => pose !== "sit" && pose !== "back" && pose !== "peek";

/** Where a thing stands beside him, by which way he faces: when he sits upright, and when he is long. */
type Beside = {
  facingLeft: readonly [sitting: number, long: number];
  facingRight: readonly [sitting: number, long: number];
};
export const beside = ({ flip, pose }: Asked, { facingLeft, facingRight }: Beside): number =>
  (flip ? facingRight : facingLeft)[isLong(pose) ? 1 : 0];

/** Stands a prop on the ground at (x, y); a missing one leaves nothing. */
export function put(easel: Easel, name: PropName | undefined, x: number, y: number, scale = 1): string {
  if (!name) return "";
  // A butterfly is in the air above its place.
  if (name === "butterfly") return at(x, y - 300 * scale, props[name](easel), { scale, turn: 14 });
  const shadow = ellipse(8, 2, 70, 10, easel.inks.shadow, 'opacity="0.22"');
  return at(x, y, shadow + props[name](easel), { scale });
}
