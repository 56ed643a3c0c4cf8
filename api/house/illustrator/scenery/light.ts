import { curve, type Point, tenth } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { ellipse, path } from "../shapes.ts";

/** A sunbeam, as the four corners it falls through. */
export function beam(easel: Easel, points: readonly Point[], strength: number) {
  const { inks } = easel;
  return path(curve(points.map(([x, y]) => [x, y, "c"])), inks.beam, `opacity="${tenth(inks.beamOpacity * strength)}"`);
}

/** Light that fades out round a lamp, a fire or the moon. */
export function glow(easel: Easel, x: number, y: number, radius: number, strength: number, colour = easel.inks.beam) {
  const id = easel.newId();
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="0.35" stop-color="${colour}" stop-opacity="${strength * 0.5}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>` +
    ellipse(x, y, radius, radius, `url(#${id})`)
  );
}
