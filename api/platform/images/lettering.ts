// Draws text. The fonts come with the product, since a server may have none.
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { escapeXml } from "../xml.ts";

const fontFile = (path: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}`));

const faces = {
  title: { name: "Brygada 1918 Bold", file: fontFile("brygada-1918/700Bold/Brygada1918_700Bold.ttf") },
  quiet: {
    name: "Brygada 1918 Italic",
    file: fontFile("brygada-1918/400Regular_Italic/Brygada1918_400Regular_Italic.ttf"),
  },
  label: { name: "Literata SemiBold", file: fontFile("literata/600SemiBold/Literata_600SemiBold.ttf") },
  text: { name: "Literata Medium", file: fontFile("literata/500Medium/Literata_500Medium.ttf") },
} as const;
export type Face = keyof typeof faces;

/** The paths of the font files, of which a release contains no others. */
export const letteringFonts: readonly string[] = Object.values(faces).map(({ file }) => file);

export type Lettering = { input: Buffer; width: number; height: number };

export type Words = {
  text: string;
  face: Face;
  /** In pixels. */
  size: number;
  colour: string;
  /** The width at which lines break; without it there is one line. */
  width?: number;
  /** Whether a word that is longer than a line may break. */
  breakWords?: boolean;
  /** The line height, as a multiple of the font's own; narrow by default. */
  leading?: number;
};

/** The text for Pango, without markup and without characters that end a C string or break XML. */
const plain = (text: string) => escapeXml(text.replace(/\p{Cc}+/gu, " "));

/** Draws text in one of the product's fonts; the picture is as large as the ink. */
export async function letter({
  text,
  face,
  size,
  colour,
  width,
  breakWords = false,
  leading = 0.92,
}: Words): Promise<Lettering> {
  const { name, file } = faces[face];
  // Tightens large letters. Pango counts in 1024ths of a point, which at 72 dpi is a pixel.
  const spacing = face === "title" ? Math.round(size * -0.02 * 1024) : 0;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" letter_spacing="${spacing}" line_height="${leading}">${plain(text)}</span>`,
      font: `${name} ${size}`,
      fontfile: file,
      dpi: 72,
      rgba: true,
      wrap: breakWords ? "word-char" : "word",
      ...(width !== undefined && { width }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** The sizes of a title where no others are given, the largest first. */
const titleSizes = [62, 56, 50, 45, 40, 36, 32, 28];

/** Draws a title as large as fits. */
export function letterTitle(
  words: Pick<Words, "text" | "colour">,
  { sizes = titleSizes, ...place }: Place & { sizes?: readonly number[] },
): Promise<Lettering> {
  return letterInto({ ...words, face: "title" }, { ...place, sizes });
}

type Place = { width: number; height: number };

/** Draws text as large as fits. A text that fits in no size breaks within words, and is then cut off at the bottom. */
export async function letterInto(
  words: Omit<Words, "size" | "width" | "breakWords">,
  place: Place & { sizes: readonly number[] },
): Promise<Lettering> {
  for (const size of place.sizes) {
    const set = await letter({ ...words, size, width: place.width });
    if (set.width <= place.width && set.height <= place.height) return set;
  }
  const set = await letter({ ...words, size: Math.min(...place.sizes), width: place.width, breakWords: true });
  if (set.height <= place.height) return set;
  const input = await sharp(set.input).extract({ left: 0, top: 0, width: set.width, height: place.height }).toBuffer();
  return { ...set, input, height: place.height };
}
