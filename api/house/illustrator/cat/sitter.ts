import type { PictureBrief } from "#api/generation/model.ts";
import type { Easel } from "../easel.ts";
import type { Coat } from "./coat.ts";

export type Eyes = NonNullable<PictureBrief["eyes"]>;
export type Mouth = NonNullable<PictureBrief["mouth"]>;

/** The cat's expression; x and y offsets run from -1 to 1. */
export type Look = {
  eyes: Eyes;
  mouth: Mouth;
  /** The direction of the pupils. */
  gaze: readonly [x: number, y: number];
  /** The direction of the face: it slides inside the head, a cheap three-quarter view. */
  turn: readonly [x: number, y: number];
  /** Half width and half height: narrow in daylight, round in the evening. */
  pupils: readonly [x: number, y: number];
};

/** The cat as a pose draws him. Ground is y = 0, the head is about 290 wide, he faces left. */
export type Sitter = Pick<Easel, "random" | "newId"> & {
  coat: Coat;
  look: Look;
  /** The side from which the light falls on him, in his own (possibly mirrored) space. */
  lx: number;
  /** The tilt of the head in degrees. */
  tilt: number;
  /** Whether the whole cat will be mirrored; the notch must stay in his own left ear. */
  mirrored: boolean;
};

export type Posed = {
  body: string;
  /** Paws in front of the edge he leans on. */
  paws?: string;
  /** The extent to either side. */
  left: number;
  right: number;
};
