import type { PropName } from "#api/generation/brief/repertoire.ts";
import type { Point } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { glow } from "../scenery/light.ts";
import { dialGreen } from "./furnishings.ts";

/** How far the light of a thing reaches, its strength and colour, and where it comes from, seen from the middle of its foot. */
type Shine = { from: Point; reach: number; strength: number; colour: string; isWarm?: true };

const shining: Partial<Record<PropName, Shine>> = {
  lamp: { from: [0, -220], reach: 560, strength: 0.6, colour: "#ffcf7d", isWarm: true },
  candle: { from: [0, -150], reach: 430, strength: 0.7, colour: "#ffb65c", isWarm: true },
  "pot of coals": { from: [0, -120], reach: 420, strength: 0.6, colour: "#ff8a3c", isWarm: true },
  "lit radio": { from: [76, -118], reach: 420, strength: 0.5, colour: dialGreen },
};

/** The light of a thing that stands there, in the dark; empty if it has none. */
export function shineOf(easel: Easel, name: PropName | undefined, [x, y]: Point): string {
  const shine = name && shining[name];
  if (!shine) return "";
  const { from, reach, strength, colour } = shine;
  return glow(easel, x + from[0], y + from[1], reach, strength, colour);
}

/** Whether its light gives him the warm edge that a lamp does. */
export const shinesWarm = (name: PropName): boolean => shining[name]?.isWarm ?? false;
