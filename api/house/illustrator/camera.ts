import type { PictureBrief } from "#api/generation/model.ts";
import type { Face } from "#api/platform/images/face-region.ts";
import type { Point } from "./curves.ts";
import type { Layout } from "./layout.ts";
import { H, type Side, W } from "./stage.ts";

/** The part of a drawn place that the picture shows. It has the picture's proportions. */
export type Frame = { x: number; y: number; width: number };

export const heightOf = ({ width }: Pick<Frame, "width">) => (width * H) / W;

type Camera = NonNullable<PictureBrief["camera"]>;

/** The widths between which a camera frames, if all that must be seen has room; and the space around his head, in heads. */
const lenses: Record<Camera, { nearest: number; farthest: number; around: number }> = {
  wide: { nearest: 1270, farthest: W, around: 2.2 },
  half: { nearest: 900, farthest: 1060, around: 2.2 },
  close: { nearest: 620, farthest: 760, around: 1.3 },
};

/** The share of the picture's width behind his head: he looks into the larger part. */
const third = 0.34;
/** Between the edge and a paw that it would cut. */
const air = 8;
const margins = { above: 36, below: 56, aside: 40 };

/** `distance` is from 0, as near as this camera comes, to 1; `whole` keeps all of him in, from nose to tail. */
type Shooting = { camera: Camera; side: Side; distance?: number; whole?: boolean };

/**
 * Frames the cat and the points that must be seen: `wide` most of the place, `half` him and what he looks at, `close` his
 * head and the thing.
 */
export function frameFor(
  { camera, side, distance = 1, whole = false }: Shooting,
  layout: Layout,
  shown: readonly Point[],
): Frame {
  const { head, headSize, cat, direction, extent, body } = layout;
  const { nearest, farthest, around } = lenses[camera];
  const isClose = camera === "close";
  const ends = [
    ...[head[0] - around * headSize, head[0] + around * headSize],
    ...shown.map(([x]) => x),
    ...(camera === "wide" ? [extent.from, extent.to] : []),
    ...(whole ? [body.from, body.to] : []),
  ];
  const [left, right] = [Math.min(...ends), Math.max(...ends)];
  const highest = Math.min(whole ? body.top : H, ...shown.map(([, y]) => y));
  const top = Math.min(head[1] - 1.25 * headSize, highest) - margins.above;
  const lowest = Math.max(...shown.map(([, y]) => y), isClose ? head[1] + 1.3 * headSize : cat.y);
  const bottom = lowest + margins.below;
  const wanted = nearest + (farthest - nearest) * distance;
  const width = Math.min(W, Math.max(wanted, right - left + 2 * margins.aside, ((bottom - top) * W) / H));

  // Off the middle, as far as everything that must be seen stays in.
  const behind = side === "middle" ? 0.5 : third;
  const offMiddle = head[0] - (direction < 0 ? 1 - behind : behind) * width;
  const x = asideOf(layout.hindPaw, between(offMiddle, right + margins.aside - width, left - margins.aside), width);
  return { x: between(x, 0, W - width), y: between(bottom - heightOf({ width }), 0, H - heightOf({ width })), width };
}

/** The left edge, moved the shorter way so that the frame does not cut his hind paw: a white scrap would be left of it. */
function asideOf(paw: Layout["hindPaw"], x: number, width: number): number {
  const cut = [x, x + width].find((edge) => paw !== undefined && paw[0] < edge && paw[1] > edge);
  if (paw === undefined || cut === undefined) return x;
  const [toFrom, toTo] = [paw[0] - air - cut, paw[1] + air - cut];
  return x + (-toFrom < toTo ? toFrom : toTo);
}

/** Where the face is in the frame, in fractions of it. */
export function faceIn(frame: Frame, { head: [x, y], headSize }: Layout): Face {
  const { width } = frame;
  const height = heightOf(frame);
  const inside = (value: number) => between(value, 0, 1);
  return {
    x: inside((x - frame.x) / width),
    y: inside((y - frame.y) / height),
    width: inside((2.1 * headSize) / width),
    height: inside((1.9 * headSize) / height),
  };
}

export const between = (value: number, low: number, high: number) =>
  Math.min(Math.max(value, Math.min(low, high)), high);
