import sharp from "sharp";
import type { Part } from "#api/platform/images/upright-part.ts";
import { filmSize } from "../model.ts";

/** The size and the pictures a second of a film that is made; tests make smaller and coarser ones. */
export type FilmFormat = { width: number; fps: number };
export const published: FilmFormat = { width: filmSize.width, fps: 30 };

/** The height that belongs to the format's width. */
export const heightOf = ({ width }: FilmFormat): number => Math.round((width * filmSize.height) / filmSize.width);

/** A part of a full-size picture, in the format. */
export function partIn({ width }: FilmFormat, part: Part): Part {
  const share = width / filmSize.width;
  return { x: part.x * share, y: part.y * share, width: part.width * share, height: part.height * share };
}

/** A picture for a full-size film, in the format. */
export async function pictureIn({ width }: FilmFormat, png: Buffer): Promise<Buffer> {
  if (width === filmSize.width) return png;
  const size = await sharp(png).metadata();
  return await sharp(png)
    .resize(Math.max(2, 2 * Math.round((size.width * width) / filmSize.width / 2)), undefined)
    .png()
    .toBuffer();
}
