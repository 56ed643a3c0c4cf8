// Words as pictures. The type comes with the product: a server has no fonts of its own.
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const fontFile = (path: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}`));

const faces = {
  title: { name: "Brygada 1918 Bold", file: fontFile("brygada-1918/700Bold/Brygada1918_700Bold.ttf") },
  quiet: {
    name: "Brygada 1918 Italic",
    file: fontFile("brygada-1918/400Regular_Italic/Brygada1918_400Regular_Italic.ttf"),
  },
  label: { name: "Literata SemiBold", file: fontFile("literata/600SemiBold/Literata_600SemiBold.ttf") },
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
};

const markupEscapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** The text as Pango reads it: no markup of its own, and none of the characters that end a C string or break XML. */
const plain = (text: string) =>
  text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, " ")
    .replace(/[&<>"']/g, (character) => markupEscapes[character] ?? character);

/** Sets words in one of the product's faces; the picture is as large as its ink. */
export async function letter({ text, face, size, colour, width, breakWords = false }: Words): Promise<Lettering> {
  const { name, file } = faces[face];
  // In thousandths of a point, which at 72 dpi is a pixel: large letters stand closer.
  const spacing = face === "title" ? Math.round(size * -0.02 * 1024) : 0;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" letter_spacing="${spacing}" line_height="0.92">${plain(text)}</span>`,
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

const sizes = [62, 56, 50, 45, 40, 36, 32, 28];

/** A title as large as its place allows; only what fits in no size is broken within words, and then cut off below. */
export async function letterTitle(words: Pick<Words, "text" | "colour">, place: { width: number; height: number }) {
  const set = (size: number, breakWords: boolean) =>
    letter({ ...words, face: "title", size, width: place.width, breakWords });
  for (const size of sizes) {
    const title = await set(size, false);
    if (title.width <= place.width && title.height <= place.height) return title;
  }
  const title = await set(Math.min(...sizes), true);
  if (title.height <= place.height) return title;
  const input = await sharp(title.input)
    .extract({ left: 0, top: 0, width: title.width, height: place.height })
    .toBuffer();
  return { ...title, input, height: place.height };
}
