import { curve, mark, type Point, points, type Station, sample, stripe, tenth, tube } from "../curves.ts";
import { mix } from "../inks.ts";
import { at, clip, ellipse, line, lit, path } from "../shapes.ts";
import type { Coat } from "./coat.ts";
import type { Sitter } from "./sitter.ts";

/** A white paw seen from the front. */
export const paw = (coat: Coat, x: number, y: number, { rx = 46, ry = 26, turn = 0, toes = true } = {}) =>
  at(
    x,
    y,
    ellipse(0, 0, rx, ry, coat.whiteShade) +
      ellipse(-rx * 0.06, -ry * 0.1, rx * 0.95, ry * 0.92, coat.white) +
      (toes
        ? line(
            `M${-rx * 0.34},${ry * 0.92}q-5,${-ry * 0.5} -1,${-ry * 0.85}M${rx * 0.2},${ry * 0.95}q-4,${-ry * 0.5} 0,${-ry * 0.85}`,
            coat.whiteShade,
            4.5,
          )
        : ""),
    { turn },
  );

/** The white shirt front of one who sits, whose tufts lie over the forelegs. */
export function bib({ coat }: Pick<Sitter, "coat">): string {
  const outline = curve(
    points(
      "-64,-310 0,-318 64,-310 78,-262 72,-206 54,-168,c 40,-190 28,-136,c 12,-166 2,-112,c -10,-164 -26,-134,c -38,-188 -54,-166,c -72,-206 -78,-262",
    ),
  );
  const tufts = [-34, -10, 16, 40].map((x) => path(mark(x, -206, x * 0.8, -168, 7, 2), coat.whiteShade)).join("");
  return path(outline, coat.white) + tufts;
}

// From the heel along the sole to the toes, and back over the instep.
const sole = curve(points("34,-12 35,10 24,22 -8,24 -40,25 -58,20 -67,6 -62,-8 -48,-17 -30,-26 -14,-36 10,-38 28,-30"));
const toes = "M-49,23q-5,-9 -1,-19M-29,25q-6,-10 -2,-21";

/** The coat on the side of the body that is turned away: in its own shade. */
const turnedAway = (coat: Coat): Coat => ({
  ...coat,
  white: coat.whiteShade,
  whiteShade: mix(coat.whiteShade, coat.shade, 0.42),
});

type Foot = { turn?: number; far?: boolean; scale?: number };

/** A white paw seen from the side, toes to the left, the ankle at the point and the sole 24 below it. */
export function foot(sitter: Sitter, [x, y]: Point, { turn = 0, far = false, scale = 1 }: Foot = {}): string {
  const { white, whiteShade } = far ? turnedAway(sitter.coat) : sitter.coat;
  const tones = { base: white, shade: whiteShade, rim: white };
  const lines = line(toes, whiteShade, 4.5);
  return at(x, y, lit(sitter, sole, tones, { rim: 0, shade: 5, lx: 0, ly: -1, inner: lines }), { turn, scale });
}

/** A white paw that is held up, seen from its back: it widens from the wrist at the point to the toes above. */
export function raisedPaw(sitter: Sitter, [x, y]: Point, turn = 0): string {
  const { white, whiteShade } = sitter.coat;
  const outline = curve(points("-32,16 -42,-14 -48,-44 -38,-68 -14,-80 14,-80 38,-68 48,-44 42,-14 32,16 0,26"));
  const toes = line("M-16,-82q4,16 1,34M15,-82q-4,16 -1,34", whiteShade, 4.5);
  const tones = { base: white, shade: whiteShade, rim: white };
  return at(x, y, lit(sitter, outline, tones, { rim: 0, shade: 6, lx: sitter.lx, ly: 0, inner: toes }), { turn });
}

type Leg = {
  /** Where the white sock begins, 0 at the shoulder, 1 at the paw; there is none from 1 on. */
  sock?: number;
  /** On the far side of the body: darker, without a lit edge. */
  far?: boolean;
  bands?: readonly number[];
  /** It grows out of the body: the bands run out before the shoulder, whose curve is drawn. */
  shoulder?: boolean;
};

/** Where a shoulder has become a leg with an edge of its own. */
const shoulderEnds = 0.46;

/** Bands that come in over the front of the leg and run out before its back, where it is still the body. */
function openBands({ coat }: Sitter, spine: readonly Point[], [root = 0]: readonly number[], bands: readonly number[]) {
  const stations = sample(spine, 40);
  return bands
    .flatMap((band) => stations.find(({ t }) => t >= band + 0.035) ?? [])
    .map((station) => path(stripe(acrossLeg(station, root), 19), coat.dark))
    .join("");
}

const acrossLeg = ({ x, y, nx, ny, dx, dy }: Station, reach: number): Point[] =>
  [-1, -0.2, 0.42].map((across, i) => [
    x - nx * across * reach + dx * (i === 1 ? 7 : 0),
    y - ny * across * reach + dy * (i === 1 ? 7 : 0),
  ]);

