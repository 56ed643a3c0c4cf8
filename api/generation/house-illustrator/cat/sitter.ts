import type { PictureBrief } from "../../model.ts";
import type { Easel } from "../easel.ts";
import type { Coat } from "./coat.ts";

export type Eyes = NonNullable<PictureBrief["eyes"]>;
export type Mouth = NonNullable<PictureBrief["mouth"]>;

/** How the cat looks at us; x and y offsets run from -1 to 1. */
export type Look = {
  eyes: Eyes;
  mouth: Mouth;
  /** Where the pupils are turned. */
  gaze: readonly [x: number, y: number];
  /** Where the face is turned: it slides inside the head, a cheap three-quarter view. */
  turn: readonly [x: number, y: number];
  /** Half width and half height: narrow in daylight, round in the evening. */
  pupils: readonly [x: number, y: number];
};

/** The cat as he sits for his picture: everything a pose needs to know. Ground is y = 0, the head is about 290 wide, he faces left. */
export type Sitter = Pick<Easel, "random" | "newId"> & {
  coat: Coat;
  look: Look;
  /** From which side the light falls on him, in his own (possibly mirrored) space. */
  lx: number;
  /** How far the head is tilted, in degrees. */
  tilt: number;
  /** The whole cat will be shown mirrored; the notch must stay in his own left ear. */
  mirrored: boolean;
};

export type Posed = {
  body: string;
  /** Paws that lie in front of whatever he leans on. */
  paws?: string;
  /** How far he reaches to either side. */
  left: number;
  right: number;
};
