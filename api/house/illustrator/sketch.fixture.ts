import type { Composition } from "./compose.ts";
import { layersOf, svgOf } from "./press.ts";

/** A picture from its flat layers, before its shapes are cut and printed: an SVG document, `width` pixels wide. */
export function sketchOf(picture: Composition, width: number): Buffer {
  const layers = layersOf(picture).map(({ svg }) => svg);
  return Buffer.from(svgOf(picture.frame, layers.join(""), width));
}
