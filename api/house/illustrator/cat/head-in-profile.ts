import { curve, mark, type Point, points, stripe } from "../curves.ts";
import { mix } from "../inks.ts";
import { at, clip, ellipse, line, lit, path } from "../shapes.ts";
import type { Coat } from "./coat.ts";
import { type Notch, notchEdge } from "./ears.ts";
import { pupilDrop } from "./eye.ts";
import { isOpen, mouthInks } from "./face.ts";
import { headRim, litEdge } from "./rim.ts";
import type { Mouth, Sitter } from "./sitter.ts";

// The head from the side, looking to the left: the forehead, the stop, the bridge of the nose, the muzzle, the chin a
// little behind it, and a tom's broad jowl before the nape.
const back = points(
  "-58,120 -16,134 22,144,c 30,130 66,134,c 72,120 110,110,c 124,80 138,40 138,-10 116,-66 68,-102 24,-116",
);
const wetBack = points(
  "-58,120 -30,132 -18,166,c 4,132 28,172,c 40,130 76,162,c 82,120 124,132,c 122,84 138,40 138,-10 116,-66 68,-102 24,-116",
);
const brow = points("-20,-115 -62,-104 -94,-80 -111,-52 -119,-30 -132,-14 -147,-4");
const closedMuzzle = points("-154,10 -149,22 -148,34 -153,47 -148,60 -139,66,c -140,76 -132,86 -114,96 -88,107");
/** The upper jaw alone: below it the mouth is open. */
const openMuzzle = points("-154,10 -150,22 -150,32 -155,44 -148,55 -130,58 -104,62 -80,80,c -72,106");

const skullOf = ({ look, wet }: Sitter): Point[] => [
  ...brow,
  ...(isOpen(look.mouth) ? openMuzzle : closedMuzzle),
  ...(wet ? wetBack : back),
];

const notch: Notch = [
  [84, -150, "c"],
  [62, -135, "c"],
  [92, -121, "c"],
];

