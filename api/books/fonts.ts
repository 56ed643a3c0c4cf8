// The site's typefaces, for books: Latin and the Polish letters. Other letters are set in the reader's own.
import { join } from "node:path";
import { projectFolder } from "#api/platform/project-folder.ts";

const folder = join(projectFolder, "web", "fonts");
const families = { "brygada-1918": "Brygada 1918", literata: "Literata" } as const;
const polish = "U+104-107, U+118-119, U+141-144, U+15A-15B, U+179-17C";

type FontFile = { name: string; path: string; family: string; style: "normal" | "italic"; isPolish: boolean };

export const fontFiles: FontFile[] = Object.entries(families).flatMap(([file, family]) =>
  (["normal", "italic"] as const).flatMap((style) =>
    (["latin", "polish"] as const).map((script) => {
      const name = `${file}-${script}-${style}.woff2`;
      return { name, path: join(folder, name), family, style, isPolish: script === "polish" };
    }),
  ),
);

/** The rules for all of them, with the address of each file. */
export const fontFaces = (addressOf: (font: FontFile) => string): string =>
  fontFiles
    .map(
      (font) =>
        `@font-face{font-family:"${font.family}";font-style:${font.style};font-weight:400 700;src:url("${addressOf(font)}") format("woff2")` +
        `${font.isPolish ? `;unicode-range:${polish}` : ""}}`,
    )
    .join("\n");
