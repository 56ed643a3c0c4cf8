import type { Easel } from "#api/house/illustrator/easel.ts";
import { hasLamps, isNight, mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { at, ellipse, line, path, rect } from "#api/house/illustrator/shapes.ts";
import { glow } from "../light.ts";
import type { Backdrop, Before } from "./backdrop.ts";

/** Over the back of one who lies, and before one who sits upright: over his head it would be a hat. */
const shrineAt = ({ from, to, middle, ahead }: Before) => middle + ahead * (to - from > 450 ? -150 : 330);
/** How high over the foot of the wall it begins and ends. */
const [bottom, top] = [300, 560];
const stoneHalf = 330;

/** A courtyard's shrine on the wall, with a small light before it and a stone at its foot, on which he is. */
export const shrine: Backdrop = {
  ground: (ground, foot) => ({ ...ground, y: foot + 84, things: foot + 196, scale: Math.min(ground.scale, 0.84) }),
  draw: (easel, before, foot) =>
    at(before.middle, foot, stone(easel, Math.max(stoneHalf, (before.to - before.from) / 2 + 60))) +
    at(shrineAt(before), foot, box(easel)),
  seen: (before) => [
    Math.min(before.from - 40, shrineAt(before) - 130),
    Math.max(before.to + 40, shrineAt(before) + 130),
  ],
  height: top + 10,
};

function stone(easel: Easel, half: number): string {
  const { inks } = easel;
  const grey = mix(mix(inks.groundDark, inks.ironLight, 0.35), inks.paper, isNight(inks) ? 0.16 : 0);
  return (
    path(`M${-half - 20},134L${-half + 10},160H${half + 40}L${half + 20},130Z`, inks.shadow, 'opacity="0.35"') +
    form(easel, `M${-half + 50},36H${half - 50}L${half},104V142Q0,152 ${-half},142V104Z`, grey, { rim: 5, shade: 12 }) +
    path(`M${-half + 50},38H${half - 50}L${half - 6},102Q0,110 ${-half + 6},102Z`, mix(grey, inks.groundLight, 0.45))
  );
}

/** A cabinet under a gable: behind its glass a white figure, flowers in a jar, and a red glass with the light below. */
function box(easel: Easel): string {
  const { inks } = easel;
  const blue = mix(inks.cloth2, inks.paper, 0.12);
  const isLit = hasLamps(inks);
  const white = mix(inks.paper, inks.frameShade, 0.15);
  const y = (above: number) => -above;
  const flower = (x: number, up: number, colour: string) =>
    line(`M0,${y(bottom + 24)}Q${x * 0.4},${y(bottom + up * 0.6)} ${x},${y(bottom + up)}`, inks.leafDark, 4) +
    ellipse(x, y(bottom + up), 11, 11, colour);
  const figure =
    path(
      `M-34,${y(bottom + 28)}C-36,${y(bottom + 84)} -24,${y(bottom + 128)} 0,${y(bottom + 134)}C24,${y(bottom + 128)} 36,${y(bottom + 84)} 34,${y(bottom + 28)}Z`,
      white,
    ) +
    path(
      `M-22,${y(bottom + 28)}C-18,${y(bottom + 70)} -10,${y(bottom + 96)} 0,${y(bottom + 100)}C10,${y(bottom + 96)} 18,${y(bottom + 70)} 22,${y(bottom + 28)}Z`,
      mix(inks.cloth2, inks.paper, 0.4),
    ) +
    ellipse(0, y(bottom + 146), 18, 20, mix(inks.clothLight, inks.wood, 0.2));
  return (
    rect(-104, y(top - 60), 222, 236, inks.shadow, 'opacity="0.26"') +
    rect(-110, y(top - 70), 220, 210, blue) +
    rect(-110, y(top - 70), 8, 210, mix(blue, inks.paper, 0.4)) +
    rect(-86, y(top - 92), 172, 172, mix(inks.ink, inks.cloth2, 0.3)) +
    figure +
    at(-58, 0, flower(-8, 70, inks.cloth) + flower(12, 84, inks.brass) + rect(-11, y(bottom + 44), 22, 26, inks.pane)) +
    at(58, 0, flower(8, 74, inks.bloom) + flower(-12, 62, inks.cloth) + rect(-11, y(bottom + 44), 22, 26, inks.pane)) +
    path(`M-70,${y(bottom + 20)}L20,${y(bottom + 190)}h34L-36,${y(bottom + 20)}Z`, inks.paper, 'opacity="0.14"') +
    form(
      easel,
      `M-138,${y(top - 76)}L0,${y(top)}L138,${y(top - 76)}V${y(top - 102)}L0,${y(top - 30)}L-138,${y(top - 102)}Z`,
      mix(inks.roof, inks.wood, 0.3),
      { rim: 4, shade: 8 },
    ) +
    rect(-122, y(bottom + 14), 244, 22, mix(blue, inks.ink, 0.25)) +
    line(`M0,${y(bottom - 8)}V${y(bottom - 34)}`, inks.iron, 8) +
    path(`M-17,${y(bottom - 34)}H17L12,${y(bottom - 82)}H-12Z`, mix(inks.cloth, isLit ? inks.lit : inks.ink, 0.25)) +
    (isLit ? ellipse(0, y(bottom - 56), 6, 12, "#ffd98a") + glow(easel, 0, -bottom + 56, 190, 0.5, "#ff9d5c") : "")
  );
}
