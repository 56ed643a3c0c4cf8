import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { at, clip, ellipse, line, path } from "../shapes.ts";
import { form } from "./form.ts";

/** With dots, and half full of what has long gone cold. */
export const coldMug = (easel: Easel): string =>
  dottedMug(
    easel,
    ellipse(0, -111, 44, 10, mix(easel.inks.frame, easel.inks.ink, 0.3)) + ellipse(0, -106, 33, 5, "#6a3a2a"),
  );

export function mug(easel: Easel): string {
  const { inks } = easel;
  let svg = dottedMug(easel, tea);
  for (const [x, k] of [
    [-16, 1],
    [14, -1],
  ] as const)
    svg += line(`M${x},-132c${k * 18},-22 ${k * -18},-38 0,-62`, inks.paper, 6, 'opacity="0.55"');
  return svg;
}

/** Full of cream, which is cold. */
export const mugOfCream = (easel: Easel): string =>
  dottedMug(easel, ellipse(0, -110, 43, 9, mix(easel.inks.paper, easel.inks.clothLight, 0.3)));

const tea = ellipse(0, -110, 43, 9, "#6a3a2a");

/** Its spoon leans in it, the handle over the rim. */
export const mugWithSpoon = (easel: Easel): string => standingIn(easel, tea, spoon(easel));

/** With water that has gone grey, and the brush that made it so. */
export const mugWithBrush = (easel: Easel): string =>
  standingIn(easel, ellipse(0, -110, 43, 9, mix(easel.inks.frameShade, easel.inks.ink, 0.35)), brush(easel));

/** The front wall of a mug hides the foot of a thing that stands in it. */
const standingIn = (easel: Easel, inside: string, long: string): string =>
  dottedMug(easel, inside + clip(easel, "M-200,-400H200V-108H-200Z", long));

const spoon = ({ inks }: Easel): string =>
  line("M-16,-92L34,-214", mix(inks.iron, inks.ink, 0.3), 11) +
  line("M-16,-94L33,-213", mix(inks.iron, inks.paper, 0.55), 6) +
  ellipse(37, -222, 9, 13, mix(inks.iron, inks.paper, 0.45), 'transform="rotate(22 37 -222)"');

const brush = ({ inks }: Easel): string =>
  line("M-18,-92L20,-206", inks.woodDark, 11) +
  line("M-18,-94L19,-205", inks.wood, 6) +
  line("M20,-206L27,-226", inks.brass, 12) +
  path(curve(points("20,-226 34,-222 44,-254,c")), mix(inks.frameShade, inks.ink, 0.55));

/** Three in a row, their openings on the ground, so that nobody sees what is under them. */
export const upturnedMugs = (easel: Easel): string =>
  [-118, 0, 118].map((x, i) => at(x, i === 1 ? 4 : 0, upturned(easel), { scale: 0.86 })).join("");

function upturned(easel: Easel): string {
  const { inks } = easel;
  return (
    line("M46,-82C84,-84 84,-28 46,-26", mix(inks.frame, inks.ink, 0.15), 14) +
    form(easel, "M-46,-106C-46,-114 -36,-116 0,-116C36,-116 46,-114 46,-106L52,-2C36,6 -36,6 -52,-2Z", inks.frame) +
    ellipse(0, -110, 38, 6, mix(inks.frame, inks.ink, 0.12)) +
    path("M-49,-62C-20,-54 20,-54 48,-62L50,-40C20,-32 -20,-32 -50,-40Z", inks.cloth2) +
    [-26, 0, 26].map((x) => ellipse(x, -48, 6, 6, inks.frame)).join("")
  );
}

function dottedMug(easel: Easel, inside: string): string {
  const { inks } = easel;
  return (
    line("M48,-92C86,-92 86,-34 44,-36", mix(inks.frame, inks.ink, 0.15), 14) +
    form(easel, "M-52,-112L52,-112L46,-8C46,0 36,2 0,2C-36,2 -46,0 -46,-8Z", inks.frame) +
    ellipse(0, -112, 52, 13, mix(inks.frame, inks.ink, 0.18)) +
    inside +
    path("M-48,-66C-20,-58 20,-58 49,-66L48,-46C20,-38 -20,-38 -47,-46Z", inks.cloth2) +
    [-26, 0, 26].map((x) => ellipse(x, -53, 6, 6, inks.frame)).join("")
  );
}
