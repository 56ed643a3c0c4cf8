import { curve, mark, points, type Tube, tube } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { form } from "../props/form.ts";
import { at, ellipse, line, path } from "../shapes.ts";
import { type Clothes, skinOf } from "./clothes.ts";

// A forearm that comes from the left, and the hand on what it rests on, y = 0.

/** Longer than any picture shows. */
const armLength = 1000;

export const contour = (easel: Easel) => mix(skinOf(easel), easel.inks.ink, 0.42);

/** A part of the hand with its contour, which separates it from what is behind. */
const outlined = (easel: Easel, outline: string) =>
  line(outline, contour(easel), 5) + form(easel, outline, skinOf(easel), { rim: 4, shade: 7, depth: 0.2 });

const digit = (spine: string, radii: readonly number[]): Tube => tube(points(spine), radii, { startCap: true });
export const finger = (easel: Easel, spine: string, radii: readonly number[]) =>
  outlined(easel, digit(spine, radii).path);

export const nail = (easel: Easel, x: number, y: number, turn: number) =>
  at(x, y, ellipse(0, 0, 10, 6, mix(skinOf(easel), easel.inks.paper, 0.55)), { turn });

/** The thumb lies over the hand, so its contour is open at the root. */
const thumb = (easel: Easel, spine: string, edge: string) =>
  path(digit(spine, [25, 24, 20, 14]).path, skinOf(easel)) + line(edge, contour(easel), 4);

/** Marks on the forefinger, drawn as on `nearThumb`, and on the wrist; and what is between the fingers and the thumb. */
export type Marks = {
  onForefinger?(easel: Easel): string;
  onWrist?(easel: Easel): string;
  underThumb?: ((easel: Easel) => string) | undefined;
};

/** A hand with the palm down, without marks or with those of somebody. */
export type Hand = (easel: Easel, marks?: Marks) => string;

/** The hand seen from the side of the thumb, the fingers stretched out one beyond the other. */
export const nearThumb: Hand = (easel, { onForefinger, onWrist, underThumb } = {}) =>
  finger(easel, "-10,-94 46,-106 94,-86 122,-60", [15, 15, 14, 11]) +
  finger(easel, "-4,-92 60,-100 114,-74 146,-44", [17, 17, 15, 12]) +
  nail(easel, 140, -52, 46) +
  finger(easel, "0,-86 68,-88 124,-58 154,-25", [18, 18, 16, 12]) +
  nail(easel, 148, -34, 46) +
  outlined(
    easel,
    curve(
      points(`-170,-104,c -110,-96 -60,-104 -8,-100 34,-90 76,-70 116,-46 142,-24 147,-9 134,-2 116,-6 92,-17 64,-32
        38,-38 10,-28 -30,-10 -84,-9 -170,-26,c`),
    ),
  ) +
  nail(easel, 132, -21, 40) +
  line("M74,-66q9,7 7,17", contour(easel), 3.5) +
  (onForefinger?.(easel) ?? "") +
  (underThumb?.(easel) ?? "") +
  (underThumb ? closedThumb(easel) : openThumb(easel)) +
  (onWrist?.(easel) ?? "");

const openThumb = (easel: Easel) =>
  thumb(easel, "-70,-40 -24,-36 16,-22 50,-14", "M-50,-62C-20,-64 16,-44 44,-30C62,-26 70,-4 52,0C30,6 0,0 -30,-8") +
  nail(easel, 50, -17, 14);

/** Laid on what is between it and the forefinger. */
const closedThumb = (easel: Easel) =>
  thumb(
    easel,
    "-74,-46 -30,-56 22,-58 72,-50",
    "M-52,-71C-20,-82 20,-82 62,-70C90,-66 94,-42 74,-36C48,-32 6,-36 -28,-22",
  ) + nail(easel, 72, -53, 8);

/** The hand of somebody who faces us, its back towards us: the thumb is on the far side. */
export const farThumb: Hand = (easel, { onForefinger, onWrist } = {}) =>
  finger(easel, "-104,-84 -56,-114 -8,-130 38,-122", [26, 24, 19, 13]) +
  nail(easel, 34, -127, 6) +
  finger(easel, "-12,-98 46,-104 92,-88 130,-60", [19, 19, 17, 12]) +
  nail(easel, 126, -65, 42) +
  at(-2, -47, onForefinger?.(easel) ?? "") +
  finger(easel, "-8,-76 58,-77 110,-56 146,-28", [18, 18, 16, 12]) +
  nail(easel, 143, -36, 44) +
  finger(easel, "-8,-58 52,-58 100,-38 132,-13", [17, 17, 15, 11]) +
  nail(easel, 127, -19, 42) +
  finger(easel, "-24,-36 36,-36 74,-22 100,-8", [15, 15, 13, 9]) +
  nail(easel, 95, -13, 36) +
  form(easel, backOfHand, skinOf(easel), { rim: 0, shade: 5, depth: 0.12 }) +
  line(endsOfBack, contour(easel), 3.5) +
  (onWrist?.(easel) ?? "");

export const backOfHand = curve(
  points(`-170,-104,c -110,-97 -64,-104 -20,-117 8,-106 14,-88 12,-70 10,-52 4,-38 -4,-22 -36,-10 -84,-9 -170,-26,c`),
);
export const endsOfBack = "M-170,-104C-130,-98 -70,-100 -20,-117M-8,-21C-40,-7 -90,-8 -170,-26";

/** The sleeve and its cuff, from beyond the picture to the wrist. */
export function sleeved(easel: Easel, clothes: Clothes): string {
  const { inks } = easel;
  const { sleeve } = clothes;
  const arm = tube(points(`-${armLength},-440 -620,-236 -360,-138 -190,-86`), [124, 108, 78, 55], { cap: false });
  const folds = [
    [-232, -52, -262, -122, 9],
    [-296, -66, -318, -128, 9],
    [-352, -70, -404, -186, 11],
    [-486, -112, -520, -196, 11],
    [-560, -130, -640, -292, 13],
  ].map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0, width]) =>
    path(mark(x1, y1, x2, y2, width ?? 0, 5), mix(sleeve, inks.ink, 0.26)),
  );
  // Without its contour a light sleeve is lost before a light wall.
  const edge = line(arm.path, mix(sleeve, inks.ink, 0.34), 6);
  return edge + form(easel, arm.path, sleeve, { inner: folds.join("") }) + cuffed(easel, clothes);
}

/** The cuff round the wrist. */
export const cuffed = (easel: Easel, { cuff }: Clothes): string => form(easel, cuffOutline, cuff, { rim: 5, shade: 9 });
const cuffOutline = curve(points("-206,-12,c -224,-80 -204,-158,c -168,-148 -134,-136,c -148,-70 -132,-4,c -168,-2"));

export const shadowUnderHand = ({ inks }: Easel) => ellipse(-34, 2, 186, 12, inks.shadow, 'opacity="0.3"');
