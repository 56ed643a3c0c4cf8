import type { PropName } from "#api/generation/brief/repertoire.ts";
import type { Easel } from "../easel.ts";
import { at, ellipse } from "../shapes.ts";
import { props } from "./props.ts";

/** Where a prop stands, and the way from him to it: -1 if it is at his left. */
type Place = { x: number; y: number; scale?: number; away?: 1 | -1 };

/** What has a handle or a thread that must not lie across him. */
const reachAway: readonly PropName[] = ["broom", "trapped wool"];

/** Draws a prop on the ground. */
export function put(easel: Easel, name: PropName, { x, y, scale = 1, away = -1 }: Place): string {
  // A butterfly is in the air above its place.
  if (name === "butterfly") return at(x, y - 300 * scale, props[name](easel), { scale, turn: 14 });
  const shadow = ellipse(8, 2, 70, 10, easel.inks.shadow, 'opacity="0.22"');
  const scaleX = reachAway.includes(name) ? -away * scale : scale;
  return at(x, y, shadow + props[name](easel), { scaleX, scaleY: scale });
}
