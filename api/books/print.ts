// A book as one document for paper, which Chromium prints.
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { escapeXml } from "#api/platform/xml.ts";
import { type BookContent, type Day, dayIn } from "./content.ts";
import type { DrawnPicture } from "./epub.ts";
import { fontFaces, fontFiles } from "./fonts.ts";
import { dayMarkup, type Form, inLine, langOf } from "./markup.ts";
import { colophonMarkup, contentsMarkup, coverMarkup, indexMarkup, partMarkup, titleMarkup } from "./matter.ts";
import { nameOfPeriod } from "./period.ts";
import { printStyles, runningHeads } from "./styles.ts";
import { words } from "./words.ts";

export type PrintOrder = {
  book: BookContent;
  pictures: ReadonlyMap<string, DrawnPicture>;
  cover: DrawnPicture;
  /** The page on which each anchor is; none before the first printing. */
  pageOf: ReadonlyMap<string, number>;
};

/** Every page of a day has its date at the head, and its month at the other. */
const headName = (date: string) => `day${date.replaceAll("-", "")}`;

/** The whole document. It runs nothing and loads nothing but pictures of this machine. */
export async function printDocument({ book, pictures, cover, pageOf }: PrintOrder): Promise<string> {
  const form = formOf(pictures);
  // Wide enough for the number to come, so that the second printing breaks its lines as the first.
  const after = (href: string) => `<span class="page-number">${pageOf.get(href.slice(1)) ?? "000"}</span>`;
  const [language = "en"] = book.languages;
  const days = book.parts.flatMap((part) => [
    ...(book.isYear ? [partMarkup(part, book)] : []),
    ...part.days.map(
      (day) => `<div class="${headName(day.date)}" id="${dayAnchor(day.date)}">${dayMarkup(day, book, form)}</div>`,
    ),
  ]);
  return `<!doctype html><html ${langOf(language)}><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src file:; style-src 'unsafe-inline'; font-src data:">
<title>${escapeXml(book.title)}</title><style>${await embeddedFonts()}${printStyles}${runningHeads(headsOf(book))}</style></head><body>
${coverMarkup(book, fileUrl(cover), cover)}${titleMarkup(book)}
<nav class="contents"><h1>${inLine(book, (each) => words[each].contents)}</h1>${contentsMarkup(book, form, after)}</nav>
${days.join("\n")}
<div class="index-page">${indexMarkup(book, form, after)}</div>
<div class="colophon">${colophonMarkup(book)}</div></body></html>`;
}

const dayAnchor = (date: string) => `day-${date}`;
const fileUrl = ({ path }: DrawnPicture) => escapeXml(pathToFileURL(path).href);

const formOf = (pictures: PrintOrder["pictures"]): Form => ({
  toDay: (date, anchor) => `#${anchor ?? dayAnchor(date)}`,
  toPart: (period) => `#p-${period}`,
  picture(id) {
    const drawn = pictures.get(id);
    return drawn && { src: fileUrl(drawn), width: drawn.width, height: drawn.height };
  },
});

const headsOf = (book: BookContent) =>
  book.parts.flatMap(({ period, days }) =>
    days.map(({ date }: Day) => ({
      name: headName(date),
      left: `Mruk · ${plainly(book, (language) => nameOfPeriod(period, language))}`,
      right: plainly(book, (language) => dayIn(date, language)),
    })),
  );

const plainly = ({ languages }: BookContent, textOf: (language: BookContent["languages"][number]) => string): string =>
  [...new Set(languages.map(textOf))].join(" · ");

/** Documents of this machine may not load its font files, so the fonts are part of it. */
async function embeddedFonts(): Promise<string> {
  const data = await Promise.all(fontFiles.map(async ({ path }) => [path, await readFile(path, "base64")] as const));
  const byPath = new Map(data);
  return fontFaces(({ path }) => `data:font/woff2;base64,${byPath.get(path)}`);
}
