import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";
import { form } from "../props/form.ts";
import { at, ellipse, line, path, rect } from "../shapes.ts";
import type { Person } from "./clothes.ts";
import { holding, lying } from "./hands.ts";
import { legLength } from "./legs.ts";

// Marks by which a reader knows each of the people, beside the clothes.

export const besideFeet: Partial<Record<Person, (easel: Easel, ground: "floor" | "yard") => string>> = {
  // He sweeps the yard and comes into the flats without a broom.
  zenon: (easel, ground) => (ground === "yard" ? broom(easel) : ""),
  // A lace that has come undone.
  stas: ({ inks }) =>
    line("M104,-72C150,-92 132,-30 158,-16C176,-8 186,-14 204,-4", inks.paper, 7) +
    line("M100,-70C122,-50 126,-14 150,-2C160,2 170,2 180,4", inks.paper, 7),
};

function broom(easel: Easel): string {
  const { inks } = easel;
  const straw = isNight(inks) ? "#a97f45" : "#d8a552";
  const twigs = [-70, -40, -10, 20, 50]
    .map((x) => line(`M${238 + x * 0.4},-150L${242 + x * 1.3},-8`, mix(straw, inks.ink, 0.3), 4))
    .join("");
  return (
    line(`M236,-150L206,-${legLength}`, inks.wood, 22) +
    form(easel, "M196,-176L276,-176Q300,-80 330,0L150,0Q180,-80 196,-176Z", straw, { inner: twigs }) +
    rect(192, -182, 88, 20, inks.cloth) +
    rect(192, -150, 88, 9, inks.cloth)
  );
}

/** The hand of each, with what he or she has in it or on it. */
export const hands: Record<Person, (easel: Easel) => string> = {
  ola: (easel) => holding(easel, pencil(easel)),
  tomek: (easel) => lying(easel) + watch(easel),
  halina: (easel) => lying(easel) + pincushion(easel),
  zenon: (easel) => holding(easel, key(easel)),
  stas: (easel) => lying(easel) + plaster(easel),
};

const pencil = ({ inks }: Easel) =>
  at(
    134,
    0,
    rect(-8, -206, 16, 168, inks.brass) +
      rect(-8, -206, 6, 168, mix(inks.brass, inks.paper, 0.4)) +
      path("M-8,-38L8,-38L0,0Z", inks.clothLight) +
      path("M-3,-13L3,-13L0,0Z", inks.ink) +
      rect(-8, -222, 16, 18, inks.cloth),
    { turn: -29 },
  );

const key = ({ inks }: Easel) =>
  at(
    132,
    -52,
    ellipse(0, 0, 25, 22, "none", `stroke="${mix(inks.brass, inks.ink, 0.35)}" stroke-width="15"`) +
      ellipse(0, -1, 25, 22, "none", `stroke="${inks.brass}" stroke-width="11"`) +
      path("M24,-7H122V7H118V34H104V20H94V30H80V7H24Z", inks.brass) +
      line("M28,-5H118", mix(inks.brass, inks.paper, 0.5), 3),
    { turn: 4 },
  );

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
