import { curve, type Point, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { ellipse, line, lit, rect } from "../shapes.ts";

/** A coat on a hook of a rail that is at a height of 150, from its left edge. */
export function coat(easel: Easel, x: number, [width, length]: readonly [number, number], colour: string): string {
  const dark = mix(colour, easel.inks.ink, 0.4);
  const outline = points(
    `0.34,12 0.5,0 0.66,12 0.96,62 1,${length + 12},c 0.5,${length + 24} 0,${length + 12},c 0.04,62`,
  ).map(([a, b, corner]): Point => (corner ? [x + a * width, 188 + b, corner] : [x + a * width, 188 + b]));
  const inner =
    line(`M${x + width / 2},230V${220 + length}`, dark, 5) +
    [0, 1, 2].map((i) => ellipse(x + width / 2 + 16, 290 + i * 76, 8, 8, easel.inks.brass)).join("") +
    rect(x + width * 0.12, 200 + length * 0.62, width * 0.26, 10, dark);
  const tones = { base: colour, shade: mix(colour, easel.inks.ink, 0.3), rim: mix(colour, easel.inks.paper, 0.35) };
  return line(`M${x + width / 2},198v-34`, easel.inks.iron, 8) + lit(easel, curve(outline), tones, { inner });
}
