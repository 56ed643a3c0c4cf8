import { curve, points } from "#api/house/illustrator/curves.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import { isNight } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { line, path } from "#api/house/illustrator/shapes.ts";
import { handLeaf } from "../trees.ts";
import { behindHim, edge, type Seat, shadowUnder } from "./seat.ts";

/** A long one with a back to lean on, and a red rope over its nose. */
const sledge: Seat = {
  height: 112,
  scale: 1,
  overhang: edge,
  draw(easel, half) {
    const { wood, woodLight, woodDark, iron, cloth } = easel.inks;
    const back =
      [half - 34, half + 2].map((x) => form(easel, `M${x - 9},-300H${x + 9}V-92H${x - 9}Z`, woodDark)).join("") +
      [-306, -252, -198]
        .map((y) => form(easel, `M${half - 52},${y}H${half + 20}V${y + 30}H${half - 52}Z`, wood))
        .join("");
    const rope = line(`M${-half - 2},-118Q${-half - 62},-60 ${-half - 30},-4`, cloth, 9);
    const post = (x: number) => form(easel, `M${x - 14},-96L${x - 8},-12H${x + 16}L${x + 14},-96Z`, wood);
    const runner = (low: number) =>
      `M${half},${low}H${-half + 70}C${-half + 10},${low} ${-half - 16},-70 ${-half + 6},-128`;
    const board = form(easel, `M${-half + 20},-116H${half}Q${half + 14},-104 ${half},-88H${-half + 20}Z`, woodLight, {
      inner: line(`M${-half},-102H${half}`, woodDark, 3, 'opacity="0.5"'),
    });
    return behindHim(
      shadowUnder(easel, half) +
        line(runner(2), iron, 8) +
        line(runner(-8), wood, 20) +
        [-0.6, 0.06, 0.72].map((share) => post(share * half)).join("") +
        back +
        board +
        rope,
    );
  },
};

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

const leafHeap: Seat = { height: 74, scale: 1, overhang: edge + 90, draw: leafSeat };

export const outdoors = { sledge, "leaf heap": leafHeap };
