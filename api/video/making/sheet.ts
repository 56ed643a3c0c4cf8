// Drawing helpers for the cards and captions of a film.
import sharp, { type OverlayOptions } from "sharp";
import type { Language } from "#api/language/model.ts";
import { typeset } from "#api/language/typeset.ts";
import { filmSize } from "../model.ts";

type Size = { width: number; height: number };

export const svg = (inner: string, { width, height }: Size) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`);

/** The unevenness of hand-cut edges, in thousandths of the paper's size. */
const cuts = {
  print:
    "3,1 86,0 166,2 255,0 327,4 423,6 498,3 584,6 662,5 748,2 834,6 912,4 997,3 1000,92 996,180 999,262 994,341 997,425 1000,504 996,588 999,671 995,752 998,838 996,920 1000,996 921,995 831,999 749,994 672,997 587,1000 498,995 418,997 342,1000 247,996 167,1000 91,997 0,1000 4,939 0,869 6,809 1,754 8,680 2,624 7,560 1,502 8,442 3,366 7,322 1,250 6,197 2,116 8,67",
  strip:
    "6,22 95,6 190,14 300,2 410,16 505,8 610,0 720,12 810,4 915,14 994,8 1000,120 993,300 999,480 994,700 999,860 995,985 900,992 790,984 690,1000 580,990 470,998 360,986 255,996 150,988 60,998 3,990 0,840 6,660 1,470 7,260 2,120",
} as const;

/** A piece of paper with a hand-cut edge; inside the edge of a print it is a mask. */
export function paperCut(cut: keyof typeof cuts, { width, height }: Size, colour = "#000"): Buffer {
  const points = cuts[cut].replace(/\d+/g, (part) => String(Number(part) / 1000));
  return svg(`<g transform="scale(${width} ${height})"><polygon points="${points}" fill="${colour}"/></g>`, {
    width,
    height,
  });
}

/** A sheet of the film's size in one colour with these things on it. */
export function sheet(colour: string, things: readonly OverlayOptions[]): Promise<Buffer> {
  return sharp({ create: { ...filmSize, channels: 3, background: colour } })
    .composite([...things])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Prepares text for drawing: no pictographs, which no typeface has, and no line ends that the language forbids. */
export function setIn(language: Language, text: string): string {
  const plain = text
    .replace(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\u200d|\ufe0f/gu, "")
    .replace(/\s+/gu, " ");
  return typeset(plain.trim(), language) || "Mruk";
}

/** A thing of the film's text on its own paper, and its position in the film. */
export type Strip = { picture: Buffer; x: number; y: number };
/** Players place their buttons along the right edge and over the lowest fifth. */
export const [stripLeft, stripBottom] = [48, 1530];

/** The offset that centres a thing on the sheet. */
export const centred = ({ width }: { width: number }) => Math.round((filmSize.width - width) / 2);
