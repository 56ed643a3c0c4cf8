import { curve, mark, points } from "../curves.ts";
import { ellipse, line, path } from "../shapes.ts";
import type { Coat } from "./coat.ts";
import { eye } from "./eye.ts";
import type { Mouth, Sitter } from "./sitter.ts";

const sides = [-1, 1] as const;

const closedMouth = (fx: number, ny: number) =>
  `M${fx},${ny + 14}v10M${fx - 26},${ny + 33}C${fx - 18},${ny + 43} ${fx - 4},${ny + 38} ${fx},${ny + 24}C${fx + 4},${ny + 38} ${fx + 18},${ny + 43} ${fx + 26},${ny + 33}`;

const mouthLine: Record<Mouth, (fx: number, ny: number) => string> = {
  smile: (fx, ny) =>
    `M${fx},${ny + 14}v9M${fx - 34},${ny + 26}C${fx - 26},${ny + 45} ${fx - 5},${ny + 41} ${fx},${ny + 23}C${fx + 5},${ny + 41} ${fx + 26},${ny + 45} ${fx + 34},${ny + 26}`,
  grump: (fx, ny) =>
    `M${fx},${ny + 14}v10M${fx - 28},${ny + 42}C${fx - 20},${ny + 32} ${fx - 8},${ny + 30} ${fx},${ny + 26}C${fx + 8},${ny + 30} ${fx + 20},${ny + 32} ${fx + 28},${ny + 42}`,
  yawn: (fx, ny) => `M${fx},${ny + 12}v10`,
  neutral: closedMouth,
  blep: closedMouth,
};

function whiskers(coat: Coat, fx: number, my: number): string {
  let svg = "";
  for (const k of sides)
    for (const [from, to, bend] of [
      [-10, -44, 10],
      [2, -6, 2],
      [13, 34, -8],
    ] as const)
      svg += path(mark(fx + k * 52, my + from, fx * 0.4 + k * 214, my + to, 5, k * bend * -1), coat.white);
  return svg;
}

/** Eyes, muzzle, nose and mouth; (fx, fy) is how far the face has slid inside the head. */
export function face(sitter: Sitter, fx: number, fy: number): string {
  const { look } = sitter;
  const grump = look.eyes === "grump";
  let f = "";
  for (const k of sides) {
    const turned = look.turn[0] * k;
    // In a three-quarter view the far eye is narrow, close to the edge of the face.
    const near = turned > 0.6 ? 1 - turned * 0.15 : 1 + turned * 0.06;
    f += `<g transform="translate(${(k * 62 + fx).toFixed(1)},${(fy + (grump ? 4 : 0)).toFixed(1)}) scale(${(k * near).toFixed(3)},1)">${eye(sitter, k)}</g>`;
    if (grump) f += path(mark(k * 24 + fx, -16 + fy, k * 104 + fx, -36 + fy, 13, k * -5), sitter.coat.dark);
  }
  return f + muzzle(sitter, fx, fy + 12);
}

function muzzle({ coat, look }: Sitter, fx: number, mz: number): string {
  let f = "";
  // muzzle pads
  const my = 52 + mz;
  if (look.mouth === "yawn") {
    f += path(
      curve([
        [fx - 40, my + 4],
        [fx, my - 6],
        [fx + 40, my + 4],
        [fx + 34, my + 48],
        [fx, my + 66],
        [fx - 34, my + 48],
      ]),
      "#6d2733",
    );
    f += path(
      curve([
        [fx - 22, my + 40],
        [fx, my + 28],
        [fx + 22, my + 40],
        [fx + 16, my + 56],
        [fx, my + 61],
        [fx - 16, my + 56],
      ]),
      "#d77f78",
    );
    f +=
      path(`M${fx - 26},${my + 4}l8,22l8,-20Z`, coat.white) + path(`M${fx + 26},${my + 4}l-8,22l-8,-20Z`, coat.white);
  }
  for (const k of [-1, 1]) f += ellipse(fx + k * 31, my, 43, 31, coat.white);
  f += ellipse(fx, my - 15, 27, 20, coat.white);
  for (const k of [-1, 1])
    f += path(
      curve([
        [fx + k * 4, my + 26],
        [fx + k * 34, my + 32],
        [fx + k * 70, my + 12],
        [fx + k * 48, my + 24],
        [fx + k * 24, my + 25],
      ]),
      coat.whiteShade,
    );
  // nose and mouth
  const ny = 30 + mz;
  f += path(
    curve([
      [fx - 19, ny - 7],
      [fx, ny - 11],
      [fx + 19, ny - 7],
      [fx + 12, ny + 7],
      [fx, ny + 15],
      [fx - 12, ny + 7],
    ]),
    coat.nose,
  );
  f += ellipse(fx - 6, ny - 4, 6, 3, "#ffffff", 'opacity="0.35"');
  if (look.mouth === "blep")
    f += path(
      curve([
        [fx - 11, ny + 34],
        [fx + 11, ny + 34],
        [fx + 10, ny + 54],
        [fx, ny + 60],
        [fx - 10, ny + 54],
      ]),
      "#d8736f",
    );
  f += line(mouthLine[look.mouth](fx, ny), coat.ink, 5.5);
  for (const k of [-1, 1])
    for (const [dx, dy] of points("32,-9 47,1 31,9")) f += ellipse(fx + k * dx, my + dy, 2.6, 2.6, coat.dark);
  return f + whiskers(coat, fx, my);
}
