import { curve, points } from "../curves.ts";
import { mix } from "../inks.ts";
import { clip, ellipse, line, path } from "../shapes.ts";
import type { Eyes, Sitter } from "./sitter.ts";

/** Under a heavy lid a pupil that looks up would be gone. */
const highest = (eyes: Eyes) => (eyes === "half" ? 0.3 : -1);

/** How far a pupil is below the middle of the eye: the lower lid leaves it more room than the upper one. */
export function pupilDrop({ eyes, gaze: [, down] }: Sitter["look"]): number {
  const seen = Math.max(down, highest(eyes));
  return seen * (seen > 0 ? 12 : 8);
}

/** Drawn for the right-hand eye; the left one is mirrored by the caller. `side` is 1 on the right, -1 on the left. */
export function eye(sitter: Sitter, side: 1 | -1): string {
  const { coat, look } = sitter;
  const mode = look.eyes;
  if (mode === "closed") return line("M-33,-4C-18,20 16,20 33,-6", coat.ink, 8.5);
  if (mode === "happy") return line("M-33,12C-18,-18 16,-18 33,10", coat.ink, 8.5);
  const top = mode === "wide" ? -35 : mode === "grump" ? -21 : -30;
  const low = mode === "wide" ? 30 : 27;
  const almond = curve([
    [-32, 8, "c"],
    [-20, top * 0.66],
    [2, top],
    [24, top * 0.62],
    [33, -3, "c"],
    [24, low * 0.68],
    [2, low],
    [-18, low * 0.82],
  ]);
  const [width, height] = mode === "wide" ? [17, 22] : look.pupils;
  const px = look.gaze[0] * 11 * side;
  const py = pupilDrop(look);
  let svg = path(
    curve([
      [-40, 12],
      [-20, top - 11],
      [6, top - 15],
      [34, top - 6],
      [44, -11],
      [32, low + 4],
      [4, low + 12],
      [-26, low + 6],
    ]),
    coat.pale,
    'opacity="0.85"',
  );
  svg += path(almond, coat.ink, `stroke="${coat.ink}" stroke-width="7" stroke-linejoin="round"`);
  let ball = path(almond, coat.eye) + ellipse(px * 0.6 + 2, low - 5, 34, 19, coat.eyeLight);
  ball += ellipse(px * 0.6, top + 2, 42, 13, coat.eyeDeep, 'opacity="0.75"');
  ball += ellipse(px + 1, py, width, height, coat.ink);
  ball +=
    ellipse(px - 7 * side, py - 10, 7, 8, "#fffdf2") +
    ellipse(px + 8 * side, py + 10, 3.4, 3.4, "#fffdf2", 'opacity="0.8"');
  if (mode === "half")
    ball += path(curve(points("-50,-50,c 60,-50,c 60,2,c 14,5 -10,6 -50,14,c")), mix(coat.base, coat.pale, 0.28));
  svg += clip(sitter, almond, ball);
  if (mode === "half")
    svg +=
      line(
        curve(
          [
            [-29, 2],
            [-19, top * 0.62],
            [2, top - 1],
            [23, top * 0.6],
            [30, -6],
          ],
          { closed: false },
        ),
        mix(coat.base, coat.pale, 0.28),
        8.5,
      ) +
      line(curve(points("-22,-12 -2,-21 20,-16"), { closed: false }), coat.shade, 3.5) +
      line(curve(points("-34,10 -10,6 14,5 35,0"), { closed: false }), coat.ink, 7.5);
  else
    svg += line(
      curve(
        [
          [-33, 8],
          [-20, top * 0.66 - 1],
          [2, top - 1],
          [24, top * 0.62 - 1],
          [34, -4],
        ],
        { closed: false },
      ),
      coat.ink,
      8,
    );
  return svg;
}