/** An ear from the side: the near one shows its shell, the far one its edge, lighter than any night behind it. */
function ear(sitter: Sitter, notched: boolean, far: boolean): string {
  const { coat, lx } = sitter;
  const tip = notched
    ? [...points("62,-180 74,-168"), ...notch, ...points("97,-100")]
    : points("66,-180 84,-146 96,-108");
  const outline = curve([[-14, -96], [6, -136], [38, -170], ...tip, [98, -76], [40, -64]]);
  const shell = path(curve(points("6,-98 22,-132 48,-156 60,-150 66,-116 70,-86 36,-80")), coat.ear);
  const tufts =
    path(mark(14, -84, 34, -132, 11, -5), coat.pale) +
    path(mark(32, -78, 50, -126, 10, -4), coat.pale) +
    path(mark(50, -76, 62, -112, 8, -3), coat.pale);
  // The rim does not go into the notch: there it would be a scrap.
  const whole = points("-14,-96 6,-136 38,-170 66,-180 84,-146 96,-108 98,-76 40,-64").map(
    ([x, y]): Point => [x - lx * 8, y + 6],
  );
  const rim = litEdge(sitter, curve(whole)) + (notched ? notchEdge(coat, notch) : "");
  const tones = far ? { base: coat.base, shade: mix(coat.base, coat.shade, 0.6), rim: coat.rim } : coat;
  const drawn = lit(sitter, outline, tones, { rim: 0, shade: 10, lx, inner: (far ? "" : shell + tufts) + rim });
  return sitter.look.eyes === "grump" ? `<g transform="rotate(16 48 -76)">${drawn}</g>` : drawn;
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

/** The jowl: paler fur whose tufts lie over the neck. */
function jowl(coat: Coat): string {
  const fur = "-92,84 -50,62 -6,56 30,68,c 16,78 34,98,c 10,98 16,120,c -10,112 -20,126,c -40,112 -70,110";
  return path(curve(points(fur)), mix(coat.base, coat.pale, 0.34));
}

/** The lip; it ends as he feels. */
const lips: Record<Mouth, string> = {
  neutral: "M-140,65C-128,72 -110,68 -98,62",
  smile: "M-140,65C-124,76 -100,70 -89,48",
  grump: "M-140,65C-128,62 -108,66 -92,80",
  blep: "M-140,65C-128,72 -110,68 -96,58",
  yawn: "",
  call: "",
};

/** The white of muzzle and chin, as far as the skull reaches. */
function white({ coat, look }: Sitter): string {
  // The chin runs out into the jaw: an edge below the corner of the mouth would make a scrap of it.
  const chin = path(curve(points("-170,56 -130,62 -96,58 -90,66 -100,80 -122,91 -170,104")), coat.pale);
  const under = path(curve(points("-144,64 -126,70 -104,64 -95,67 -108,74 -126,77 -142,73")), coat.whiteShade);
  const pad = path(curve(points("-176,10 -138,12 -110,16 -84,30 -76,48 -90,62 -112,69 -140,68 -176,64")), coat.white);
  return (isOpen(look.mouth) ? "" : chin + under) + pad;
}

/** The dropped jaw of a yawn, with the tongue in it; the skull lies over its root. */
function openJaw(sitter: Sitter): string {
  const { coat } = sitter;
  const jaw = curve(
    points(
      "-46,62 -76,84,c -88,106 -108,124 -132,132 -142,140 -138,154 -120,163 -92,160 -62,144 -34,124 -10,104 -14,76",
    ),
  );
  const inside = path(
    curve(points("-146,48,c -110,50 -60,66 -66,104 -98,130 -132,140,c -131,112 -137,78")),
    mouthInks.inside,
  );
  const tongue = path(
    curve(points("-66,92 -84,92 -104,106 -124,112 -133,121 -124,131 -96,132 -66,116")),
    mouthInks.tongue,
  );
  const tooth = path("M-131,136Q-134,126 -131,115Q-122,124 -119,131Z", coat.white);
  // The white of the chin runs out along the lip, as the closed mouth has it: a spot of it would be a ball.
  const chin = path(curve(points("-60,92,c -90,112 -112,128 -150,128 -156,172 -118,172 -92,146 -74,122")), coat.pale);
  return inside + tongue + tooth + lit(sitter, jaw, coat, { rim: 0, shade: 8, lx: sitter.lx, inner: chin });
}

/** Less far by him who calls: the jaw turns about its joint. */
const droppedBy = (mouth: Mouth) => (mouth === "call" ? { scaleY: 0.82, scaleX: 1, turn: 4 } : {});

/** Within the mouth, behind the lip from which it hangs. */
const fang = (coat: Coat) => path("M-132,56Q-131,70 -124,82Q-117,70 -117,58Z", coat.white);

function tongueOut(): string {
  return (
    path(curve(points("-147,60 -134,64 -127,68 -129,86 -140,96 -150,88 -151,74")), mouthInks.tongue) +
    line("M-139,70Q-138,78 -139,85", mouthInks.furrow, 3.5, 'opacity="0.7"')
  );
}

const whiskers = [
  [-96, 38, 66, 10, 9],
  [-94, 48, 74, 58, -3],
  [-98, 57, 54, 104, -9],
] as const;

function muzzle({ coat, look }: Sitter): string {
  const nose = curve(points("-150,0 -142,-6 -131,-6 -124,0 -127,9 -136,18 -146,24 -152,18 -154,8"));
  const dots = points("-118,36 -106,44 -118,52 -100,34").map(([x, y]) => ellipse(x, y, 2.6, 2.6, coat.dark));
  return (
    (look.mouth === "blep" ? tongueOut() : "") +
    (isOpen(look.mouth) ? fang(coat) : "") +
    path(nose, coat.nose) +
    ellipse(-141, 1, 5, 2.6, "#ffffff", 'opacity="0.35"') +
    (lips[look.mouth] && line(lips[look.mouth], coat.ink, 5.5)) +
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
  const pupilAt: Point = [-84 + look.gaze[0] * 3, -9 + pupilDrop(look)];
  const [width, height] = look.eyes === "wide" ? [10, 22] : [Math.max(6, look.pupils[0] * 0.6), look.pupils[1]];
  let ball = path(outline, coat.eye) + ellipse(-72, low - 4, 32, 16, coat.eyeLight);
  ball += ellipse(-70, top + 2, 40, 12, coat.eyeDeep, 'opacity="0.75"');
  ball += ellipse(pupilAt[0], pupilAt[1], width, height, coat.ink) + ellipse(pupilAt[0] + 4, -20, 6, 7, "#fffdf2");
  if (look.eyes === "half")
    ball += path(curve(points("-120,-60,c 0,-60,c 0,4,c -40,0 -74,-6 -110,-3,c")), mix(coat.base, coat.pale, 0.28));
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
    (look.eyes === "half" ? heavyLid(coat, upper) : line(upper, coat.ink, 8)) +
    brow
  );
}

/** The lid that has come down over the outline of the open eye, which shows only as a fold. */
const heavyLid = (coat: Coat, upper: string) =>
  line(upper, mix(coat.base, coat.pale, 0.28), 9.5) +
  line("M-88,-22C-76,-30 -60,-26 -48,-16", coat.shade, 3.5) +
  line("M-99,-5C-76,-8 -54,-2 -34,5", coat.ink, 8);

/** The head from the side, looking to the left. */
export function headInProfile(sitter: Sitter): string {
  const { coat, lx, mirrored } = sitter;
  // Seen from his left side he faces left, and the notched ear is the near one; mirrored, it is the far one.
  const far = `<g transform="translate(-52,6) scale(0.92)">${ear(sitter, sitter.notched && mirrored, true)}</g>`;
  const skull = skullOf(sitter);
  const inner = markings(coat) + jowl(coat) + white(sitter) + headRim(sitter, skull);
  return (
    far +
    (isOpen(sitter.look.mouth) ? at(0, 0, openJaw(sitter), droppedBy(sitter.look.mouth)) : "") +
    lit(sitter, curve(skull), coat, { rim: 0, shade: 18, lx, inner }) +
    ear(sitter, sitter.notched && !mirrored, false) +
    eye(sitter) +
    muzzle(sitter)
  );
}
