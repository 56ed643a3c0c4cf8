import { curve, type Point } from "../curves.ts";
import { path } from "../shapes.ts";
import type { Sitter } from "./sitter.ts";

const everywhere = "M-4000,-4000H4000V4000H-4000Z";

/** The lit edge of a form that is clipped to its outline: what of it `inset` leaves uncovered. */
export const litEdge = ({ coat }: Pick<Sitter, "coat">, inset: string) =>
  path(everywhere + inset, coat.rim, 'fill-rule="evenodd"');

const reach = 10;
/** The heights on a head between which the rim runs out: below it the fur is in tufts, whose edges would be scraps. */
const [fades, gone] = [-20, 44];

/** The lit edge of a head: along crown and temple, and running out above the cheek. */
export const headRim = (sitter: Sitter, skull: readonly Point[]) =>
  litEdge(sitter, curve(skull.map((point) => inward(point, sitter.lx))));

function inward([x, y, corner]: Point, lx: number): Point {
  const lost = share((y - fades) / (gone - fades));
  // On the crown it runs out on the side away from the light.
  const down = 7 * share(1 + (x * Math.sign(lx)) / 90);
  const grown = 1 + lost * 0.2;
  const moved = [x * grown - lx * reach * (1 - lost), y * grown + down * (1 - lost)] as const;
  return corner ? [...moved, corner] : moved;
}

const share = (value: number) => Math.min(1, Math.max(0, value));
