import { curve, type Point, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { form } from "../props/form.ts";
import { ellipse, line, path, rect } from "../shapes.ts";

/** The continents in hundredths of the half width and of the height, from the Americas to Australia. */
const continents = [
  "-90,14 -76,8 -58,10 -42,8 -40,18 -52,26 -58,36 -66,42 -60,50 -66,50 -74,40 -82,26 -92,22",
  "-58,52 -46,54 -34,64 -40,76 -48,92 -54,90 -54,74 -60,62",
  "-34,6 -22,4 -20,12 -28,18",
  "-12,24 -4,14 4,10 16,12 34,8 60,8 86,12 92,20 80,26 76,36 64,46 58,58 52,48 44,46 38,56 32,46 24,42 14,40 6,36 -6,38 -12,36",
  "-14,42 0,40 14,42 18,50 28,54 18,68 14,82 6,86 0,72 -2,60 -12,58 -18,50",
  "62,70 72,66 84,68 90,80 80,86 66,82",
  "-60,97 -20,95 30,96 70,95 60,99 -40,99",
];
const pins = points("-11,34 -6,33 2,24 20,30 22,36");

/** A map of the world on two rods, hung on the wall; x = 0 is its middle, y = 0 its lower edge. */
export function wallMap(easel: Easel, half: number): string {
  const { inks } = easel;
  const height = half * 0.98;
  const on = ([x, y]: Point): Point => [(x / 100) * half * 0.96, (y / 100) * height - height];
  const land = continents.map((text) => curve(points(text).map(on))).join("");
  const grid = [0.25, 0.5, 0.75].map((down) => `M${-half},${-height * down}H${half}`).join("");
  const meridians = [-0.6, -0.2, 0.2, 0.6].map((across) => `M${half * across},${-height}V0`).join("");
  const sea = mix(inks.cloth2, inks.paper, 0.55);
  const sheet = form(easel, `M${-half},${-height}H${half}V0H${-half}Z`, mix(inks.paper, inks.brass, 0.12), {
    rim: 3,
    shade: 6,
    inner:
      rect(-half + 14, -height + 14, 2 * half - 28, height - 28, sea) +
      line(grid + meridians, inks.paper, 2, 'opacity="0.5"') +
      path(land, mix(inks.brass, inks.leafLight, 0.45)) +
      line(land, inks.ink, 2.5, 'opacity="0.5"'),
  });
  const rod = (y: number) => rect(-half - 14, y - 9, 2 * half + 28, 18, inks.woodDark);
  const heads = pins
    .map(on)
    .map(([x, y]) => ellipse(x, y, 5, 5, inks.cloth))
    .join("");
  return sheet + heads + rod(-height) + rod(0);
}
