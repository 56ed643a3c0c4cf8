import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { line, path } from "../shapes.ts";
import type { Clothes, Person } from "./clothes.ts";
import { beyond, nearArm } from "./grips.ts";
import type { Held } from "./held/holding.ts";
import { buttons, edged, knit, seam, stripes } from "./torsos.ts";

// Somebody who stands and faces right, from the hips to beyond the picture, in the measures of the legs.

const coatOutline = (hem: number) =>
  curve(
    points(`-146,${hem},c -154,${hem - 60} -142,-940 -152,-1140 -160,${beyond},c 160,${beyond},c 156,-1140 160,-940
      162,${hem - 60} 150,${hem + 8},c 60,${hem + 22} -60,${hem + 16}`),
  );

const heights = (from: number, step: number) => Array.from({ length: 9 }, (_, i) => from - i * step);

/** The upper part of everybody's clothes: where it ends, and what is on it. */
const tops: Record<Exclude<Person, "halina">, { hem: number; on(easel: Easel, clothes: Clothes): string }> = {
  ola: {
    hem: -730,
    on: (easel, { sleeve, cuff }) =>
      knit(easel, sleeve, heights(-820, 62)) + path("M-200,-776Q0,-752 200,-768V-660H-200Z", cuff),
  },
  tomek: {
    hem: -690,
    on: (easel, { sleeve, cuff }) =>
      path(`M150,${beyond}L96,-700H240V${beyond}Z`, cuff) +
      line(`M150,${beyond}L94,-900V-660`, seam(easel, sleeve), 8) +
      buttons(76, heights(-740, 84).slice(0, 4), easel.inks.brass) +
      line("M56,-806H-40", seam(easel, sleeve), 7),
  },
  zenon: {
    hem: -668,
    on: (easel, { sleeve }) =>
      line(`M104,${beyond}V-660`, seam(easel, sleeve), 5) +
      buttons(86, heights(-720, 100), easel.inks.brass) +
      line("M-104,-690L-90,-790", seam(easel, sleeve), 4),
  },
  stas: {
    hem: -716,
    on: (_, { cuff }) => stripes(cuff, heights(-830, 140)),
  },
};

/** From the hem of a jumper, a cardigan or a jacket upwards, with the arm before it and what it holds, or without it. */
export function upright(easel: Easel, person: Person, clothes: Clothes, held?: Held | "no arm"): string {
  const { inks } = easel;
  const arm = held === "no arm" ? "" : nearArm(easel, person, clothes, held);
  if (person === "halina") return apron(easel) + arm;
  const { hem, on } = tops[person];
  const shade = path(
    `M-220,${beyond}H-112C-92,-1200 -96,-900 -110,${hem + 20}H-220Z`,
    mix(clothes.sleeve, inks.ink, 0.5),
    'opacity="0.22"',
  );
  return edged(easel, coatOutline(hem), clothes.sleeve, on(easel, clothes) + shade) + arm;
}

/** On the front of a dress, tied at the back of the waist. */
function apron(easel: Easel): string {
  const { clothLight, ink } = easel.inks;
  const dark = seam(easel, clothLight);
  const cloth = curve(points("-56,-866,c 144,-866,c 158,-700 178,-560 186,-446,c 120,-430 0,-432 -86,-450,c -78,-600"));
  const bib = `M20,-870L40,-1090H126L140,-870Z`;
  const strings = line("M40,-1090L20,-1900M126,-1090L140,-1900", clothLight, 22);
  const pocket = line("M30,-720H116L122,-626H26Z", dark, 4);
  const band = path("M-146,-892Q0,-868 148,-886L148,-852Q0,-834 -146,-858Z", mix(clothLight, ink, 0.1));
  const bow =
    path(curve(points("-140,-874,c -184,-912 -196,-866 -140,-870,c")), clothLight) +
    line("M-142,-868Q-172,-820 -160,-772M-140,-868Q-150,-810 -136,-766", clothLight, 12);
  return (
    strings +
    path(bib, clothLight) +
    path(cloth, clothLight) +
    pocket +
    line("M-80,-466Q40,-446 180,-462", dark, 3, 'stroke-dasharray="8 9"') +
    bow +
    band
  );
}
