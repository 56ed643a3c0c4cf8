import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { form } from "../props/form.ts";
import { at, ellipse, line, path, rect } from "../shapes.ts";
import type { Person } from "./clothes.ts";
import { lying } from "./hands.ts";

// Marks by which a reader knows each of the people, beside the clothes.

export const besideFeet: Partial<Record<Person, (easel: Easel) => string>> = {
  // A lace that has come undone.
  stas: ({ inks }) =>
    line("M132,-70C174,-88 160,-30 182,-16C200,-8 210,-14 226,-6", inks.paper, 6) +
    line("M128,-68C148,-50 152,-14 174,-4C184,0 194,0 204,2", inks.paper, 6),
};

/** The hand of each, which rests: what it would hold or do, only the story knows. */
export const hands: Record<Person, (easel: Easel) => string> = {
  ola: (easel) => lying(easel) + inkSpot(easel),
  tomek: (easel) => lying(easel) + watch(easel),
  halina: (easel) => lying(easel) + pincushion(easel),
  zenon: lying,
  stas: (easel) => lying(easel) + plaster(easel),
};

/** On the forefinger, of a translator who writes by hand. */
const inkSpot = ({ inks }: Easel) =>
  ellipse(92, -50, 12, 8, mix(inks.cloth2, inks.ink, 0.45)) + ellipse(78, -60, 5, 4, mix(inks.cloth2, inks.ink, 0.45));

function watch({ inks }: Easel): string {
  const strap = curve(points("-126,-98,c -98,-100,c -86,-54 -96,-8,c -124,-10,c -116,-54"));
  return (
    path(strap, inks.woodDark) +
    line("M-101,-94Q-91,-54 -100,-14", mix(inks.woodDark, inks.ink, 0.4), 3) +
    ellipse(-104, -72, 24, 28, mix(inks.brass, inks.ink, 0.35)) +
    ellipse(-105, -73, 22, 26, inks.brass) +
    ellipse(-105, -73, 16, 20, inks.paper) +
    line("M-105,-73v-12M-105,-73h8", inks.ink, 3.5)
  );
}

/** Strapped to the wrist. */
function pincushion(easel: Easel): string {
  const { inks } = easel;
  const strap = curve(points("-118,-98,c -92,-98,c -80,-54 -90,-8,c -114,-10,c -106,-54"));
  const pins = [-34, -12, 10, 32]
    .map((x, i) => {
      const [headX, headY] = [-102 + x * 1.5, -184 + (i % 2) * 20];
      const head = ellipse(headX, headY, 7, 7, i % 2 ? inks.brass : inks.cloth2);
      return line(`M${-102 + x},-126L${headX},${headY}`, inks.paper, 4) + head;
    })
    .join("");
  const cushion = curve(points("-158,-96,c -162,-124 -136,-148 -102,-152 -66,-148 -44,-124 -50,-96,c -102,-86"));
  const seams = line("M-104,-152Q-124,-120 -122,-88M-100,-152Q-78,-120 -82,-88", mix(inks.cloth, inks.ink, 0.3), 3.5);
  return path(strap, mix(inks.cloth2, inks.ink, 0.2)) + pins + form(easel, cushion, inks.cloth, { inner: seams });
}

/** Round the forefinger. */
const plaster = ({ inks }: Easel) =>
  at(
    67,
    -60,
    path("M-15,-19Q0,-23 15,-19L15,17Q0,14 -15,17Z", mix(inks.clothLight, inks.ink, 0.25)) +
      path("M-13,-18Q0,-22 13,-18L13,15Q0,12 -13,15Z", inks.paper) +
      rect(-6, -11, 12, 18, mix(inks.clothLight, inks.cloth, 0.3)),
    { turn: 36 },
  );
