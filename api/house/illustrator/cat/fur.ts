import { mark, type Point, stripe } from "../curves.ts";
import { path } from "../shapes.ts";
import type { Coat } from "./coat.ts";
import type { Sitter } from "./sitter.ts";

/** Short gouge marks scattered over a box, following a direction (radians): the lino-cut fur. */
export function fur(
  { coat, random, wet = false }: Sitter,
  [left, top, right, bottom]: readonly [left: number, top: number, right: number, bottom: number],
  count: number,
  angle: number | ((x: number, y: number) => number),
): string {
  let svg = "";
  for (let i = 0; i < count; i++) {
    const x = random.range(left, right);
    const y = random.range(top, bottom);
    const a = (typeof angle === "function" ? angle(x, y) : angle) + random.range(-0.2, 0.2);
    const length = random.range(16, 38) * (wet ? 1.7 : 1);
    const pale = random.chance(wet ? 0.2 : 0.62);
    svg += path(
      mark(
        x,
        y,
        x + Math.cos(a) * length,
        y + Math.sin(a) * length,
        random.range(3, 6) * (wet ? 2.2 : 1),
        random.range(-3, 3),
      ),
      pale ? coat.pale : coat.dark,
      `opacity="${pale ? 0.5 : 0.55}"`,
    );
  }
  return svg;
}

/** Carved hatching from one point to another: a row of parallel pale gouges, long in the middle. */
export function hatch(
  coat: Coat,
  [fromX, fromY]: Point,
  [toX, toY]: Point,
  { count, length, angle, opacity = 0.45 }: { count: number; length: number; angle: number; opacity?: number },
): string {
  let svg = "";
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const reach = length * (0.55 + 0.45 * Math.sin(Math.PI * t));
    const [x, y] = [fromX + (toX - fromX) * t, fromY + (toY - fromY) * t];
    svg += path(
      mark(x, y, x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, 5, 2),
      coat.pale,
      `opacity="${opacity}"`,
    );
  }
  return svg;
}

/** Tabby stripes over a flank, each with its width. */
export const flank = (coat: Coat, stripes: readonly (readonly [points: readonly Point[], width: number])[]) =>
  stripes.map(([points, width]) => path(stripe(points, width), coat.dark)).join("");
