import { curve, mark, type Point, points } from "../curves.ts";
import { at, clip, ellipse, line, path } from "../shapes.ts";
import type { Coat } from "./coat.ts";
import { eye } from "./eye.ts";
import { type Mouth, type Sitter, turnedAside } from "./sitter.ts";

const sides = [-1, 1] as const;

const closedMouth = (fx: number, ny: number) =>
  `M${fx},${ny + 14}v10M${fx - 26},${ny + 33}C${fx - 18},${ny + 43} ${fx - 4},${ny + 38} ${fx},${ny + 24}C${fx + 4},${ny + 38} ${fx + 18},${ny + 43} ${fx + 26},${ny + 33}`;

const mouthLine: Record<Mouth, (fx: number, ny: number) => string> = {
  smile: (fx, ny) =>
    `M${fx},${ny + 14}v9M${fx - 34},${ny + 26}C${fx - 26},${ny + 45} ${fx - 5},${ny + 41} ${fx},${ny + 23}C${fx + 5},${ny + 41} ${fx + 26},${ny + 45} ${fx + 34},${ny + 26}`,
  grump: (fx, ny) =>
    `M${fx},${ny + 14}v10M${fx - 28},${ny + 42}C${fx - 20},${ny + 32} ${fx - 8},${ny + 30} ${fx},${ny + 26}C${fx + 8},${ny + 30} ${fx + 20},${ny + 32} ${fx + 28},${ny + 42}`,
  yawn: (fx, ny) => `M${fx},${ny + 12}v12`,
  call: (fx, ny) => `M${fx},${ny + 12}v12`,
  neutral: closedMouth,
  blep: closedMouth,
};

/** Yawning or, less wide, calling. */
export const isOpen = (mouth: Mouth) => mouth === "yawn" || mouth === "call";

/** The inside of an open mouth, its tongue, and the blep. */
export const mouthInks = { inside: "#6d2733", tongue: "#d8736f", furrow: "#b9565a" } as const;

/** Both eyes from the front; (fx, fy) is how far the face has slid inside the head. */
export function bothEyes(sitter: Sitter, fx: number, fy: number): string {
  const { look, coat } = sitter;
  const aside = turnedAside(look);
  const grump = look.eyes === "grump";
  const drawn = sides.map((k) => {
    // Turned aside, the eyes are nearer to each other and the far one is narrow.
    const far = Math.max(0, k * aside);
    const [x, y] = [k * (62 - Math.abs(aside) * 7) + fx, fy + (grump ? 4 : 0)];
    const placed = `translate(${x.toFixed(1)},${y.toFixed(1)}) scale(${(k * (1 - far * 0.3)).toFixed(3)},1)`;
    const brow = grump ? path(mark(-38, -20, 42 - far * 8, -40, 13, -5), coat.dark) : "";
    return `<g transform="${placed}">${eye(sitter, k)}${brow}</g>`;
  });
  return drawn.join("");
}

/** Muzzle, nose and mouth round (fx, mz + 52). */
export function muzzle(sitter: Sitter, fx: number, mz: number): string {
  const { coat, look } = sitter;
  const [my, ny] = [52 + mz, 30 + mz];
  const opens = isOpen(look.mouth);
  const opening = look.mouth === "call" ? { scaleX: 0.72, scaleY: 0.7 } : {};
  return (
    (opens ? at(fx, my, openMouth(sitter), opening) : "") +
    pads(sitter, fx, opens ? my - 6 : my) +
    (look.mouth === "blep" ? tongueOut(fx, ny) : "") +
    nose(coat, fx, ny) +
    line(mouthLine[look.mouth](fx, ny), coat.ink, 5.5) +
    whiskers(sitter, fx, my)
  );
}

/** The narrower half of what is on the far side of a head that is turned aside. */
const shareOn = (sitter: Sitter, k: 1 | -1) => 1 - Math.max(0, k * turnedAside(sitter.look)) * 0.26;

function pads(sitter: Sitter, fx: number, my: number): string {
  const { coat, look } = sitter;
  const on = (k: 1 | -1, dx: number) => fx + k * dx * shareOn(sitter, k);
  const cheeks = sides.map((k) => ellipse(on(k, 31), my, 43 * shareOn(sitter, k), 31, coat.white));
  const under = (k: 1 | -1) => points("4,26 34,32 70,12 48,24 24,25").map(([x, y]): Point => [on(k, x), my + y]);
  const shades = isOpen(look.mouth) ? [] : sides.map((k) => path(curve(under(k)), coat.whiteShade));
  const dots = sides.flatMap((k) =>
    points("32,-9 47,1 31,9").map(([dx, dy]) => ellipse(on(k, dx), my + dy, 2.6, 2.6, coat.dark)),
  );
  return cheeks.join("") + ellipse(fx, my - 15, 27, 20, coat.white) + shades.join("") + dots.join("");
}

function nose(coat: Coat, fx: number, ny: number): string {
  const leather = points("-19,-7 0,-11 19,-7 12,7 0,15 -12,7").map(([x, y]): Point => [fx + x, ny + y]);
  return path(curve(leather), coat.nose) + ellipse(fx - 6, ny - 4, 6, 3, "#ffffff", 'opacity="0.35"');
}

function tongueOut(fx: number, ny: number): string {
  const tongue = points("-12,32 12,32 12,54 0,63 -12,54").map(([x, y]): Point => [fx + x, ny + y]);
  return path(curve(tongue), mouthInks.tongue) + line(`M${fx},${ny + 38}v12`, mouthInks.furrow, 3.5, 'opacity="0.7"');
}

const shape = (text: string) => curve(points(text));
const openMouthIs = {
  jaw: shape("-48,4 0,-8 48,4 51,40 36,78 0,93 -36,78 -51,40"),
  inside: shape("-44,2 0,-8 44,2 44,38 29,69 0,79 -29,69 -44,38"),
  tongue: shape("-25,54 -18,36 0,42 18,36 25,54 20,84 0,92 -20,84"),
  /** The right-hand teeth, a fang above and a small one below. */
  teeth: "M14,18Q19,30 22,43Q27,30 30,18ZM19,76Q22,68 24,58Q27,68 29,76Z",
};

/** A yawn: the jaw hangs, the tongue lies in it, between two fangs above and two small teeth below. */
function openMouth(sitter: Sitter): string {
  const { coat } = sitter;
  const { jaw, inside, tongue, teeth } = openMouthIs;
  const held =
    path(inside, mouthInks.inside) +
    path(tongue, mouthInks.tongue) +
    line("M0,48v26", mouthInks.furrow, 4, 'opacity="0.7"') +
    path(teeth, coat.white) +
    path(teeth, coat.white, 'transform="scale(-1,1)"');
  return path(jaw, coat.pale) + clip(sitter, inside, held);
}

/** From his cheeks outwards: those before his nose are shorter, so that they do not lie over what he sniffs at. */
function whiskers(sitter: Sitter, fx: number, my: number): string {
  const hairs = [
    [-10, -44, 10],
    [2, -6, 2],
    [13, 34, -8],
  ] as const;
  return sides
    .flatMap((k) => {
      const from = fx + k * 52 * shareOn(sitter, k);
      const to = fx * 0.4 + k * 214 * (1 - Math.max(0, k * turnedAside(sitter.look)) * 0.14);
      return hairs.map(([start, end, bend]) =>
        path(mark(from, my + start, to, my + end, 5, -k * bend), sitter.coat.white),
      );
    })
    .join("");
}
