import { curve, mark, type Point, points, stripe } from "../curves.ts";
import { mix } from "../inks.ts";
import { clip, ellipse, line, lit, path } from "../shapes.ts";
import type { Coat } from "./coat.ts";
import type { Mouth, Sitter } from "./sitter.ts";

// The head from the side, looking to the left: the crown, the stop between forehead and nose, the muzzle, and a tom's
// broad cheek.
const skull = curve(
  points(
    "-20,-114 -62,-102 -92,-74 -106,-44 -118,-22 -138,-4 -148,12 -142,34 -148,56 -136,80 -110,98 -82,110 -40,124 6,130 52,114 88,120,c 96,88 126,78,c 122,46 144,28,c 136,-16 116,-66 68,-102 24,-116",
  ),
);

/** An ear from the side: the near one shows its shell, the far one its edge. */
function ear(sitter: Sitter, notched: boolean, far: boolean): string {
  const { coat, lx } = sitter;
  const tip: readonly Point[] = notched
    ? points("66,-178 78,-162,c 60,-150,c 86,-142,c 94,-112")
    : points("66,-180 84,-146 96,-108");
  const outline = curve([[-14, -96], [6, -136], [38, -170], ...tip, [98, -76], [40, -64]]);
  const shell = path(curve(points("6,-98 22,-132 48,-156 60,-150 66,-116 70,-86 36,-80")), coat.ear);
  const tufts =
    path(mark(14, -84, 34, -132, 11, -5), coat.pale) +
    path(mark(32, -78, 50, -126, 10, -4), coat.pale) +
    path(mark(50, -76, 62, -112, 8, -3), coat.pale);
  const tones = far ? { base: mix(coat.base, coat.shade, 0.5), shade: coat.shade, rim: coat.rim } : coat;
  return lit(sitter, outline, tones, { rim: 8, shade: 10, lx, inner: far ? "" : shell + tufts });
}

function markings(coat: Coat): string {
  const stripes: readonly (readonly [readonly Point[], number])[] = [
    [points("-46,-108 -62,-84 -74,-58"), 15],
    [points("-8,-116 -34,-88 -48,-58"), 16],
    [points("32,-112 0,-86 -18,-62"), 15],
    [points("140,-20 84,2 26,-2 -22,4"), 17],
    [points("150,28 96,38 48,30 10,24"), 17],
    [points("128,80 88,76 52,64 26,50"), 15],
    [points("112,-62 70,-46 36,-40"), 15],
  ];
  return stripes.map(([along, width]) => path(stripe(along, width), coat.dark)).join("");
}

const mouths: Record<Mouth, string> = {
  neutral: "M-138,20L-139,36C-137,52 -122,60 -100,60",
  smile: "M-138,20L-140,36C-140,54 -120,64 -90,52",
  grump: "M-138,20L-139,38C-130,48 -112,50 -92,68",
  blep: "M-138,20L-139,36C-137,52 -122,60 -100,60",
  yawn: "M-138,20L-139,36C-138,44 -118,48 -90,54",
};

function muzzle({ coat, look }: Sitter): string {
  const open = path(curve(points("-138,44 -90,50 -82,66 -102,92 -128,84")), "#6d2733");
  const tongue = path(curve(points("-136,52 -118,54 -114,74 -128,84 -140,72")), "#d8736f");
  const nose = path(curve(points("-150,0 -138,-8 -124,-2 -128,10 -138,20 -148,16")), coat.nose);
  const pads =
    ellipse(-108, 44, 42, 31, coat.white) +
    ellipse(-124, 24, 20, 20, coat.white) +
    ellipse(-104, 86, 38, 20, coat.pale) +
    path(curve(points("-138,62 -110,74 -74,66 -90,76 -120,78")), coat.whiteShade);
  const dots = points("-108,36 -96,44 -110,50 -88,34").map(([x, y]) => ellipse(x, y, 2.6, 2.6, coat.dark));
  const whiskers = [
    [-90, 38, 84, 6, 10],
    [-88, 48, 92, 54, 2],
    [-92, 58, 70, 100, -8],
  ] as const;
  return (
    (look.mouth === "yawn" ? open : "") +
    pads +
    (look.mouth === "blep" ? tongue : "") +
    nose +
    ellipse(-140, 0, 4, 2.6, "#ffffff", 'opacity="0.35"') +
    line(mouths[look.mouth], coat.ink, 5.5) +
    dots.join("") +
    whiskers.map(([x1, y1, x2, y2, bend]) => path(mark(x1, y1, x2, y2, 5, bend), coat.white)).join("")
  );
}

