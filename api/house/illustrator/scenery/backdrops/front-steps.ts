import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { box, ellipse, line, path, rect } from "#api/house/illustrator/shapes.ts";
import type { Backdrop, Before } from "./backdrop.ts";
import { greenOf, greenPanel } from "./green-door.ts";

/** The door goes up beyond the picture, since people go through it. */
const top = -40;
const leafHalf = 210;
/** The tread of each step, seen from its far edge to its near one, from the foot of the wall down; a riser is below. */
const upper = { far: -108, edge: -76, foot: -20 };
const lower = { far: -20, edge: 52, foot: 122 };

const doorAt = ({ middle, ahead }: Before) => middle + ahead * 160;
const stepHalf = ({ from, to }: Before) => Math.max((to - from) / 2 + 120, 360);

/** Two steps of worn stone in the yard before the green door of the staircase: he is on the lower one. */
export const frontSteps: Backdrop = {
  ground: (ground, foot) => ({
    ...ground,
    ...{ y: foot + 30, things: foot + 150, company: foot + 160, scale: Math.min(ground.scale, 0.94) },
  }),
  draw(easel, before, foot) {
    const { inks } = easel;
    const x = doorAt(before);
    const wide = stepHalf(before);
    const stone = mix(mix(inks.groundLight, inks.paper, 0.3), inks.iron, 0.12);
    const step = ({ far, edge, foot: low }: typeof upper, half: number) => {
      const riser = mix(mix(stone, inks.groundDark, 0.5), inks.ink, 0.1);
      const tread = `M${x - half - 8},${foot + edge + 6}Q${x - half - 10},${foot + edge - 8} ${x - half + 26},${foot + far}H${x + half - 26}Q${x + half + 10},${foot + edge - 8} ${x + half + 8},${foot + edge + 6}Q${x},${foot + edge + 16} ${x - half - 8},${foot + edge + 6}Z`;
      const joints = [-0.46, 0.18, 0.6].map((share) => `M${x + share * half},${foot + edge + 14}V${foot + low}`);
      return (
        form(easel, box(x - half, foot + edge, 2 * half, low - edge), riser, { rim: 2, shade: 7 }) +
        line(joints.join(""), mix(riser, inks.ink, 0.35), 4, 'opacity="0.6"') +
        form(easel, tread, stone, { rim: 4, shade: 4 })
      );
    };
    return (
      doorWithFrame(easel, x, foot + upper.far + 4) +
      step(upper, leafHalf + 90) +
      ellipse(x + 12, foot + lower.foot, wide + 30, 16, inks.shadow, 'opacity="0.34"') +
      step(lower, wide)
    );
  },
  seen(before) {
    const x = doorAt(before);
    return [Math.min(before.from - 20, x - stepHalf(before)), Math.max(before.to + 20, x + stepHalf(before))];
  },
};

/** Of two leaves with a brass knob, in a frame of plaster. */
function doorWithFrame(easel: Easel, x: number, foot: number): string {
  const { inks } = easel;
  const green = greenOf(easel);
  const plaster = mix(inks.frame, inks.wallDark, 0.2);
  const panel = (from: number, y: number, height: number) => greenPanel(easel, { x: from, y, width: 134, height });
  const leaves = [x - leafHalf + 32, x + 44].map((from) => panel(from, 30, 300) + panel(from, foot - 270, 220));
  return (
    rect(x - leafHalf - 58, top, 2 * leafHalf + 116, foot - top, plaster) +
    rect(x - leafHalf - 58, top, 10, foot - top, inks.paper, 'opacity="0.6"') +
    rect(x + leafHalf + 46, top, 12, foot - top, inks.frameShade) +
    rect(x - leafHalf - 8, top, 2 * leafHalf + 16, foot - top, inks.frameDark) +
    rect(x - leafHalf, top, 2 * leafHalf, foot - top, green) +
    leaves.join("") +
    rect(x - 5, top, 10, foot - top, mix(green, inks.ink, 0.4)) +
    rect(x - leafHalf, foot - 30, 2 * leafHalf, 22, mix(inks.brass, inks.ink, 0.3)) +
    rect(x + 12, foot - 372, 22, 74, inks.brass) +
    ellipse(x + 23, foot - 340, 17, 17, mix(inks.brass, inks.ink, 0.25)) +
    ellipse(x + 20, foot - 343, 12, 12, mix(inks.brass, inks.paper, 0.3)) +
    path(box(x - leafHalf, foot - 10, 2 * leafHalf, 10), inks.ink, 'opacity="0.4"')
  );
}
