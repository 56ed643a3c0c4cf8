import type { PictureBrief } from "#api/generation/model.ts";
import { curve, points } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { mix } from "../inks.ts";
import { at, clip, ellipse, facing, line, path, rect } from "../shapes.ts";
import type { Laid } from "./arms.ts";
import { skinOf } from "./clothes.ts";
import { contour } from "./hands.ts";
import type { Work } from "./held/holding.ts";

// Something in the hands of one who sits: x = 0 is the middle, and y = 0 the floor.

/** Both hands at the ends of the needles, before the belly. */
const atNeedles: Laid = { on: [84, -452], turn: -34 };

const piece = curve(
  points("-96,-488,c 96,-488,c 104,-380 98,-300 108,-236,c 40,-222 -40,-232 -104,-238,c -98,-310 -102,-400"),
);

/** The fingers of either hand, closed round a needle over the piece. */
function fingersOnNeedles(easel: Easel): string {
  const skin = skinOf(easel);
  const edge = contour(easel);
  const closed = curve(points("66,-500 84,-516 108,-512 128,-498 136,-474 126,-452 104,-444 82,-450 68,-468"));
  const between =
    "M78,-494C92,-498 104,-494 112,-486M72,-478C88,-484 102,-480 110,-472M76,-462C90,-466 100,-464 108,-458";
  return ([1, -1] as const)
    .map((k) => facing(k, line(closed, edge, 5) + path(closed, skin) + line(between, edge, 3.5)))
    .join("");
}

/** A piece of blue knitting that hangs from two crossed needles, and its thread to a ball on the floor. */
function knitting(easel: Easel): string {
  const { inks } = easel;
  const wool = mix(inks.cloth2, inks.paper, 0.34);
  const dark = mix(wool, inks.ink, 0.34);
  const stitches = Array.from({ length: 9 }, (_, row) =>
    line(
      Array.from({ length: 9 }, (_, i) => `M${-100 + i * 24},${-474 + row * 28}l11,12l11,-12`).join(""),
      dark,
      3.5,
      'opacity="0.5"',
    ),
  ).join("");
  const steel = mix(inks.woodLight, inks.paper, 0.2);
  const needle = (from: string, to: string, [x, y]: readonly [number, number]) =>
    line(`M${from}L${to}`, mix(inks.ink, inks.wood, 0.4), 13) +
    line(`M${from}L${to}`, steel, 9) +
    ellipse(x, y, 10, 10, inks.cloth);
  return (
    line(piece, dark, 6) +
    clip(easel, piece, path(piece, wool) + stitches) +
    needle("-150,-430", "70,-556", [-150, -430]) +
    needle("150,-430", "-70,-556", [150, -430]) +
    fingersOnNeedles(easel) +
    line("M84,-486C190,-380 250,-160 262,-44", wool, 6) +
    at(
      276,
      -2,
      ellipse(0, -40, 48, 44, wool) + line("M-40,-54Q0,-20 42,-56M-44,-34Q0,4 44,-30M-10,-82Q30,-40 10,0", dark, 4),
    )
  );
}

/** A hand at either edge of the paper, behind which the fingers are. */
export const atPaper: Laid = { on: [184, -560], turn: -30 };

const column = (x: number, from: number, rows: number, colour: string) =>
  line(
    Array.from({ length: rows }, (_, i) => `M${x},${from + i * 24}h${i % 4 === 3 ? 54 : 84}`).join(""),
    colour,
    5,
    'opacity="0.55"',
  );

/** An open newspaper, held up before the chest; its back page is towards us, and nothing in it can be read. */
export function openPaper(easel: Easel): string {
  const { inks } = easel;
  const paper = mix(inks.paper, inks.frame, 0.25);
  const grey = mix(inks.ink, inks.paper, 0.35);
  const half = "M0,-420L262,-440V-800L0,-780Z";
  const page = (k: 1 | -1) =>
    facing(
      k,
      path(half, k > 0 ? paper : mix(paper, inks.ink, 0.08)) +
        line(half, mix(paper, inks.ink, 0.4), 5) +
        at(0, 0, rect(30, -752, 196, 26, grey, 'opacity="0.7"'), { turn: -3 }) +
        at(
          0,
          0,
          column(30, -690, 10, grey) + column(136, -690, 5, grey) + rect(136, -562, 86, 92, grey, 'opacity="0.35"'),
          { turn: -3 },
        ),
    );
  const skin = skinOf(easel);
  const thumb = curve(points("282,-604 262,-596 228,-590 212,-578 218,-564 244,-562 276,-562"));
  const thumbs = ([1, -1] as const).map((k) => facing(k, line(thumb, contour(easel), 5) + path(thumb, skin)));
  return page(1) + page(-1) + thumbs.join("");
}

/** What somebody who sits does with both hands. */
export const handwork: Partial<Record<NonNullable<PictureBrief["posture"]>, Work>> = {
  knitting: { laid: atNeedles, before: knitting },
  reading: { laid: atPaper, before: openPaper },
};
