import type { PoseName, PropName, SeatName, ShelterName } from "#api/generation/brief/repertoire.ts";
import type { PictureBrief, Season, Weather } from "#api/generation/model.ts";
import type { TimeSlot } from "#api/schedule/model.ts";
import type { Frame } from "./camera.ts";
import type { Point } from "./curves.ts";

/** The picture's size in pixels. A place is drawn as large; the camera may show a part of it. */
export const W = 1536;
export const H = 1024;

/** The part of the width in which he is; he looks into the picture. */
export type Side = NonNullable<PictureBrief["side"]>;

/** A scene with every choice made, for a place to draw. */
export type Scene = {
  timeSlot: TimeSlot;
  season: Season;
  weather: Weather;
  /** What the trees wear. */
  foliage: NonNullable<PictureBrief["foliage"]>;
  pose: PoseName;
  /** Whether the cat looks to the right. */
  flip: boolean;
  /** The tram's position in the view, 0 to 1 from the left. */
  tramAt: number;
  /** The thing on the courtyard's frame for beating carpets. */
  hung?: PictureBrief["hung"];
  /** Whether no tram runs. */
  withoutTram: boolean;
  /** Whether the casement that he looks at, or the door of the stove, stands open. */
  isOpen?: boolean;
  /** The shift of movable furniture, in pixels to the right. */
  shift: number;
  /** What is with him on the ground: a place has no second one of it standing about. */
  things: readonly PropName[];
  /** What he is on and under, of which a place has no second one either. */
  furniture: readonly (SeatName | ShelterName)[];
  /** What the tailor's dummy wears, or whether it is away. */
  dummy?: PictureBrief["dummy"];
  /** Whether he is in a cardboard box, if the pose fits into one. */
  inBox: boolean;
  /** Whether that box stands on a table, among presents. */
  isBoxOnTable?: boolean;
  /** The light that the brief asks for; it may say whether a fire burns. */
  lighting?: PictureBrief["lighting"];
};

/** Whether he is on a mat or a carpet, under which no mat of the place may lie. */
export const isOnMat = (furniture: Scene["furniture"]) =>
  furniture.includes("doormat") || furniture.includes("rug") || furniture.includes("carpet");

/** Whether he is up where a wardrobe of the place would be. */
export const isHighUp = (furniture: Scene["furniture"]) =>
  furniture.includes("wardrobe") || furniture.includes("bookcase") || furniture.includes("wall shelf");

/** Of a place's arrangements the one for where he is and, in the middle, for where he looks. */
export function arrangementFor<Of>(
  { shift, flip }: Pick<Scene, "shift" | "flip">,
  { left, right, toLeft, toRight }: Record<"left" | "right" | "toLeft" | "toRight", Of>,
): Of {
  if (shift < 0) return left;
  if (shift > 0) return right;
  return flip ? toRight : toLeft;
}

/** The line on which he sits or lies and things stand, and the stretch of it that is free. */
export type Ground = {
  y: number;
  from: number;
  to: number;
  /** The cat's maximum scale and width. */
  scale: number;
  room: number;
  /** A fixed position of the cat, and the half width of what he sits in or looks over: things stand beside it. */
  fixed?: { x: number; reach: number };
  /** The line for things, if it is another one; and that for company, if it is not with the things. */
  things?: number;
  company?: number;
  noShadow?: boolean;
  /** Whether what he looks over is a table: his paws lie on its far edge, where they would hang over a box's or a tub's. */
  isTable?: boolean;
};

/** What the picture shows of a place: known once everybody is arranged on its ground. */
export type Shown = {
  frame: Frame;
  /** The centre of his head, and half its height. */
  head: Point;
  headSize: number;
  /** The stretches, from left to right, that he and whoever is with him take up. */
  taken: readonly (readonly [from: number, to: number])[];
  /** Where the first thing is. */
  thing: Point;
};

/** A room of which only its wall and floor are drawn, and perhaps one thing by which it is recognised. */
export type Bare = {
  wall: string;
  /** Where the wall meets the floor. */
  foot: number;
  /** What hangs or stands at the wall, round x = 0, and half its width. */
  mark?: { drawn: string; half: number };
  /** Whether the light of the place falls on the bare wall too: by day it comes from a window beyond the picture otherwise. */
  hasOwnLight?: true;
};

/** A drawn place: its layers as SVG, and the ground in it. */
export type Stage = {
  /** A place waits for what is shown if something in it must not meet his ears or be covered. */
  back: string | ((shown: Shown) => string);
  front: string;
  /** The light falling through the scene: over the background, and once more, thinner, over everything. */
  light: string | ((shown: Shown) => string);
  /** Things that the place draws by itself, since they are not on its ground. */
  draws?: readonly PropName[];
  /** The front goes between the cat and its paws, which rest on it. */
  frontBeforePaws?: boolean;
  ground: Ground;
  /** The ends of what the camera must not leave out, unless it is close. */
  seen?: readonly Point[];
  /** The place without its furniture, if it can be drawn so. */
  bare?: () => Bare;
  /** The direction of the light: negative is from the left. */
  lx: number;
};
