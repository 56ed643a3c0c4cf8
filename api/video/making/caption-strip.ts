import sharp from "sharp";
import type { Language } from "#api/language/model.ts";
import { letterInto } from "#api/platform/images/lettering.ts";
import type { TimeSlot } from "#api/schedule/model.ts";
import { inks } from "./inks.ts";
import { divided } from "./pauses.ts";
import { paperCut, type Strip, setIn, stripBottom, stripLeft } from "./sheet.ts";

/** Two lines, in every size. */
const room = { width: 808, height: 140, sizes: [54, 50, 46, 42, 38, 34] };
const margin = { side: 42, above: 34 };
/** A longer caption has two lines, of about the same length: the longer one has so many characters more than half. */
const oneLine = 30;
const uneven = [4, 10];
/** Pango's line break, which is no control character. */
const lineBreak = "\u2028";

/** A caption on a strip of the hour's paper, and its position in the film. */
export async function captionStrip(text: string, language: Language, slot: TimeSlot): Promise<Strip> {
  const { paper, ink } = inks[slot];
  const set = linesOf(text)
    .map((line) => setIn(language, line))
    .join(lineBreak);
  const words = await letterInto({ text: set, face: "text", colour: ink, leading: 1 }, room);
  // Even numbers, because a film stores colours for every second pixel only.
  const even = (value: number) => 2 * Math.round(value / 2);
  const size = { width: even(words.width + 2 * margin.side), height: even(words.height + 2 * margin.above) };
  const picture = await sharp(paperCut("strip", size, paper))
    .composite([{ input: words.input, left: margin.side, top: margin.above }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { picture, x: stripLeft, y: even(stripBottom - size.height) };
}

function linesOf(text: string): string[] {
  if (text.length <= oneLine) return [text];
  return uneven.map((more) => divided(text, 2, text.length / 2 + more)).find((lines) => lines !== null) ?? [text];
}
