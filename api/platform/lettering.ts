// Words as pictures. The type comes with the product: a server has no fonts of its own.
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { escapeXml } from "./xml.ts";

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

export type Lettering = { input: Buffer; width: number; height: number };

export type Words = {
  text: string;
  face: Face;
  /** In pixels. */
  size: number;
  colour: string;
  /** Where lines break; without it there is one line. */
  width?: number;
  /** Whether a word that is longer than a line may be broken. */
  breakWords?: boolean;
  /** From one line to the next, as a multiple of what the face asks for; close, where nothing is said. */
  leading?: number;
};

/** The text as Pango reads it: no markup of its own, and none of the characters that end a C string or break XML. */
const plain = (text: string) => escapeXml(text.replace(/\p{Cc}+/gu, " "));

/** Sets words in one of the product's faces; the picture is as large as its ink. */
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
  // In thousandths of a point, which at 72 dpi is a pixel: large letters stand closer.
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

/** The sizes of a title, the one to begin with first. */
const titleSizes = [62, 56, 50, 45, 40, 36, 32, 28];

/** A title as large as its place allows. */
export function letterTitle(words: Pick<Words, "text" | "colour">, place: Place): Promise<Lettering> {
  return letterInto({ ...words, face: "title" }, { ...place, sizes: titleSizes });
}

type Place = { width: number; height: number };

/** Words as large as their place allows; only what fits in no size is broken within words, and then cut off below. */
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
