import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { greyIn, isNight, mix } from "../inks.ts";
import { form } from "../props/form.ts";
import { birdLeg, sparrowFacingRight } from "../props/sparrow.ts";
import { at, ellipse, line, path } from "../shapes.ts";

/** A beady eye: ring, pupil, and the light in it. */
const beady = (easel: Easel, x: number, y: number, ring: string) =>
  ellipse(x, y, 11, 11, ring) +
  ellipse(x, y, 6, 6, easel.inks.ink) +
  ellipse(x - 2.5, y - 3, 2.2, 2.2, easel.inks.paper);

const pigeonBody = curve(
  points(`-112,-84 -70,-130 -6,-158 34,-184 52,-222 62,-256 92,-274 120,-262 128,-238 118,-212 120,-184 128,-150 116,-104
    76,-62 20,-44 -56,-52`),
);

/** The sheen of his neck and breast, green above and violet below. */
const sheen = (grey: string) =>
  path("M20,-196Q80,-230 140,-214V-150Q80,-130 34,-168Z", mix(grey, "#3f7a62", 0.6)) +
  path("M34,-170Q84,-186 140,-176V-136Q90,-116 48,-144Z", mix(grey, "#8a4f8e", 0.55));

function pigeonWing(easel: Easel, grey: string, dark: string): string {
  const bars = line("M-66,-150Q-40,-110 -52,-66", dark, 13) + line("M-22,-160Q2,-112 -10,-66", dark, 13);
  const tip = path("M-190,-30L-104,-108Q-92,-80 -96,-50Z", dark);
  const outline = curve(points("-178,-46,c -120,-104 -50,-146 14,-150 46,-126 36,-88 -10,-66 -90,-58"));
  return form(easel, outline, mix(grey, easel.inks.paper, 0.2), { inner: bars + tip });
}

/** A pigeon who faces right, 270 high. */
export function pigeon(easel: Easel, shade = 0): string {
  const { inks } = easel;
  const grey = mix(greyIn(inks), inks.ink, shade);
  const dark = mix(grey, inks.ink, 0.5);
  const red = isNight(inks) ? "#9c5560" : "#c8665c";
  const tail = form(easel, "M-80,-100L-204,-46Q-214,-34 -204,-24L-70,-52Z", dark, { rim: 4 });
  const beak = path("M120,-250Q148,-250 158,-232Q154,-226 148,-230Q132,-228 118,-232Z", dark);
  const thigh = form(easel, curve(points("-6,-70,c -4,-40 10,-26 30,-30 50,-44 56,-70,c")), grey, { rim: 0, shade: 7 });
  return (
    birdLeg(-8, -50, 8, mix(red, inks.ink, 0.2)) +
    birdLeg(26, -40, 8, red) +
    tail +
    beak +
    thigh +
    form(easel, pigeonBody, grey, { inner: sheen(grey) }) +
    pigeonWing(easel, grey, dark) +
    ellipse(122, -250, 9, 7, inks.paper) +
    beady(easel, 96, -248, "#e08a3c")
  );
}

/** Prezes, the chairman. */
export const prezes = (easel: Easel): string =>
  ellipse(10, 1, 110, 9, easel.inks.shadow, 'opacity="0.28"') + pigeon(easel);

/** Prezes and two members of his board, one of them darker, who stand in a row and face right. */
export const board = (easel: Easel): string =>
  at(-250, 0, pigeon(easel, 0.26), { scale: 0.74 }) +
  at(-30, 0, pigeon(easel, 0.06), { scale: 0.74 }) +
  at(210, 0, prezes(easel));

/** A hen and a cock sparrow, face right; he picks at something. */
export const sparrows = (easel: Easel): string =>
  at(-88, -12, sparrowFacingRight(easel, 0), { scale: 0.8 }) + at(80, 0, sparrowFacingRight(easel, 22, "cock"));
