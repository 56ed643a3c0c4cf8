import type { PictureBrief } from "#api/generation/model.ts";
import type { Point } from "../curves.ts";
import type { Easel } from "../easel.ts";
import type { Coat } from "./coat.ts";

export type Eyes = NonNullable<PictureBrief["eyes"]>;
export type Mouth = NonNullable<PictureBrief["mouth"]>;

/** The side of his head that is seen. */
export type HeadView = "front" | "three-quarter" | "profile";

/** The cat's expression; x and y offsets run from -1 to 1. */
export type Look = {
  view: HeadView;
  eyes: Eyes;
  mouth: Mouth;
  /** The direction of the pupils. */
  gaze: readonly [x: number, y: number];
  /** The direction of the face, which slides inside the head. */
  turn: readonly [x: number, y: number];
  /** Half width and half height: narrow in daylight, round in the evening. */
  pupils: readonly [x: number, y: number];
};

/** How far the head is turned aside, from 0 (to us, or nearly) to 1 (three-quarter); negative to the left. */
export function turnedAside({ turn: [x] }: Look): number {
  const nearly = 0.55;
  return Math.sign(x) * Math.min(1, Math.max(0, Math.abs(x) - nearly) / 0.9);
}

/** The cat as a pose draws him. Ground is y = 0, the head is about 290 wide, he faces left. */
export type Sitter = Pick<Easel, "random" | "newId"> & {
  coat: Coat;
  look: Look;
  /** The side from which the light falls on him, in his own (possibly mirrored) space. */
  lx: number;
  /** The tilt of the head in degrees. */
  tilt: number;
  /** Whether there is an edge under him, over which a tail may hang. */
  onEdge: boolean;
  /** Whether he looks over a table, on which his paws lie. */
  atTable: boolean;
  /** Whether the whole cat will be mirrored; the notch must stay in his own left ear. */
  mirrored: boolean;
  /** Whether he lies with his paws under him. */
  tucked?: boolean;
  /** Whether his fur is wet. */
  wet?: boolean;
  /** Mruk alone has a notch and a collar. */
  notched: boolean;
  collared: boolean;
};

/** A way of sitting, lying or moving, drawn facing left. */
export type Pose = {
  /** The extent to either side of the ground point. */
  left: number;
  right: number;
  /** The centre of the head. */
  head: Point;
  /** Where his hind paw begins and ends, if it lies so far behind that a picture's edge may cut it. */
  hindPaw?: readonly [from: number, to: number];
  /** The height of his highest part above the ground, if that is not his head. */
  height?: number;
  /** How far below the ground a paw of his hangs. */
  depth?: number;
  /** The share of a place's scale that he has at most, for a pose in which he would be as tall as doors; 1 unless set. */
  size?: number;
  draw(sitter: Sitter): Posed;
};

type Posed = {
  body: string;
  /** Paws in front of the edge he leans on. */
  paws?: string;
};
