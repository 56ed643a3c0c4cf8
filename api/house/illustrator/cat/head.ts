import { curve, mirrored, type Point, points, stripe } from "../curves.ts";
import { mix } from "../inks.ts";
import { ellipse, lit, path } from "../shapes.ts";
import type { Coat } from "./coat.ts";
import { type EarsWay, ears } from "./ears.ts";
import { bothEyes, muzzle } from "./face.ts";
import { headInProfile } from "./head-in-profile.ts";
import { headRim } from "./rim.ts";
import { type Sitter, turnedAside } from "./sitter.ts";
import { forelock, wetHalf } from "./wet.ts";

/** The right half of a tom's broad skull, from the crown down to the chin. */
const half: readonly Point[] = points(
  "48,-104 98,-82 132,-42 150,6 172,30,c 156,44 174,68,c 152,78 156,100,c 116,112 60,126",
);

/** The far cheek: its lowest tuft is turned away and would look like a cut. */
const farHalf: readonly Point[] = points("48,-104 98,-82 132,-42 150,6 172,30,c 158,44 172,66,c 152,84 124,106 66,125");

/** The skull of a head whose face is slid by `fx`; turned aside, its far cheek is short. */
function skullOf(fx: number, aside: number, wet = false): Point[] {
  const cheek = (away: number) => (wet ? wetHalf : away > 0 ? farHalf : half);
  const narrowed = (points: readonly Point[], far: number) =>
    points.map(([x, y, corner]): Point => {
      const share = 1 - far * (y < 20 ? 0.11 : 0.13);
      return corner ? [x * share, y, corner] : [x * share, y];
    });
  return [
    [fx * 0.2, -108],
    ...narrowed(cheek(aside), Math.max(0, aside)),
    [fx * 0.6, 129],
    ...narrowed(mirrored(cheek(-aside)).reverse(), Math.max(0, -aside)),
  ];
}

/** The M on his forehead, the stripes of his cheeks, and the pale bridge of his nose. */
function markings(coat: Coat, fx: number, fy: number): string {
  const st = (points: readonly Point[], width: number) => path(stripe(points, width), coat.dark);
  let m = "";
  // the forehead M, then the cap stripes behind it
  m += st(
    [
      [fx * 0.5, -118],
      [fx * 0.7, -92],
      [fx * 0.8, -66],
    ],
    15,
  );
  for (const k of [-1, 1]) {
    m += st(
      [
        [k * 34 + fx * 0.5, -112],
        [k * 27 + fx * 0.7, -82],
        [k * 13 + fx * 0.9, -44],
      ],
      16,
    );
    m += st(
      [
        [k * 74 + fx * 0.4, -100],
        [k * 60 + fx * 0.6, -78],
        [k * 50 + fx * 0.9, -54],
      ],
      17,
    );
    m += st(
      [
        [k * 112 + fx * 0.3, -76],
        [k * 94 + fx * 0.5, -62],
        [k * 84 + fx * 0.8, -44],
      ],
      14,
    );
    // cheek swooshes
    m += st(
      [
        [k * 180, -6],
        [k * 142 + fx * 0.4, 8],
        [k * 108 + fx * 0.8, 2],
      ],
      16,
    );
    m += st(
      [
        [k * 186, 36],
        [k * 148 + fx * 0.4, 42],
        [k * 106 + fx * 0.8, 28],
      ],
      18,
    );
    m += st(
      [
        [k * 178, 84],
        [k * 142 + fx * 0.4, 78],
        [k * 108 + fx * 0.7, 60],
      ],
      15,
    );
  }
  // pale bridge, muzzle and chin
  m += path(
    curve([
      [-13 + fx, -40],
      [13 + fx, -40],
      [20 + fx * 1.15, 14 + fy],
      [fx * 1.2, 30 + fy],
      [-20 + fx * 1.2, 14 + fy],
    ]),
    mix(coat.base, coat.pale, 0.55),
  );
  // The chin stays above the edge of the jaw, which would cut it off.
  return m + ellipse(fx * 1.15, Math.min(98 + fy, 90), 45, 30, coat.pale);
}

/** The one head that every pose shares. He faces left, so in a three-quarter view he is turned to the left. */
export function head(sitter: Sitter, earsWay: EarsWay = "up"): string {
  const { coat, lx, look } = sitter;
  if (look.view === "profile") return headInProfile(sitter);
  const [fx, fy] = [look.turn[0] * 26, look.turn[1] * 16];
  const skull = skullOf(fx, turnedAside(look), sitter.wet);
  const inner =
    markings(coat, fx, fy) +
    (sitter.wet ? forelock(sitter, fx) : "") +
    bothEyes(sitter, fx, fy) +
    headRim(sitter, skull);
  return (
    ears(sitter, look.eyes === "grump" ? "back" : earsWay) +
    lit(sitter, curve(skull), coat, { rim: 0, shade: 18, lx, inner }) +
    muzzle(sitter, fx * 1.2, fy + 12)
  );
}
