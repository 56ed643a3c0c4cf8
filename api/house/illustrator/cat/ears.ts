import { curve, mark, type Point, points } from "../curves.ts";
import { at, line, lit, path } from "../shapes.ts";
import type { Coat } from "./coat.ts";
import { litEdge } from "./rim.ts";
import { type Sitter, turnedAside } from "./sitter.ts";

/** A fight long ago left it in one edge: its upper end, its deepest point, its lower end. */
export type Notch = readonly [Point, Point, Point];

/** As deep as the lit edge twice, or light would fill it; and so high that a head does not hide what is below it of an ear laid back. */
const notch: Notch = [
  [136, -124, "c"],
  [114, -112, "c"],
  [142, -99, "c"],
];

/** A right-hand ear's outline; one of them has the notch. */
export function earOutline(notched: boolean): string {
  const outer: readonly Point[] = notched
    ? [[132, -134], ...notch, ...points("143,-66 136,-24")]
    : points("135,-128 143,-84 136,-24");
  return curve([[28, -92], [48, -124], [80, -154], [104, -166], [118, -160], ...outer, [70, -30]]);
}

/** The lit edge of an ear, which does not go into the notch: there it would be a scrap. */
const whole = (dx: number) =>
  curve(
    points("28,-92 48,-124 80,-154 104,-166 118,-160 135,-128 143,-84 136,-24 70,-30").map(([x, y]) => [x + dx, y + 6]),
  );
export const earRim = (sitter: Sitter, notched: boolean, lx: number) =>
  litEdge(sitter, whole(-lx * 8)) + (notched ? notchEdge(sitter.coat, notch) : "");

/**
 * The edge of a notch lies in the ear's own shade: before a bright wall it would be seen in nothing else. It ends before the lit edge,
 * where it would stand out like a thorn.
 */
export function notchEdge(coat: Coat, [from, deepest, to]: Notch): string {
  const inside = (end: Point): Point => [mean(end[0], deepest[0]), mean(end[1], deepest[1])];
  return line(curve([inside(from), [deepest[0], deepest[1], "c"], inside(to)], { closed: false }), coat.shade, 9);
}

const mean = (one: number, other: number) => 0.55 * one + 0.45 * other;

function innerEar(notched: boolean): string {
  const bite: readonly Point[] = notched ? points("114,-121,c 101,-111,c 119,-98,c") : [];
  return curve([[56, -94], [72, -120], [94, -142], [106, -144], [116, -124], ...bite, [122, -62], [90, -52]]);
}

/** One ear as the right-hand one; the left one is mirrored by the caller. */
function ear(sitter: Sitter, notched: boolean, lx: number): string {
  const { coat } = sitter;
  const tuft =
    path(mark(60, -66, 84, -122, 11, -6), coat.pale) +
    path(mark(76, -60, 99, -112, 10, -5), coat.pale) +
    path(mark(94, -54, 112, -98, 9, -4), coat.pale);
  const fold = path(mark(34, -84, 92, -168, 12, -3), coat.dark, 'opacity="0.45"');
  const inner = path(innerEar(notched), coat.ear) + tuft + fold + earRim(sitter, notched, lx);
  return lit(sitter, earOutline(notched), coat, { rim: 0, shade: 10, lx, inner });
}

/** How far an ear is turned outwards, in degrees, and lowered. */
const ways = {
  up: { turn: 0, drop: 0 },
  side: { turn: 12.8, drop: 8 },
  back: { turn: 18, drop: 2 },
};
export type EarsWay = keyof typeof ways;

/** Both ears from the front: pricked up, turned to the sides when he sleeps or stretches, or laid back when he is cross. */
export function ears(sitter: Sitter, way: EarsWay): string {
  const { turn, drop } = ways[way];
  const aside = turnedAside(sitter.look);
  return ([-1, 1] as const)
    .map((k) => {
      // His own left ear is on the viewer's right.
      const notched = sitter.notched && k > 0 !== sitter.mirrored;
      const sideways = drop ? ` translate(0 ${drop})` : "";
      const drawn = `<g transform="rotate(${turn} 76 -60)${sideways}">${ear(sitter, notched, k * sitter.lx)}</g>`;
      // Of a head turned aside the far ear is the narrower one, and both have come round from behind.
      const far = Math.max(0, k * aside);
      return at(-8 * aside, far * 3, drawn, { scaleX: k * (1 - far * 0.2), scaleY: 1 });
    })
    .join("");
}
