import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { isNight } from "../inks.ts";
import { path } from "../shapes.ts";
import { handLeaf } from "./trees.ts";

/** A heap of leaves that is wider than he is: he lies in a hollow of it, with leaves before him. */
export function leafSeat({ inks, random }: Easel, half: number): { back: string; front: string } {
  const wide = half + 90;
  const leaves = isNight(inks) ? ["#a8583e", "#74394a", "#e0924a"] : ["#d07a2f", "#a34f2c", "#edb24a"];
  const shade = isNight(inks) ? "#5a2f42" : "#8a4527";
  const row = (y: number, reach: number) => {
    const count = Math.round(reach / 24);
    return Array.from({ length: count }, (_, i) =>
      handLeaf(
        ((i + 0.5) / count - 0.5) * 2 * reach + random.range(-9, 9),
        y + random.range(-8, 8),
        random.range(32, 42),
        random.pick(leaves),
        random.range(-80, 80),
      ),
    ).join("");
  };
  const mound = points(
    `${-wide},6 ${-wide * 0.86},-60 ${-wide * 0.5},-112 0,-120 ${wide * 0.5},-112 ${wide * 0.86},-60 ${wide},6 0,16`,
  );
  return {
    back: path(curve(mound), shade) + row(-116, wide * 0.6) + row(-92, wide * 0.78),
    front: row(-58, wide * 0.86) + row(-34, wide * 0.94) + row(-8, wide),
  };
}
