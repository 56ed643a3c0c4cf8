import { curve, mark, type Point, points } from "#api/house/illustrator/curves.ts";
import { at, ellipse, lit, path } from "#api/house/illustrator/shapes.ts";
import { head } from "../head.ts";
import { leg } from "../limbs.ts";
import type { Pose, Sitter } from "../sitter.ts";

/** On either side of his chin. */
const sides = [-1, 1];

const forelegs = (sitter: Sitter, spine: readonly Point[], radii: readonly number[]) =>
  sides.map((k) =>
    leg(
      sitter,
      spine.map(([x, y]) => [k * x, y]),
      radii,
      { sock: 0.86, bands: [0.3, 0.46, 0.62] },
    ),
  );

/** A paw seen from the front: the fur of the wrist, and the white below it. */
function paw(sitter: Sitter, outline: readonly Point[], wrist: readonly Point[]): string {
  const { coat, lx } = sitter;
  const tones = { base: coat.white, shade: coat.whiteShade, rim: coat.white };
  return lit(sitter, curve(outline), tones, { rim: 0, shade: 9, lx, inner: path(curve(wrist), coat.base) });
}

const toes = ({ coat: { whiteShade } }: Sitter, from: number, to: number) =>
  path(mark(-18, from, -16, to, 7, 1), whiteShade) + path(mark(18, from, 16, to, 7, -1), whiteShade);

/** They hang over the edge, longer than wide. */
const hooked = (sitter: Sitter) =>
  paw(
    sitter,
    points("-48,-12 -34,-27 0,-33 34,-27 48,-12 53,18 47,54 0,70 -47,54 -53,18"),
    points("-60,-60 60,-60 58,-13,c 30,-19 0,-13,c -30,-19 -58,-13,c"),
  ) + toes(sitter, 62, 26);

/** They lie on the far edge of a table, foreshortened, and do not reach its near one. */
const laid = (sitter: Sitter) =>
  ellipse(4, 22, 58, 9, sitter.coat.ink, 'opacity="0.22"') +
  paw(
    sitter,
    points("-46,-6 -38,-26 -16,-36 16,-36 38,-26 46,-6 54,10 46,24 20,29 -20,29 -46,24 -54,10"),
    points("-70,-60 70,-60 64,-20,c 30,-25 0,-18,c -30,-25 -64,-20,c"),
  ) +
  toes(sitter, 27, 7);

/** y = 0 is the edge he looks over. The forelegs come up to it from under his chin. */
export const peek: Pose = {
  left: -262,
  right: 262,
  head: [0, -84],
  draw(sitter) {
    const legs = sitter.atTable
      ? forelegs(sitter, points("70,70 120,26 156,2 178,-2"), [52, 46, 40, 36])
      : forelegs(sitter, points("70,70 136,22 178,-2 208,8"), [52, 46, 40, 36]);
    const paws = sides.map((k) => (sitter.atTable ? at(k * 180, 4, laid(sitter)) : at(k * 206, -4, hooked(sitter))));
    return { body: legs.join("") + at(0, -84, head(sitter), { turn: sitter.tilt }), paws: paws.join("") };
  },
};
