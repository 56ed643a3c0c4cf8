import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { at, ellipse, line, path, rect } from "#api/house/illustrator/shapes.ts";
import { wardrobe } from "../wardrobe.ts";
import type { Backdrop, Before } from "./backdrop.ts";
import { wall } from "./wall.ts";

/** Half the wardrobe with its cornice, whose middle is before his nose, and its scale. */
const [wardrobeHalf, wardrobeScale] = [200, 1.1];
const wardrobeAt = ({ middle, ahead }: Before) => middle + ahead * 150;

/** The big wardrobe with both doors shut, right before him. */
export const closedWardrobe: Backdrop = {
  isMark: true,
  ground: (ground, foot) => ({ ...ground, y: foot + 118, things: foot + 130, scale: Math.min(ground.scale, 0.94) }),
  draw: (easel, before, foot) =>
    at(wardrobeAt(before), foot + 26, at(-170, -812, wardrobe(easel)), { scale: wardrobeScale }),
  seen(before) {
    const x = wardrobeAt(before);
    return [Math.min(before.from, x - wardrobeHalf), Math.max(before.to, x + wardrobeHalf)];
  },
  spot: (before, ground) => [wardrobeAt(before), ground - 330],
};

/** How high over the foot of the wall the middle of the barometer is. */
const hung = 646;

/** On the wall over him. */
export const barometer: Backdrop = {
  ...wall,
  draw: (easel, { middle }, foot) => at(middle, foot - hung, dial(easel)),
  height: hung + 110,
};

/** Behind glass, with a brass rim, a needle and many strokes where others have figures. */
function dial({ inks }: Easel): string {
  const strokes = Array.from({ length: 25 }, (_, i) =>
    at(0, 0, rect(-2, -66, 4, i % 4 === 0 ? 17 : 10, inks.ink), { turn: -135 + i * 11.25 }),
  ).join("");
  return (
    ellipse(8, 12, 96, 96, inks.shadow, 'opacity="0.28"') +
    rect(-5, -122, 10, 30, inks.iron) +
    ellipse(0, -122, 9, 9, inks.brass) +
    ellipse(0, 0, 96, 96, mix(inks.woodDark, inks.ink, 0.15)) +
    ellipse(0, 0, 86, 86, inks.brass) +
    ellipse(-3, -4, 78, 78, mix(inks.brass, inks.paper, 0.45)) +
    ellipse(0, 0, 74, 74, mix(inks.paper, inks.frame, 0.3)) +
    strokes +
    at(0, 0, path("M-5,14L-2,-56L2,-56L5,14Z", inks.ink), { turn: 34 }) +
    at(0, 0, line("M0,20V-50", inks.brass, 4), { turn: -20 }) +
    ellipse(0, 0, 9, 9, inks.brass) +
    path("M-58,-30Q-40,-62 -8,-66Q-40,-48 -50,-20Z", inks.paper, 'opacity="0.7"')
  );
}
