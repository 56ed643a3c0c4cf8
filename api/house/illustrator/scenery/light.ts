import { curve, type Point, tenth } from "../curves.ts";
import type { Easel } from "../easel.ts";
import { isNight, mix } from "../inks.ts";
import { at, ellipse, path } from "../shapes.ts";

/** A sunbeam, or in the evening one of the moon, as the four corners it falls through; under clouds, soft even light. */
export function beam(easel: Easel, points: readonly Point[], strength: number) {
  const { inks } = easel;
  if (inks.isOvercast) return isNight(inks) ? "" : evenLight(easel, points, strength);
  const opacity = inks.beamOpacity * strength * inks.discLight;
  return opacity ? path(curve(points.map(([x, y]) => [x, y, "c"])), inks.beam, `opacity="${tenth(opacity)}"`) : "";
}

/** Daylight from where the beam would come in. */
function evenLight(easel: Easel, [from, to]: readonly Point[], strength: number): string {
  if (!from || !to) return "";
  return glow(easel, (from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 160, 820, easel.inks.beamOpacity * strength);
}

/** The light round the sun or the moon, if there is one. */
export const skylight = (easel: Easel, x: number, y: number, radius: number, strength: number) =>
  easel.inks.discLight ? glow(easel, x, y, radius, strength * easel.inks.discLight, easel.inks.disc) : "";

/** The light that fog has round a lamp. */
export const halo = (easel: Easel, x: number, y: number, radius: number) =>
  easel.inks.halo ? glow(easel, x, y, 3.4 * radius, 0.6, easel.inks.lit) : "";

/** A lamp on its post at the kerb, lit in the evening. */
export function streetLamp(easel: Easel, x: number, y: number, scale = 1): string {
  const { inks } = easel;
  const glass = isNight(inks) ? inks.lit : mix(inks.paper, inks.pane, 0.25);
  const post = path("M-5,0L-3,-250H3L5,0ZM-12,0V-14L-6,-22H6L12,-14V0Z", inks.iron);
  const lamp =
    path("M-22,-306H22L14,-254H-14Z", glass) + path("M-30,-304L0,-336L30,-304ZM-16,-256H16V-246H-16Z", inks.iron);
  return at(x, y, halo(easel, 0, -280, 46) + post + lamp, { scale });
}

/** Light that fades out round a lamp, a fire or the moon. */
export function glow(easel: Easel, x: number, y: number, radius: number, strength: number, colour = easel.inks.beam) {
  const id = easel.newId();
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="0.35" stop-color="${colour}" stop-opacity="${strength * 0.5}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>` +
    ellipse(x, y, radius, radius, `url(#${id})`)
  );
}