/** The near eye from the side: a wedge with the cornea in front. */
function eye(sitter: Sitter): string {
  const { coat, look } = sitter;
  if (look.eyes === "closed") return line("M-92,-8C-82,10 -56,12 -38,-2", coat.ink, 8.5);
  if (look.eyes === "happy") return line("M-94,4C-84,-20 -54,-20 -38,2", coat.ink, 8.5);
  const [top, low] = look.eyes === "wide" ? [-42, 22] : look.eyes === "grump" ? [-24, 18] : [-36, 18];
  const outline = curve([
    [-98, -8, "c"],
    [-92, top * 0.72],
    [-76, top],
    [-54, top * 0.6],
    [-34, 2, "c"],
    [-56, low * 0.9],
    [-80, low],
    [-94, low * 0.5],
  ]);
  const pale = path(
    curve([
      [-106, -8],
      [-96, top - 8],
      [-72, top - 12],
      [-42, top * 0.7 - 8],
      [-20, 2],
      [-50, low + 10],
      [-88, low + 10],
    ]),
    coat.pale,
    'opacity="0.85"',
  );
  const pupilAt: Point = [-84 + look.gaze[0] * 3, -9 + look.gaze[1] * 5];
  const [width, height] = look.eyes === "wide" ? [10, 22] : [Math.max(6, look.pupils[0] * 0.6), look.pupils[1]];
  let ball = path(outline, coat.eye) + ellipse(-72, low - 4, 32, 16, coat.eyeLight);
  ball += ellipse(-70, top + 2, 40, 12, coat.eyeDeep, 'opacity="0.75"');
  ball += ellipse(pupilAt[0], pupilAt[1], width, height, coat.ink) + ellipse(pupilAt[0] + 4, -20, 6, 7, "#fffdf2");
  if (look.eyes === "half")
    ball += path(curve(points("-120,-60,c 0,-60,c 0,-4,c -40,-8 -74,-14 -110,-8,c")), mix(coat.base, coat.pale, 0.28));
  const lid = look.eyes === "half" ? "M-99,-9C-76,-15 -54,-9 -34,1" : "";
  const upper = curve(
    [
      [-98, -8],
      [-92, top * 0.74],
      [-76, top - 1],
      [-54, top * 0.6 - 1],
      [-32, 3],
    ],
    { closed: false },
  );
  const brow = look.eyes === "grump" ? path(mark(-106, -18, -28, -40, 13, 4), coat.dark) : "";
  return (
    pale +
    path(outline, coat.ink, `stroke="${coat.ink}" stroke-width="7" stroke-linejoin="round"`) +
    clip(sitter, outline, ball) +
    line(lid || upper, coat.ink, 8) +
    brow
  );
}

/** The head from the side, looking to the left. */
export function headInProfile(sitter: Sitter): string {
  const { coat, lx, mirrored } = sitter;
  // Seen from his left side he faces left, and the notched ear is the near one; mirrored, it is the far one.
  const far = `<g transform="translate(-52,6) scale(0.92)">${ear(sitter, sitter.notched && mirrored, true)}</g>`;
  return (
    far +
    lit(sitter, skull, coat, { rim: 10, shade: 18, lx, inner: markings(coat) }) +
    ear(sitter, sitter.notched && !mirrored, false) +
    eye(sitter) +
    muzzle(sitter)
  );
}
