import type { Pose } from "./cat/sitter.ts";
import type { Point } from "./curves.ts";
import type { Ground, Side } from "./stage.ts";

/** The space that is left free between two who stand together. */
const gap = 30;
/** Half the width that a usual thing is given. */
export const usualHalf = 95;
/** Between his highest part and the upper edge. */
const margin = 24;
/** The smallest share of a place's scale that the cat is drawn at to make room for others. */
const leastShare = 0.8;

/** The places of all on the ground. All are ground points; `direction` is -1 if the cat looks to the left. */
export type Layout = {
  direction: 1 | -1;
  cat: { x: number; y: number; scale: number };
  /** The centre of the cat's head. */
  head: Point;
  /** Half the height of the head, from the chin to the tips of the ears. */
  headSize: number;
  /** The ends of his body, from left to right, and its highest point. */
  body: { from: number; to: number; top: number };
  /** The ends of him and his things together, from left to right. */
  laden: { from: number; to: number };
  /** The ends of his hind paw, from left to right, if it lies far behind. */
  hindPaw?: readonly [from: number, to: number];
  /** Before his nose. */
  thing: Point;
  /** Before his nose, behind the thing. */
  company: Point;
  /** At his back. */
  beside: Point;
  /** The extent of all who are on the ground, from left to right. */
  extent: { from: number; to: number };
};

/** Everybody to be arranged, and the half width of the company. */
export type Cast = {
  pose: Pose;
  flip: boolean;
  side: Side;
  /** Half the widths of the thing before his nose and of the one at his back. */
  things: readonly number[];
  company: number | undefined;
  /** How far what he sits on goes beyond him, on either side, and whether it does so beyond his things. */
  overhang?: number;
  holds?: boolean;
};

/** Arranges the cat and what is with him: the first thing before his nose, company beyond it, a second thing behind him. */
export function layOut(ground: Ground, cast: Cast): Layout {
  const usual = scaleOf(ground, cast.pose);
  const room = ground.to - ground.from;
  const wide = reachesAt(ground, cast, usual);
  // Only the cat gives way; what is with him keeps its size.
  const tooMuch = Math.max(0, wide.ahead + wide.behind - room);
  const scale = Math.max(usual * leastShare, usual - tooMuch / (cast.pose.right - cast.pose.left));
  const reaches = reachesAt(ground, cast, scale);

  const direction = cast.flip ? 1 : -1;
  const x = ground.fixed?.x ?? positionOf(ground, cast, reaches);
  const things = ground.things ?? ground.y;
  const on = (ahead: number, y = things): Point => [x + direction * ahead, y];
  const [headX, headY] = cast.pose.head;
  const stretch = (ahead: number, behind: number) => {
    const ends = [x + direction * ahead, x - direction * behind];
    return { from: Math.min(...ends), to: Math.max(...ends) };
  };
  return {
    direction,
    cat: { x, y: ground.y, scale },
    head: [x + direction * -headX * scale, ground.y + headY * scale],
    headSize: 150 * scale,
    body: { ...bodyAt(x, scale, cast.pose, direction), top: ground.y - heightOf(cast.pose) * scale },
    ...hindPawAt(x, -direction * scale, cast.pose),
    thing: on(reaches.thing),
    company: on(reaches.company, ground.company),
    beside: on(-reaches.beside),
    laden: stretch(...reaches.laden),
    extent: stretch(reaches.ahead, reaches.behind),
  };
}

const heightOf = ({ head, height = 180 - head[1] }: Pose) => height;

/** The largest scale at which the pose has room on the ground. */
function scaleOf({ y, scale, room }: Ground, pose: Pose): number {
  const width = pose.right - pose.left;
  return Math.min(scale * (pose.size ?? 1), (room / width) * (width > 700 ? 1.12 : 1.3), (y - margin) / heightOf(pose));
}

/** Distances from the cat's ground point, ahead of him or behind. */
function reachesAt(
  { fixed }: Ground,
  { pose, things, company, overhang = 0, holds = false }: Cast,
  scale: number,
): Record<"thing" | "company" | "beside" | "ahead" | "behind", number> & { laden: readonly [number, number] } {
  const [first, second] = things;
  const [beyondHim, beyondThings] = holds ? [0, overhang] : [overhang, 0];
  const front = Math.max(fixed?.reach ?? 0, beyondHim - pose.left * scale);
  const back = Math.max(fixed?.reach ?? 0, beyondHim + pose.right * scale);
  const thing = front + gap + (first ?? usualHalf);
  const beside = back + gap + (second ?? usualHalf);
  const laden = [first === undefined ? front : thing + first, second === undefined ? back : beside + second] as const;
  const [afterThings, behind] = [laden[0] + beyondThings, laden[1] + beyondThings];
  return {
    ...{ thing, beside, laden, behind },
    company: afterThings + gap + (company ?? 0),
    ahead: company === undefined ? afterThings : afterThings + gap + 2 * company,
  };
}

function hindPawAt(x: number, along: number, { hindPaw }: Pose): Pick<Layout, "hindPaw"> {
  if (!hindPaw) return {};
  const [one, other] = [x + hindPaw[0] * along, x + hindPaw[1] * along];
  return { hindPaw: [Math.min(one, other), Math.max(one, other)] };
}

function bodyAt(x: number, scale: number, { left, right }: Pose, direction: 1 | -1) {
  return direction < 0
    ? { from: x + left * scale, to: x + right * scale }
    : { from: x - right * scale, to: x - left * scale };
}

function positionOf({ from, to }: Ground, { flip, side }: Cast, { ahead, behind }: { ahead: number; behind: number }) {
  const [left, right] = flip ? [behind, ahead] : [ahead, behind];
  const [first, last] = [from + left, to - right];
  if (first > last) return (first + last) / 2;
  return { left: first, middle: (first + last) / 2, right: last }[side];
}
