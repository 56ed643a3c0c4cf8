import sharp from "sharp";
import type { Language } from "#api/language/model.ts";
import { letterInto } from "#api/platform/images/lettering.ts";
import type { TimeSlot } from "#api/schedule/model.ts";
import { filmSize } from "../model.ts";
import { inks } from "./inks.ts";
import { paperCut, setIn } from "./sheet.ts";

const room = { width: 780, height: 250, sizes: [54, 50, 46, 42, 38] };
const margin = { side: 46, above: 36 };
/** Players place their buttons along the right edge and over the lowest fifth. */
const place = { x: 64, bottom: 1530 };

export type Strip = { picture: Buffer; x: number; y: number };

/** A caption on a strip of the hour's paper, and its position in the film. */
export async function captionStrip(text: string, language: Language, slot: TimeSlot): Promise<Strip> {
  const { paper, ink } = inks[slot];
  const words = await letterInto({ text: setIn(language, text), face: "text", colour: ink, leading: 1 }, room);
  // Even numbers, because a film stores colours for every second pixel only.
  const even = (value: number) => 2 * Math.round(value / 2);
  const size = { width: even(words.width + 2 * margin.side), height: even(words.height + 2 * margin.above) };
  const picture = await sharp(paperCut("strip", size, paper))
    .composite([{ input: words.input, left: margin.side, top: margin.above }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { picture, x: Math.min(place.x, filmSize.width - size.width), y: even(place.bottom - size.height) };
}
