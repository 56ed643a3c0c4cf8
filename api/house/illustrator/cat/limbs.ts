import { type Point, tube } from "../curves.ts";
import { mix } from "../inks.ts";
import { at, clip, ellipse, line, path } from "../shapes.ts";
import type { Coat } from "./coat.ts";
import type { Sitter } from "./sitter.ts";

/** A white paw seen from the front; without toes where it is far away. */
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

type Leg = {
  /** Where the white sock begins, 0 at the shoulder, 1 at the paw. */
  sock?: number;
  /** On the far side of the body: darker, without a lit edge. */
  far?: boolean;
  bands?: readonly number[];
};

/** A leg from the shoulder down to the paw, banded and socked. */
export function leg(
  sitter: Sitter,
  spine: readonly Point[],
  radii: readonly number[],
  { sock = 0.66, far = false, bands = [0.24, 0.38, 0.52] }: Leg = {},
): string {
  const { coat, lx } = sitter;
  const limb = tube(spine, radii, { startCap: true });
  const white = far ? coat.whiteShade : coat.white;
  let inner = path(limb.path, far ? mix(coat.shade, coat.base, 0.25) : coat.base);
  for (const band of bands) inner += path(limb.band(band, band + 0.07, 8), coat.dark, far ? 'opacity="0.7"' : "");
  inner += path(limb.band(sock, 1, 6), white);
  inner += ellipse(limb.end.x, limb.end.y, limb.end.radius + 3, limb.end.radius + 3, white);
  if (!far) {
    for (const edge of limb.slivers(-lx, 0.5, 13)) inner += path(edge, coat.shade, 'opacity="0.75"');
    for (const edge of limb.slivers(lx, -0.2, 8)) inner += path(edge, coat.rim);
  }
  return clip(sitter, limb.path, inner);
}

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
  for (const edge of limb.slivers(-lx, -ly, 13, 0.2)) inner += path(edge, coat.ink, 'opacity="0.28"');
  for (const edge of limb.slivers(lx, ly, 9, 0.2)) inner += path(edge, coat.rim);
  return clip(sitter, limb.path, inner);
}
