import { curve, points, type Tube, tube } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { form } from "../props/form.ts";
import { at, ellipse, line, path } from "../shapes.ts";
import { type Clothes, skinOf } from "./clothes.ts";

// A forearm that comes from the left, and the hand on the table, y = 0, seen from the side of the thumb.

/** Longer than any picture shows. */
const armLength = 1000;

const contour = (easel: Easel) => mix(skinOf(easel), easel.inks.ink, 0.42);

/** A part of the hand with its contour, which separates it from what is behind. */
const outlined = (easel: Easel, outline: string) =>
  line(outline, contour(easel), 5) + form(easel, outline, skinOf(easel), { rim: 4, shade: 7, depth: 0.2 });

const digit = (spine: string, radii: readonly number[]): Tube => tube(points(spine), radii, { startCap: true });
const finger = (easel: Easel, spine: string, radii: readonly number[]) => outlined(easel, digit(spine, radii).path);

const nail = (easel: Easel, x: number, y: number, turn: number) =>
  at(x, y, ellipse(0, 0, 10, 6, mix(skinOf(easel), easel.inks.paper, 0.55)), { turn });

/** The thumb lies over the hand, so its contour is open at the root. */
const thumb = (easel: Easel, spine: string, edge: string) =>
  path(digit(spine, [25, 24, 20, 14]).path, skinOf(easel)) + line(edge, contour(easel), 4);

/** The palm down, the fingers one behind the other. */
export const lying = (easel: Easel): string =>
  finger(easel, "-10,-88 42,-112 88,-98 116,-54", [17, 17, 16, 12]) +
  finger(easel, "0,-84 60,-104 108,-82 134,-32", [18, 18, 17, 13]) +
  finger(easel, "0,-78 64,-90 110,-62 132,-14", [20, 19, 18, 13]) +
  outlined(
    easel,
    curve(
      points(`-170,-104,c -110,-94 -60,-104 -4,-104 36,-92 76,-72 102,-42 110,-14 98,-3 84,-12 70,-36 46,-46 10,-30 -30,-10
        -84,-10 -170,-26,c`),
    ),
  ) +
  nail(easel, 99, -20, 62) +
  nail(easel, 127, -26, 62) +
  line("M62,-70q8,6 6,16", contour(easel), 3.5) +
  thumb(easel, "-70,-40 -24,-36 16,-22 50,-14", "M-50,-62C-20,-64 16,-44 44,-30C62,-26 70,-4 52,0C30,6 0,0 -30,-8") +
  nail(easel, 50, -17, 14);

/** The sleeve and its cuff, from beyond the picture to the wrist. */
export function sleeved(easel: Easel, { sleeve, cuff }: Clothes): string {
  const { inks } = easel;
  const arm = tube(points(`-${armLength},-440 -620,-236 -360,-138 -190,-86`), [124, 108, 78, 55], { cap: false });
  const folds = [0.56, 0.68, 0.8]
    .map((from) => path(arm.band(from, from + 0.022, 14), mix(sleeve, inks.ink, 0.2)))
    .join("");
  const band = curve(points("-206,-12,c -224,-80 -204,-158,c -168,-148 -134,-136,c -148,-70 -132,-4,c -168,-2"));
  return form(easel, arm.path, sleeve, { inner: folds }) + form(easel, band, cuff, { rim: 5, shade: 9 });
}

export const shadowUnderHand = ({ inks }: Easel) => ellipse(-40, 2, 180, 12, inks.shadow, 'opacity="0.3"');
