import { curve, points } from "#api/house/illustrator/curves.ts";
import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { clip, ellipse, line, path } from "#api/house/illustrator/shapes.ts";
import type { Work } from "./holding.ts";

// Cloth in the hands of somebody who sews, and the needle in the one at the left, from which the thread runs to it.

/** A needle at the tips of the fingers, and its thread down to `to`. */
function sewingNeedle({ inks }: Easel, [x, y]: readonly [number, number], to: string): string {
  const edge = mix(inks.iron, inks.ink, 0.4);
  const steel = mix(inks.ironLight, inks.paper, 0.62);
  const thread = `M${x - 40},${y - 30}C${x - 10},${y - 90} ${x + 70},${y - 70} ${to}`;
  return (
    line(thread, inks.ink, 4) +
    line(`M${x - 46},${y - 36}L${x + 58},${y + 34}`, edge, 11) +
    line(`M${x - 46},${y - 36}L${x + 58},${y + 34}`, steel, 6)
  );
}

const flowered = curve(
  points(
    "-44,-440,c 20,-432 64,-446 118,-430,c 150,-360 140,-300 158,-214,c 96,-196 40,-214 -20,-200 -80,-212 -150,-204,c -146,-280 -120,-330 -60,-380,c",
  ),
);

/** A piece of white linen over the knees. */
export const sewing: Work = {
  ...{ laid: { on: [140, -416], turn: -30 }, other: { on: [134, -470], turn: -22 } },
  behind(easel) {
    const { inks } = easel;
    const linen = mix(inks.paper, inks.cloth2, 0.2);
    const dark = mix(linen, inks.ink, 0.34);
    const folds =
      "M-30,-420C-40,-340 -80,-290 -96,-212M40,-430C44,-350 10,-290 20,-212M96,-420C112,-340 92,-290 104,-212";
    const border = "M-154,-232C-90,-240 -40,-226 20,-236S110,-226 160,-242";
    return (
      line(flowered, mix(linen, inks.ink, 0.5), 7) +
      clip(
        easel,
        flowered,
        path(flowered, linen) +
          line(folds, dark, 8, 'opacity="0.45"') +
          line(border, inks.cloth, 9, 'stroke-dasharray="2 16"'),
      ) +
      line("M-36,-426C0,-416 40,-424 84,-420", inks.cloth2, 4, 'stroke-dasharray="13 9"') +
      sewingNeedle(easel, [-46, -458], "-10,-422")
    );
  },
};

/** The same on the table. */
export const sewingAtTable: Work = {
  ...{ laid: { on: [184, -8], turn: -30 }, other: { on: [146, -52], turn: -20 } },
  behind(easel) {
    const { inks } = easel;
    const linen = mix(inks.paper, inks.cloth2, 0.2);
    const dark = mix(linen, inks.ink, 0.34);
    const outline = curve(
      points(
        "-128,-22,c -60,-58 0,-50 60,-62 130,-44 170,-30,c 196,10 180,30,c 120,44 60,30 0,44 -70,28 -170,34,c -184,6",
      ),
    );
    return (
      line(outline, mix(linen, inks.ink, 0.5), 7) +
      clip(
        easel,
        outline,
        path(outline, linen) +
          line("M-60,-50Q-90,0 -70,36M20,-54Q50,-10 30,40M100,-54Q120,-10 96,40", dark, 8, 'opacity="0.45"') +
          line("M-172,18C-90,22 60,28 190,16", inks.cloth, 9, 'stroke-dasharray="2 16"'),
      ) +
      line("M-30,-34C0,-26 40,-30 84,-34", inks.cloth2, 4, 'stroke-dasharray="13 9"') +
      sewingNeedle(easel, [-46, -54], "-12,-30")
    );
  },
};

const legs = curve(
  points(
    "-112,-448,c -40,-440 40,-440 112,-448,c 136,-360 150,-260 156,-120,c 116,-108 60,-110 30,-118,c 26,-220 14,-300 0,-340,c -14,-300 -26,-220 -30,-118,c -60,-110 -116,-108 -156,-120,c -150,-260 -136,-360",
  ),
);

/** By the waist, as they hang over the knees. */
export const trousers: Work = {
  laid: { on: [154, -424], turn: -30 },
  behind({ inks }) {
    const grey = mix(inks.iron, inks.ironLight, 0.4);
    const edge = mix(grey, inks.ink, 0.6);
    const dark = mix(grey, inks.ink, 0.35);
    return (
      path(legs, grey, `stroke="${edge}" stroke-width="7" stroke-linejoin="round"`) +
      line("M-92,-400Q-96,-280 -98,-124M92,-400Q96,-280 98,-124", mix(grey, inks.paper, 0.22), 6) +
      line("M0,-430V-346M-110,-416Q0,-406 110,-416M-62,-414Q-64,-380 -96,-368M62,-414Q64,-380 96,-368", dark, 6) +
      ellipse(0, -430, 8, 8, inks.brass)
    );
  },
};
