import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { at, rect } from "#api/house/illustrator/shapes.ts";
import { coat } from "../coat.ts";
import type { Backdrop } from "./backdrop.ts";
import { wall } from "./wall.ts";

const half = 356;

/** A row of coats on their hooks, which hang down round his ears. */
export const coats: Backdrop = {
  ground: wall.ground,
  draw: (easel, before, foot) => at(before.middle, foot - 790, row(easel)) + wall.draw(easel, before, foot),
  seen: ({ from, to, middle }) => [Math.min(from, middle - half), Math.max(to, middle + half)],
  standsForMark: true,
};

/** The long ones are in the middle, where he is, and the rail goes beyond them. */
function row(easel: Easel): string {
  const { inks } = easel;
  const hung = [
    [-340, [136, 390], inks.brass],
    [186, [140, 360], inks.tileDark],
    [-222, [150, 450], inks.tileDark],
    [66, [146, 430], inks.woodDark],
    [-84, [160, 470], inks.cloth],
  ] as const;
  return (
    rect(-half, 150, 2 * half, 26, inks.wood) +
    rect(-half, 170, 2 * half, 8, inks.woodDark) +
    hung.map(([x, size, colour]) => coat(easel, x, size, mix(colour, inks.ink, 0.06))).join("")
  );
}
