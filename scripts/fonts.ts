// Makes the site's typefaces in `web/fonts/` from their packages, with only the characters, weights and features that pages use.
// Run it again when those change: node scripts/fonts.ts
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";

const root = join(import.meta.dirname, "..");

/** The characters of each file as a `unicode-range`. Polish letters have a file of their own. */
export const ranges = {
  latin:
    "U+20-7E, U+A0-FF, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+2009-200B, U+2010-2015, U+2018-201E, U+2020-2022, U+2026, U+202F-2030, U+2032-2033, U+2039-203A, U+20AC, U+2122, U+2191, U+2193, U+2212",
  polish: "U+104-107, U+118-119, U+141-144, U+15A-15B, U+179-17C",
};
type Script = keyof typeof ranges;

type Family = { name: string; weights?: { min: number; max: number } };
const families: Family[] = [{ name: "brygada-1918" }, { name: "literata", weights: { min: 400, max: 700 } }];

/** The features that browsers apply by default, and the figures that the styles ask for. */
const keepFeatures = ["calt", "ccmp", "clig", "kern", "liga", "locl", "mark", "mkmk", "rlig", "lnum", "tnum"];

/** Every character of a `unicode-range`. */
export function charactersOf(range: string): string {
  return range
    .split(", ")
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice("U+".length)
        .split("-")
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join("");
}

const styles = ["normal", "italic"] as const;
type Face = { family: Family; script: Script; style: (typeof styles)[number] };
export const faces: Face[] = families.flatMap((family) =>
  styles.flatMap((style) => (["latin", "polish"] as const).map((script) => ({ family, script, style }))),
);

export const pathOf = ({ family, script, style }: Face): string =>
  join(root, "web", "fonts", `${family.name}-${script}-${style}.woff2`);

/** The same packages give the same bytes. */
export async function makeFace({ family: { name, weights }, script, style }: Face): Promise<Buffer> {
  const source = `${name}-${script === "polish" ? "latin-ext" : script}-wght-${style}.woff2`;
  const whole = await readFile(join(root, "node_modules", "@fontsource-variable", name, "files", source));
  return subsetFont(whole, charactersOf(ranges[script]), {
    targetFormat: "woff2",
    keepFeatures,
    ...(weights && { variationAxes: { wght: weights } }),
  });
}

if (import.meta.main) {
  for (const face of faces) {
    const font = await makeFace(face);
    await writeFile(pathOf(face), font);
    console.log(`${(font.length / 1000).toFixed(1).padStart(5)} kB  ${pathOf(face)}`);
  }
}
