import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { form } from "../props/form.ts";
import { ellipse, line, path, rect } from "../shapes.ts";
import type { Clothes, Person } from "./clothes.ts";

// Somebody's front, from the lap up to beyond the frame: what is to be seen between the arms.

/** Cloth with a contour, without which it is lost before a wall or a cover of its colour; a bright edge would stand off like a thread. */
export const edged = (easel: Easel, outline: string, colour: string, inner: string) =>
  line(outline, mix(colour, easel.inks.ink, 0.34), 6) + form(easel, outline, colour, { glint: 0.14, inner });

const outline = curve(
  points("-168,-290,c -158,-400 -166,-540 -190,-720 -206,-1300,c 206,-1300,c 190,-720 166,-540 158,-400 168,-290,c"),
);

export const seam = (easel: Easel, colour: string) => mix(colour, easel.inks.ink, 0.3);
const rows = (from: number, to: number, step: number) =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => from + i * step);

/** The dots of a dress, as far as any part of it goes. */
const dots = ({ inks }: Easel) =>
  rows(-1000, -110, 58)
    .flatMap((y, row) => rows(-390, 400, 68).map((x) => ellipse(x + (row % 2) * 34, y, 12, 12, inks.clothLight)))
    .join("");

/** The print on somebody's dress. */
export const printOf = (easel: Easel, person: Person) => (person === "halina" ? dots(easel) : "");

export const buttons = (x: number, heights: readonly number[], colour: string) =>
  heights.map((y) => ellipse(x, y, 9, 9, colour)).join("");

/** The rows of a thick knit. */
export const knit = (easel: Easel, colour: string, heights: readonly number[]) =>
  heights
    .map((y) =>
      line(`M-260,${y}Q0,${y + 26} 260,${y}`, seam(easel, colour), 3.5, 'stroke-dasharray="10 13" opacity="0.55"'),
    )
    .join("");

/** Broad stripes, each above its height. */
export const stripes = (colour: string, heights: readonly number[]) =>
  heights.map((y) => path(`M-280,${y}Q0,${y + 24} 280,${y}V${y - 64}Q0,${y - 40} -280,${y - 64}Z`, colour)).join("");

/** Everybody's clothes on the chest. */
const fronts: Record<Person, (easel: Easel, clothes: Clothes) => string> = {
  // A jumper of a thick knit.
  ola: (easel, { sleeve, cuff }) =>
    knit(easel, sleeve, rows(-990, -440, 62)) + path("M-260,-424Q0,-406 260,-424V-290H-260Z", cuff),
  // A cardigan over a shirt.
  tomek: (easel, { sleeve, cuff }) => {
    const dark = seam(easel, sleeve);
    const shirt = path("M-84,-1300L-10,-540H10L84,-1300Z", cuff);
    const shirtButtons = buttons(0, [-880, -790, -700, -610], mix(cuff, easel.inks.ink, 0.4));
    const edges = line("M-92,-1300L-8,-536V-300M92,-1300L8,-536", dark, 9);
    const pockets = line("M70,-420H146M-70,-420H-146", dark, 7);
    return shirt + shirtButtons + edges + buttons(16, [-500, -436, -372], easel.inks.brass) + pockets;
  },
  // A dotted dress, and the bib of an apron over it.
  halina: (easel) => {
    const { clothLight, brass } = easel.inks;
    const bib = "M-96,-640H96L112,-290H-112Z";
    const straps = line("M-86,-636L-128,-1300M86,-636L128,-1300", clothLight, 26);
    const hem = line("M-94,-618H94", seam(easel, clothLight), 3, 'stroke-dasharray="8 9"');
    return (
      dots(easel) + straps + path(bib, clothLight) + hem + buttons(-80, [-630], brass) + buttons(80, [-630], brass)
    );
  },
  // A working jacket, with a pencil in the pocket.
  zenon: (easel, { sleeve }) => {
    const { inks } = easel;
    const dark = seam(easel, sleeve);
    const pocket =
      rect(48, -640, 96, 100, mix(sleeve, inks.paper, 0.1)) + line("M48,-640H144V-540H48ZM48,-612H144", dark, 4.5);
    const pencil = line("M122,-640V-694", inks.brass, 12) + line("M122,-694V-706", inks.ink, 6);
    const front = line("M0,-1300V-300", dark, 5) + buttons(-14, [-420, -520, -620, -720, -820], inks.brass);
    return pencil + pocket + front;
  },
  // A jumper with two stripes over the chest.
  stas: (_, { cuff }) => stripes(cuff, [-700, -560]),
};

/** Chest and belly. */
export function torso(easel: Easel, person: Person, clothes: Clothes): string {
  const { inks } = easel;
  const { sleeve } = clothes;
  const underArm = path(
    "M-260,-1300H-136C-128,-800 -112,-500 -130,-290H-260Z",
    mix(sleeve, inks.ink, 0.5),
    'opacity="0.22"',
  );
  return edged(easel, outline, sleeve, fronts[person](easel, clothes) + underArm);
}

/** The apron where it lies on the skirt, with its pocket's edge. */
export function apronLap(easel: Easel): string {
  const { clothLight } = easel.inks;
  const dark = seam(easel, clothLight);
  const cloth = curve(
    points(
      "-112,-400,c -150,-320 -172,-250 -164,-178,c -80,-166 0,-176 84,-164 168,-180,c 174,-250 150,-320 112,-400,c",
    ),
  );
  return (
    path(cloth, clothLight) +
    line("M-160,-196Q-80,-184 0,-194Q84,-182 164,-198", dark, 3, 'stroke-dasharray="8 9"') +
    path("M-36,-282C-44,-250 -40,-210 -48,-172C-28,-200 -26,-250 -36,-282Z", dark, 'opacity="0.4"') +
    path("M40,-278C48,-250 46,-210 58,-170C34,-200 30,-250 40,-278Z", dark, 'opacity="0.4"')
  );
}
