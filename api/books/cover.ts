// Draws the cover of a book: its name and a picture of one of its stories as a cut print, on the paper of the season.
import sharp from "sharp";
import { letter, letterInto, type Words } from "#api/platform/images/lettering.ts";
import { limitInputPixels } from "#api/platform/images/pixel-limit.ts";
import { peeking } from "#api/platform/images/site-art.ts";
import type { BookPeriod } from "./model.ts";

export const coverSize = { width: 1600, height: 2260 } as const;
const margin = 130;
const print = { left: margin, top: 900, width: coverSize.width - 2 * margin, height: 894 };

type Inks = { paper: string; ink: string; band: string; quiet: string };
const seasons: Record<"winter" | "spring" | "summer" | "autumn" | "year", Inks> = {
  winter: { paper: "#e6e8f2", ink: "#251a37", band: "#4a4f86", quiet: "#4a4468" },
  spring: { paper: "#eaf0d6", ink: "#262b20", band: "#3d6230", quiet: "#4a5540" },
  summer: { paper: "#fcecc9", ink: "#2f1d29", band: "#a33d1c", quiet: "#644854" },
  autumn: { paper: "#f6dcc2", ink: "#2f1d29", band: "#8a3a16", quiet: "#5f3d3a" },
  year: { paper: "#f0e2ee", ink: "#251a37", band: "#653a85", quiet: "#58486c" },
};

/** Meteorological seasons: December to February are winter. */
function inksOf(period: BookPeriod): Inks {
  const month = Number(period.split("-")[1] ?? 0);
  if (month === 0) return seasons.year;
  const season = (["winter", "spring", "summer", "autumn"] as const)[Math.floor((month % 12) / 3)];
  return seasons[season ?? "year"];
}

/** The print's hand-cut edge, in thousandths of its size. */
const cut =
  "3,4 110,0 214,6 342,2 471,8 590,3 716,7 838,1 1000,5 996,132 1000,268 993,402 999,533 994,690 1000,811 995,1000 871,994 742,1000 611,993 489,999 362,995 233,1000 108,994 0,1000 5,866 0,731 6,587 1,449 7,318 0,176";

export type Cover = {
  period: BookPeriod;
  /** The names of the period, one for each language: `November 2026`. */
  names: readonly string[];
  /** The line below them, one for each language. */
  lines: readonly string[];
  picture: Uint8Array | null;
};

/** Draws it as a JPEG, the same to the byte each time. The picture's disclosure of its origin is copied. */
export async function drawCover({ period, names, lines, picture }: Cover): Promise<Uint8Array> {
  const { paper, ink, band, quiet } = inksOf(period);
  const { height } = coverSize;
  const ground = svg(
    `<rect width="100%" height="100%" fill="${paper}"/><rect y="${height - 270}" width="100%" height="270" fill="${band}"/>`,
    coverSize,
  );
  const name = await letter({ text: "Mruk", face: "title", size: 300, colour: ink });
  const words = await stacked([
    ...names.map((text) => ({ text, face: "title", colour: band, sizes: [104, 92, 80], gap: 16 }) as const),
    ...lines.map(
      (text, index) =>
        ({ text, face: "quiet", colour: quiet, sizes: [54, 48, 42], gap: index === 0 ? 34 : 10 }) as const,
    ),
  ]);
  const sheet = sharp(ground).composite([
    { input: name.input, left: margin, top: 150 },
    ...words,
    ...(picture === null ? [] : [{ input: await cutPrint(picture), left: print.left, top: print.top }]),
    await catOver(height - 270),
  ]);
  const xmp = picture === null ? undefined : (await sharp(picture, { limitInputPixels }).metadata()).xmp;
  return await (xmp ? sheet.withXmp(xmp.toString()) : sheet).jpeg({ quality: 86, mozjpeg: true }).toBuffer();
}

type Line = Pick<Words, "text" | "face" | "colour"> & { sizes: readonly number[]; gap: number };

/** Draws lines below one another, each as large as fits. */
async function stacked(lines: readonly Line[]) {
  const layers: { input: Buffer; left: number; top: number }[] = [];
  let top = 470;
  for (const { gap, sizes, ...words } of lines) {
    const drawn = await letterInto(words, { width: coverSize.width - 2 * margin, height: 120, sizes });
    layers.push({ input: drawn.input, left: margin, top: top + gap });
    top += gap + drawn.height;
  }
  return layers;
}

async function cutPrint(picture: Uint8Array): Promise<Buffer> {
  const points = cut.replace(/\d+/g, (part) => String(Number(part) / 1000));
  const edge = svg(`<g transform="scale(${print.width} ${print.height})"><polygon points="${points}"/></g>`, print);
  return await sharp(picture, { limitInputPixels })
    .resize(print.width, print.height, { fit: "cover" })
    .composite([{ input: edge, blend: "dest-in" }])
    .png()
    .toBuffer();
}

/** Mruk, who looks over the band at the foot. */
async function catOver(edge: number) {
  const { data, info } = await sharp(await peeking())
    .resize({ width: 400 })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, left: coverSize.width - margin - info.width, top: edge - info.height + 52 };
}

const svg = (inner: string, { width, height }: { width: number; height: number }) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`);