/** The curve of the shoulder blade, behind the leg. */
function shoulderCurve({ coat }: Sitter, spine: readonly Point[], [root = 0, next = 0]: readonly number[]): string {
  const stations = sample(spine, 40);
  const [from, to] = [stations[2], stations[16]];
  if (!from || !to) return "";
  const behind = ({ x, y, nx, ny }: Station, reach: number) => [x - nx * reach, y - ny * reach] as const;
  const [x1, y1] = behind(from, root * 0.84);
  const [x2, y2] = behind(to, next * 0.96);
  return path(mark(x1, y1, x2, y2, 8, -7), coat.ink, 'opacity="0.4"');
}

/** A leg from the shoulder down to the paw, banded and socked. */
export function leg(
  sitter: Sitter,
  spine: readonly Point[],
  radii: readonly number[],
  { sock = 0.66, far = false, bands = [0.24, 0.38, 0.52], shoulder = false }: Leg = {},
): string {
  const { coat, lx } = sitter;
  const limb = tube(spine, radii, { startCap: true });
  const white = far ? coat.whiteShade : coat.white;
  let inner = path(limb.path, far ? mix(coat.shade, coat.base, 0.25) : coat.base);
  if (shoulder)
    inner += openBands(
      sitter,
      spine,
      radii,
      bands.filter((band) => band < shoulderEnds),
    );
  for (const band of bands.filter((each) => !shoulder || each >= shoulderEnds))
    inner += path(limb.band(band, band + 0.07, 8), coat.dark, far ? 'opacity="0.7"' : "");
  if (sock < 1)
    inner +=
      path(limb.band(sock, 1, 6), white) +
      ellipse(limb.end.x, limb.end.y, limb.end.radius + 3, limb.end.radius + 3, white);
  if (!far) {
    for (const edge of limb.slivers(-lx, 0.5, 13)) inner += path(edge, coat.shade, 'opacity="0.75"');
    // On the body the leg has no lit edge: it would lie there like a loose thread.
    const rims = limb.slivers(lx, -0.2, 9, 0.7).map((edge) => path(edge, coat.rim));
    inner += clip(sitter, limb.band(sock - 0.14, 1), rims.join(""));
  }
  return clip(sitter, limb.path, inner) + (shoulder ? shoulderCurve(sitter, spine, radii) : "");
}

/** A leg with its paw seen from the side. */
export function limb(sitter: Sitter, spine: readonly Point[], radii: readonly number[], how: Leg & Foot = {}): string {
  const end = spine.at(-1);
  // A wider ankle would show below the sole.
  const slim = [...radii.slice(0, -1), 22 * (how.scale ?? 1)];
  return leg(sitter, spine, slim, how) + (end ? foot(sitter, end, how) : "");
}

/** What of an outline is not covered by itself, moved: its edge on one side. */
const edgeOf = (outline: string, [dx, dy]: Point, colour: string, opacity: number) =>
  path(
    `M-4000,-4000H4000V4000H-4000Z${outline}`,
    colour,
    `fill-rule="evenodd" opacity="${opacity}" transform="translate(${tenth(dx)},${tenth(dy)})"`,
  );

/** A ringed tail with a dark tip. `from` is where the rings begin; `ly` is how far above it the light stands. */
export function tail(
  sitter: Sitter,
  spine: readonly Point[],
  radii: readonly number[],
  { rings = 6, from = 0.14, ly = -0.7 } = {},
): string {
  const { coat, lx } = sitter;
  const limb = tube(spine, radii, { count: 56, startCap: true });
  let inner = path(limb.path, coat.base);
  for (let i = 0; i < rings; i++) {
    const start = from + (i * (0.86 - from)) / rings;
    inner += path(limb.band(start, start + 0.058, 8), coat.dark);
  }
  inner += path(limb.band(0.89, 1, 6), coat.dark);
  inner += ellipse(limb.end.x, limb.end.y, limb.end.radius + 4, limb.end.radius + 4, coat.dark);
  inner += edgeOf(limb.path, [lx * 12, ly * 12], coat.ink, 0.26);
  inner += edgeOf(limb.path, [-lx * 8, -ly * 8], coat.rim, 1);
  return clip(sitter, limb.path, inner);
}

/** The tail of a cat who sits facing us: it comes out behind his haunch and lies round it, the tip before his paws. */
export function tailRound(sitter: Sitter): { behind: string; before: string } {
  const spine = points("120,-88 196,-94 240,-52 202,-8 130,-6 70,-10");
  const whole = () => tail(sitter, spine, [28, 28, 28, 28, 26, 22], { rings: 6, ly: -0.9 });
  return { behind: whole(), before: clip(sitter, "M0,-36H400V80H0Z", whole()) };
}
