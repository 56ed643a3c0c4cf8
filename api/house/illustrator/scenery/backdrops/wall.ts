import type { Easel } from "#api/house/illustrator/easel.ts";
import { mix } from "#api/house/illustrator/inks.ts";
import { form } from "#api/house/illustrator/props/form.ts";
import { ellipse, line, path, rect } from "#api/house/illustrator/shapes.ts";
import { H, W } from "#api/house/illustrator/stage.ts";
import type { Backdrop } from "./backdrop.ts";

/** Nothing but the wall, against which he is. */
export const wall: Backdrop = {
  ground: (ground, foot) => ({ ...ground, y: foot + 46, things: foot + 70, scale: Math.min(ground.scale, 1) }),
  draw: () => "",
  seen: ({ from, to }) => [from - 40, to + 40],
};

/** A heating pipe that goes up in the corner at his back, with the sleeve in which it leaves the floor. */
export const pipe: Backdrop = {
  ...wall,
  draw(easel, before, foot) {
    const { inks } = easel;
    const { from, to, ahead } = before;
    const x = ahead > 0 ? from + 8 : to - 8;
    const corner = x - ahead * 96;
    const paint = mix(inks.frame, inks.wallDark, 0.25);
    const clamp = (y: number) => rect(x - 27, y, 54, 16, mix(paint, inks.ink, 0.3));
    const sideWall = `M${corner},0V${foot}L${corner - ahead * 330},${foot + 180}V${H}H${ahead > 0 ? -40 : W + 40}V0Z`;
    return (
      path(sideWall, inks.ink, 'opacity="0.13"') +
      wall.draw(easel, before, foot) +
      rect(x - 8, 0, 40, foot + 6, inks.shadow, 'opacity="0.22"') +
      form(easel, `M${x - 20},-20H${x + 20}V${foot + 12}H${x - 20}Z`, paint, { rim: 5, shade: 12 }) +
      clamp(170) +
      clamp(foot - 250) +
      ellipse(x, foot + 12, 36, 11, mix(inks.brass, inks.ink, 0.25))
    );
  },
};

const [half, height] = [236, 760];

/** A tall old one with round shoulders; his back is against its door. */
export const refrigerator: Backdrop = {
  ground: (ground, foot) => ({ ...ground, y: foot + 66, things: foot + 84, scale: Math.min(ground.scale, 0.86) }),
  draw: (easel, { middle, ahead }, foot) => fridge(easel, middle - ahead * 30, foot + 34),
  seen: ({ from, to, middle }) => [Math.min(from, middle - half - 30), Math.max(to, middle + half + 30)],
};

function fridge(easel: Easel, x: number, foot: number): string {
  const { inks } = easel;
  const cream = mix(mix(inks.paper, inks.brass, 0.2), inks.tileLight, 0.3);
  const seam = mix(cream, inks.ink, 0.35);
  const y = (above: number) => foot - above;
  const body = form(
    easel,
    `M${x - half},${y(20)}V${y(height - 90)}Q${x - half},${y(height)} ${x - half + 96},${y(height)}H${x + half - 96}Q${x + half},${y(height)} ${x + half},${y(height - 90)}V${y(20)}Z`,
    cream,
    { rim: 9, shade: 26, depth: 0.36 },
  );
  const chrome = mix(inks.ironLight, inks.paper, 0.55);
  return (
    ellipse(x, foot, half + 24, 16, inks.shadow, 'opacity="0.4"') +
    rect(x - half + 22, y(height - 60), 2 * half + 14, height - 70, inks.shadow, 'opacity="0.26"') +
    rect(x - half + 30, y(24), 50, 26, inks.iron) +
    rect(x + half - 80, y(24), 50, 26, inks.iron) +
    body +
    line(
      `M${x - half + 26},${y(92)}V${y(height - 96)}Q${x - half + 26},${y(height - 30)} ${x - half + 104},${y(height - 30)}H${x + half - 104}Q${x + half - 26},${y(height - 30)} ${x + half - 26},${y(height - 96)}V${y(92)}Z`,
      seam,
      5,
    ) +
    rect(x - half + 4, y(66), 2 * half - 8, 5, seam) +
    line(`M${x + half - 60},${y(560)}V${y(440)}`, mix(chrome, inks.ink, 0.4), 24) +
    line(`M${x + half - 63},${y(560)}V${y(440)}`, chrome, 14) +
    rect(x - half + 62, y(height - 66), 96, 22, chrome) +
    line(`M${x - half + 74},${y(height - 77)}h72`, mix(inks.cloth, inks.ink, 0.1), 6)
  );
}
