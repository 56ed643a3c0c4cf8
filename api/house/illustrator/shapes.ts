// SVG elements as text, from flat shapes up to the two-tone gouache form that most drawings consist of.
import { tenth } from "./curves.ts";
import type { Easel } from "./easel.ts";

const and = (attributes: string) => (attributes ? ` ${attributes}` : "");

export const path = (d: string, fill: string, attributes = "") => `<path d="${d}" fill="${fill}"${and(attributes)}/>`;

export const line = (d: string, stroke: string, width: number, attributes = "") =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${tenth(width)}" stroke-linecap="round" stroke-linejoin="round"${and(attributes)}/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, attributes = "") =>
  `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${tenth(height)}" fill="${fill}"${and(attributes)}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, attributes = "") =>
  `<ellipse cx="${tenth(cx)}" cy="${tenth(cy)}" rx="${tenth(rx)}" ry="${tenth(ry)}" fill="${fill}"${and(attributes)}/>`;

export const group = (inner: string, attributes = "") => `<g${and(attributes)}>${inner}</g>`;

type Placing = { scale?: number; scaleX?: number; scaleY?: number; turn?: number };

/** Moves a drawing from the origin to a place: scaled first, then turned (degrees), then moved. */
export function at(
  x: number,
  y: number,
  inner: string,
  { scale = 1, scaleX = scale, scaleY = scale, turn = 0 }: Placing = {},
): string {
  const turned = turn ? ` rotate(${tenth(turn)})` : "";
  const scaled = scaleX !== 1 || scaleY !== 1 ? ` scale(${scaleX.toFixed(3)},${scaleY.toFixed(3)})` : "";
  return `<g transform="translate(${tenth(x)},${tenth(y)})${turned}${scaled}">${inner}</g>`;
}

/** A drawing round x = 0 as it is, or with `way` -1 mirrored. */
export const facing = (way: number, inner: string) => at(0, 0, inner, { scaleX: way, scaleY: 1 });

export const box = (x: number, y: number, width: number, height: number) =>
  `M${tenth(x)},${tenth(y)}H${tenth(x + width)}V${tenth(y + height)}H${tenth(x)}Z`;

/** Clips `inner` to the outline. */
export function clip({ newId }: Pick<Easel, "newId">, outline: string, inner: string): string {
  const id = newId();
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
}

/** The outline of all that can be seen: with a second outline in it, everything outside that. */
export const everywhere = "M-4000,-4000H4000V4000H-4000Z";

export type Tones = { base: string; shade: string; rim: string };
export type LitOptions = { rim?: number; shade?: number; lx?: number; ly?: number; inner?: string };

/** A two-tone gouache form: shade below, the base shifted towards the light (lx, ly), a rim on the lit edge. */
export function lit(
  { newId }: Pick<Easel, "newId">,
  outline: string,
  tones: Tones,
  { rim = 9, shade = 16, lx = -0.7, ly = -0.7, inner = "" }: LitOptions = {},
): string {
  const id = newId();
  const litEdge = `<path d="${everywhere}${outline}" fill-rule="evenodd" fill="${tones.rim}" opacity="1" transform="translate(${tenth(-lx * rim)},${tenth(-ly * rim)})"/>`;
  return (
    `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">` +
    path(outline, tones.shade) +
    path(outline, tones.base, `transform="translate(${tenth(lx * shade)},${tenth(ly * shade)})"`) +
    inner +
    (rim ? litEdge : "") +
    `</g>`
  );
}
