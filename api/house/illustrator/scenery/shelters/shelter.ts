import type { BackdropName, Ground as GroundKind, PoseName } from "#api/generation/brief/repertoire.ts";
import type { Point } from "#api/house/illustrator/curves.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import { clip, ellipse, facing, path, rect } from "#api/house/illustrator/shapes.ts";

/** The room that he needs under something: he is round x = 0, on the ground at y = 0. */
export type Room = {
  /** Half his width. */
  half: number;
  /** How far whatever stands on the ground with him reaches to the left and to the right. */
  reach: readonly [left: number, right: number];
  /** The far end of an animal that is with him. */
  company?: number;
  /** His height. */
  clear: number;
  /** The centre of his head, and half its height. */
  head: Point;
  headSize: number;
  /** The way he looks: -1 to the left. */
  ahead: 1 | -1;
  /** Whether it is on somebody's knees, and not on the ground. */
  isHeld: boolean;
};

/** The layers behind the cat and over him, and how far to the left, to the right and up they must be seen. */
type Sheltered = { back: string; front: string; seen: { from: number; to: number; top: number } };

/**
 * Something that he is under or behind: drawn round him, as high as he needs it. `scale` is how large he may be under it,
 * `beyond` how far it goes beyond him to either side, and `isOutside` whether things stand outside it.
 */
export type Shelter = {
  poses: readonly PoseName[];
  grounds: readonly GroundKind[];
  scale: number;
  beyond: number;
  isOutside?: true;
  /** How high over the ground he is in it. */
  lift?: number;
  /** The backdrop at which it hangs, instead of the furniture of the place. */
  hangsAt?: BackdropName;
  draw(easel: Easel, room: Room): Sheltered;
};

/** In these he lies flat enough for what is low. */
export const flatPoses: readonly PoseName[] = ["loaf", "sleep", "crouch"];
export const onFloors: readonly GroundKind[] = ["floor", "yard"];

/** How high something hangs over his forehead that hides no more than the tips of his ears. */
export const browOf = ({ head: [, y], headSize }: Pick<Room, "head" | "headSize">) => -y + 0.7 * headSize;

export const floorShadow = ({ inks }: Easel, half: number) => ellipse(0, 2, half, 20, inks.shadow, 'opacity="0.42"');

/** The dark in a low gap from `-half` to `half`. */
export const gapIn = ({ inks }: Easel, half: number, height: number) =>
  rect(-half, -height, 2 * half, height + 4, inks.ink) +
  path(`M${-half},6L${-half - 26},22H${half + 26}L${half},6Z`, inks.shadow, 'opacity="0.35"');

/** The dark over him within an outline, out of which his face looks. */
export function dimRound({ inks, newId }: Easel, { head: [x, y], headSize, half }: Room, outline: string): string {
  const id = newId();
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${inks.ink}" stop-opacity="${opacity}"/>`;
  const radius = Math.round(half + 1.6 * headSize);
  return (
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${Math.round(x)}" cy="${Math.round(y)}" r="${radius}">` +
    `${stop(0, 0.04)}${stop(0.28, 0.1)}${stop(0.6, 0.58)}${stop(1, 0.78)}</radialGradient>` +
    path(outline, `url(#${id})`)
  );
}

/** The shade that a board throws down on whoever is under it, from its lower edge to nothing. */
export function shadeUnder({ inks, newId }: Easel, half: number, height: number, opacity = 0.5): string {
  const id = newId();
  return (
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${inks.shadow}" stop-opacity="${opacity}"/>` +
    `<stop offset="1" stop-color="${inks.shadow}" stop-opacity="0"/></linearGradient>` +
    rect(-half, -height, 2 * half, height, `url(#${id})`)
  );
}

/** The shadow of a cloth of this outline on whatever is under it, within `half` to either side and from `top` to the floor. */
export const shadowOfCloth = (easel: Easel, outline: string, [half, top]: readonly [number, number], down = 12) =>
  clip(
    easel,
    `M${-half},${-top}H${half}V4H${-half}Z`,
    path(outline, easel.inks.ink, `opacity="0.35" transform="translate(0,${down})"`),
  );

/** An oval as the outline of a hole. */
export const oval = ([x, y]: Point, rx: number, ry = rx) =>
  `M${x + rx},${y}A${rx},${ry} 0 1 0 ${x - rx},${y}A${rx},${ry} 0 1 0 ${x + rx},${y}Z`;

/** The opening between two parts of a cloth out of which head and paws look. */
export type Opening = { left: number; right: number; brow: number };

/** Over his head the cloth hangs no lower than `brow`; before his nose it is open as far as his paws reach. */
export function openingFor({ head: [x], headSize, ahead }: Room, brow: number): Opening {
  const [before, behind] = [1.75 * headSize, 1.3 * headSize];
  return ahead < 0 ? { left: x - before, right: x + behind, brow } : { left: x - behind, right: x + before, brow };
}

/** The edge of the opening as the end of a path, from its foot at the right to the one at the left. */
export function partedAt({ left, right, brow }: Opening, { head: [x], headSize }: Room, hem: number): string {
  const side = (foot: number, way: 1 | -1) => {
    const into = -way * headSize;
    return `${foot + 0.16 * into},${hem - 60} ${foot + 0.3 * into},${brow + 18}`;
  };
  const [from, to] = [x + 0.4 * headSize, x - 0.4 * headSize];
  const second = side(left, -1).split(" ").reverse().join(" ");
  return `L${right + 16},${hem}C${side(right, 1)} ${from},${brow}Q${x},${brow - 10} ${to},${brow}C${second} ${left - 16},${hem}`;
}

/** The room as of one who looks to the left. */
const toTheLeft = ({ head: [x, y], ahead, ...room }: Room): Room => ({
  ...room,
  head: [-ahead * x, y],
  ahead: -1,
});

/** Draws for one who looks to the left, and turns that the way he looks. */
export const drawnToTheLeft =
  (draw: Shelter["draw"]): Shelter["draw"] =>
  (easel, room) => {
    const { back, front, seen } = draw(easel, toTheLeft(room));
    const turned = (drawn: string) => drawn && facing(-room.ahead, drawn);
    return { back: turned(back), front: turned(front), seen };
  };
