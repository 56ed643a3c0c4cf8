import type { PropName } from "#api/generation/brief/repertoire.ts";
import type { Point } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { hasLamps } from "../inks.ts";
import { glow } from "../scenery/light.ts";
import { dialGreen } from "./furnishings.ts";

/** How far the light of a thing reaches, its strength and colour, and where it comes from, seen from the middle of its foot. */
type Shine = { from: Point; reach: number; strength: number; colour: string; source: "lamp" | "fire" | "dial" };

const shining: Partial<Record<PropName, Shine>> = {
  lamp: { from: [0, -220], reach: 560, strength: 0.6, colour: "#ffcf7d", source: "lamp" },
  candle: { from: [0, -150], reach: 430, strength: 0.7, colour: "#ffb65c", source: "fire" },
  "pot of coals": { from: [0, -120], reach: 420, strength: 0.6, colour: "#ff8a3c", source: "fire" },
  "lit radio": { from: [76, -118], reach: 420, strength: 0.5, colour: dialGreen, source: "dial" },
};

/** The light of a thing that stands there, in the dark; empty if it has none. */
export function shineOf(easel: Easel, name: PropName | undefined, [x, y]: Point): string {
  const shine = name && shining[name];
  if (!shine || (shine.source === "lamp" && !hasLamps(easel.inks))) return "";
  const { from, reach, strength, colour } = shine;
  return glow(easel, x + from[0], y + from[1], reach, strength, colour);
}

/** Whether it gives him the warm edge that a lamp does, though all lamps are out. */
export const shinesWarm = (name: PropName): boolean => shining[name]?.source === "fire";
