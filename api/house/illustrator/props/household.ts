import { slipperBrown } from "../company/clothes.ts";
import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { at, ellipse, line, path } from "../shapes.ts";
import { form } from "./form.ts";

export const yarn = (easel: Easel) => wool(easel, easel.inks.cloth2);
export const redWool = (easel: Easel) => wool(easel, easel.inks.cloth);
export const whiteWool = (easel: Easel) => wool(easel, mix(easel.inks.paper, easel.inks.shadow, 0.12));
export const greyWool = (easel: Easel) => wool(easel, grey(easel));
const grey = ({ inks }: Easel) => mix("#a3a19c", inks.cloth2, 0.3);
export const greenWool = (easel: Easel) => wool(easel, mix(easel.inks.leaf, easel.inks.leafDark, 0.3));
export const yellowWool = (easel: Easel) => wool(easel, mix(easel.inks.brass, easel.inks.clothLight, 0.3));
export const purpleWool = (easel: Easel) => wool(easel, mix("#8a4fa0", easel.inks.cloth2, 0.15));

/** On a sill: its thread has gone out through the crack beneath the window, on the side away from him. */
export function trappedWool(easel: Easel): string {
  const { cloth, ink } = easel.inks;
  return (
    line("M-116,-36H-62", ink, 4, 'opacity="0.55"') +
    line("M-34,-8C-66,4 -104,2 -104,-12C-104,-24 -92,-26 -90,-36", cloth, 7) +
    ball(easel, cloth)
  );
}

/** Its thread runs on along the ground, on the side away from him, and out of the picture. */
export const runningWool = (easel: Easel) => leading(easel, easel.inks.cloth2);
export const runningGreyWool = (easel: Easel) => leading(easel, grey(easel));

const leading = (easel: Easel, col: string) => {
  const thread = "M-40,-12C-84,20 -150,16 -220,2S-330,-26 -420,-8S-560,22 -680,8S-900,-14 -1500,-4";
  return (
    line(thread, easel.inks.shadow, 8, 'opacity="0.3" transform="translate(3,6)"') +
    line(thread, col, 6.5) +
    ball(easel, col)
  );
};

const wool = (easel: Easel, col: string) =>
  ball(easel, col) + line("M40,-8C70,4 98,6 106,-8C110,-22 94,-26 90,-14C88,-2 104,2 120,-3", col, 7);

function ball(easel: Easel, col: string): string {
  const c = mix(col, "#1c1430", 0.35);
  const l = mix(col, "#fff4da", 0.4);
  let svg = form(easel, curve(points("-58,-58 -40,-98 0,-116 42,-98 58,-58 42,-16 0,0 -42,-16")), col);
  for (const [a, b] of points("-46,24 -30,34 -8,30 16,22"))
    svg += line(`M${a},-92C${a + b},-70 ${a + b},-40 ${a},-14`, c, 4, 'opacity="0.7"');
  for (const q of [-70, -54, -38])
    svg += line(`M-50,${q}C-20,${q - 22} 20,${q - 20} 52,${q + 4}`, l, 3.5, 'opacity="0.65"');
  return svg;
}

/** Tomek's pair: brown with a checked lining, as on his feet. */
export const slippers = (easel: Easel): string => at(-34, -8, slipper(easel)) + at(34, 6, slipper(easel), { turn: 4 });

/** One of them, by itself. */
export const singleSlipper = (easel: Easel): string => at(-4, 0, slipper(easel), { scale: 1.2 });

function slipper(easel: Easel): string {
  const { inks } = easel;
  const brown = slipperBrown(easel);
  const loop = line("M26,-34q10,-13 20,-5q-2,12 -20,5", mix(brown, inks.paper, 0.45), 5);
  return (
    path("M-70,-8Q-72,-26 -50,-24L-8,-20V-6Z", mix(inks.paper, inks.wood, 0.2)) +
    line("M-60,-10V-22M-46,-8V-22M-32,-8V-20M-68,-15L-12,-12", inks.cloth, 4, 'opacity="0.75"') +
    form(easel, curve(points("-22,-6,c -20,-34 -8,-52,c 26,-52 62,-34 78,-16 80,-6,c")), brown, { inner: loop }) +
    line("M-22,-12Q-18,-36 -8,-50", inks.paper, 10) +
    path("M-72,-10H80Q86,2 72,2H-62Q-76,2 -72,-10Z", inks.ink)
  );
}

export function newspaper(easel: Easel): string {
  const { inks } = easel;
  let svg =
    form(easel, "M-120,-12L96,-26L124,-4L-96,6Z", inks.paper) +
    form(easel, "M-112,-34L100,-44L120,-24L-96,-12Z", inks.paper);
  svg +=
    path("M-84,-32L-10,-36L-4,-28L-78,-24Z", inks.ink, 'opacity="0.8"') +
    line("M4,-34L92,-38M10,-28L100,-32M-70,-20L-6,-24", inks.ink, 3, 'opacity="0.45"');
  return svg;
}

export function letter(easel: Easel): string {
  const { inks } = easel;
  return (
    form(easel, "M-96,-10L82,-30L104,4L-76,22Z", inks.paper) +
    line("M-90,-8L16,2L84,-28", inks.frameDark, 4) +
    path("M60,-22l26,-3l10,16l-26,3Z", inks.cloth)
  );
}

/** Rolled up and fastened, lying on the ground, its crook towards us. */
export function umbrella(easel: Easel): string {
  const { inks } = easel;
  const dark = mix(inks.cloth, "#1c1430", 0.4);
  const rolled = "M-118,-20C-60,-38 0,-48 66,-50Q76,-36 68,-18C0,-8 -60,-8 -118,-12Z";
  const folds = line("M-110,-16C-40,-34 20,-40 70,-42M-100,-12C-30,-20 20,-24 70,-26", dark, 4);
  const strap = line("M22,-50Q32,-32 26,-12", dark, 9) + ellipse(27, -32, 5, 5, inks.brass);
  const crook = "M66,-34L128,-40C164,-42 166,-2 136,0C122,0 116,-8 118,-16";
  return (
    ellipse(4, 1, 148, 9, inks.shadow, 'opacity="0.26"') +
    line("M-150,-15L-112,-16", inks.iron, 7) +
    line(crook, mix(inks.woodDark, inks.ink, 0.25), 15) +
    line(crook, inks.wood, 9) +
    form(easel, rolled, inks.cloth, { rim: 4, shade: 9, inner: folds + strap })
  );
}
