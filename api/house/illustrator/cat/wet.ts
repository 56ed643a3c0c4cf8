import { curve, mark, type Point, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { at, ellipse, path } from "../shapes.ts";
import type { Coat } from "./coat.ts";
import type { Pose, Sitter } from "./sitter.ts";

/** The same fur with water in it: darker, and hardly lit. */
export const wetted = (coat: Coat): Coat => ({
  ...coat,
  base: mix(coat.base, coat.shade, 0.75),
  shade: mix(coat.shade, coat.ink, 0.28),
  rim: mix(coat.rim, coat.base, 0.5),
  pale: mix(coat.pale, coat.shade, 0.42),
  white: mix(coat.white, coat.whiteShade, 0.6),
});

const drop = curve(points("0,-16,c 8,0 9,9 0,14 -9,9 -8,0"));

/** The right half of a skull whose fur hangs down in points. */
export const wetHalf: readonly Point[] = points(
  "46,-102 94,-80 126,-42 142,4 184,48,c 146,48 176,98,c 138,84 152,134,c 112,110 118,158,c 84,120 84,162,c 54,126",
);

/** The fur of his forehead, stuck together in points that hang over the brows; the face is slid by `fx`. */
export const forelock = ({ coat }: Sitter, fx: number) =>
  path(
    [
      mark(-30, -112, -46 + fx * 0.6, -52, 17, 3),
      mark(0, -116, 4 + fx * 0.7, -40, 20, -3),
      mark(32, -110, 50 + fx * 0.6, -56, 16, -3),
    ].join(""),
    mix(coat.dark, coat.ink, 0.3),
  );

/** The drops that fall from him and, unless he is behind an edge, from his belly, and the puddle under him. */
export function dripping(
  sitter: Sitter,
  { head: [x, y], left, right }: Pose,
  { inks }: Easel,
  behindEdge: boolean,
): string {
  const { random } = sitter;
  const water = mix(inks.cloth2, inks.paper, 0.62);
  const falling: Point[] = [
    [-150, 150],
    [-70, 196],
    [60, 190],
    [140, 160],
    [-190, 60],
    [186, 70],
  ];
  const drops = falling.map(([dx, dy]) => at(x + dx, y + dy + random.range(-10, 26), path(drop, water)));
  if (behindEdge) return drops.join("");
  const along = Array.from({ length: 7 }, (_, i) => left + 60 + ((right - left - 120) * (i + random())) / 7);
  const below = along.map((from) => at(from, random.range(-110, -30), path(drop, water), { scale: 0.9 }));
  const puddle = [left + 80, (left + right) / 2 + 40, right - 90].map((middle, i) =>
    ellipse(middle, 8 + i * 3, 66 + i * 10, 9, water, 'opacity="0.6"'),
  );
  return drops.join("") + below.join("") + puddle.join("");
}
