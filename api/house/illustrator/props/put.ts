import type { PropName } from "#api/generation/brief/repertoire.ts";
import type { Easel } from "../easel.ts";
import { at, ellipse } from "../shapes.ts";
import { props } from "./props.ts";

/** Draws a prop on the ground at (x, y). */
export function put(easel: Easel, name: PropName, x: number, y: number, scale = 1): string {
  // A butterfly is in the air above its place.
  if (name === "butterfly") return at(x, y - 300 * scale, props[name](easel), { scale, turn: 14 });
  const shadow = ellipse(8, 2, 70, 10, easel.inks.shadow, 'opacity="0.22"');
  return at(x, y, shadow + props[name](easel), { scale });
}
