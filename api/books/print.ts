// A book as documents for paper, which Chromium prints.
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { escapeXml } from "#api/platform/xml.ts";
import { type BookContent, dayIn, type Part } from "./content.ts";
import type { DrawnPicture } from "./epub.ts";
import { fontFaces, fontFiles } from "./fonts.ts";
import { dayMarkup, type Form, inLine, langOf, storyAnchor } from "./markup.ts";
import { colophonMarkup, contentsMarkup, coverMarkup, indexMarkup, partMarkup, titleMarkup } from "./matter.ts";
import { nameOfPeriod } from "./period.ts";
import { printStyles, romanNumbers, runningHeads } from "./styles.ts";
import { words } from "./words.ts";

export type PrintOrder = {
  book: BookContent;
  pictures: ReadonlyMap<string, DrawnPicture>;
  cover: DrawnPicture;
};

/**
 * A part of the book that is printed by itself, since Chromium takes a gigabyte for a year at once. What stands before the stories has
 * pages of its own numbers; contents and index are printed when the pages of the stories are known.
 */
export type Section =
  | { of: "front"; pageOf: ReadonlyMap<string, number> }
  | { of: "days"; part: Part; firstPage: number }
  | { of: "back"; pageOf: ReadonlyMap<string, number>; firstPage: number };

/** Every page of a day has its date at the head, and its month at the other. */
const headName = (date: string) => `day${date.replaceAll("-", "")}`;

/** A document that runs nothing and loads nothing but pictures of this machine. */
export async function printDocument(order: PrintOrder, section: Section): Promise<string> {
  const { book } = order;
  const [language = "en"] = book.languages;
  const heads = section.of === "days" ? runningHeads(headsOf(section.part, book)) : "";
  const numbers = section.of === "front" ? romanNumbers : `html{counter-reset:page ${section.firstPage - 1}}`;
  return `<!doctype html><html ${langOf(language)}><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src file:; style-src 'unsafe-inline'; font-src data:">
<title>${escapeXml(book.title)}</title><style>${await embeddedFonts()}${printStyles}${numbers}${heads}</style></head><body>
${bodyOf(order, section)}</body></html>`;
}

function bodyOf({ book, pictures, cover }: PrintOrder, section: Section): string {
  const form = formOf(pictures);
  if (section.of === "days") {
    const { period, days } = section.part;
    const printed = days.map(
      (day) =>
        `<div class="${headName(day.date)}" id="${dayAnchor(day.date)}">` +
        `${namesOf([dayAnchor(day.date), ...day.stories.map(storyAnchor)])}${dayMarkup(day, book, form)}</div>`,
    );
    return `${book.isYear ? namesOf([`p-${period}`]) + partMarkup(section.part, book) : ""}${printed.join("\n")}`;
  }
  // The id is the place's own, so that Chromium makes a link; the joined book has it where the story is.
  const after = (href: string) =>
    `<span class="page-number" id="${href.slice(1)}">${section.pageOf.get(href.slice(1)) ?? ""}</span>`;
  if (section.of === "back") {
    return `<div class="index-page">${indexMarkup(book, form, after)}</div><div class="colophon">${colophonMarkup(book)}</div>`;
  }
  const contents = inLine(book, (each) => words[each].contents);
  return `${coverMarkup(book, fileUrl(cover), cover)}${titleMarkup(book)}
<nav class="contents"><h1>${contents}</h1>${contentsMarkup(book, form, after)}</nav>`;
}

/** Chromium notes only those places to which a link leads. The joined book is without these links. */
const namesOf = (anchors: readonly string[]) =>
  anchors.map((anchor) => `<a class="name" href="#${anchor}" aria-hidden="true"></a>`).join("");

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

const headsOf = ({ period, days }: Part, book: BookContent) =>
  days.map(({ date }) => ({
    name: headName(date),
    left: `Mruk · ${plainly(book, (language) => nameOfPeriod(period, language))}`,
    right: plainly(book, (language) => dayIn(date, language)),
  }));

const plainly = ({ languages }: BookContent, textOf: (language: BookContent["languages"][number]) => string): string =>
  [...new Set(languages.map(textOf))].join(" · ");

/** Documents of this machine may not load its font files, so the fonts are part of it. */
async function embeddedFonts(): Promise<string> {
  const data = await Promise.all(fontFiles.map(async ({ path }) => [path, await readFile(path, "base64")] as const));
  const byPath = new Map(data);
  return fontFaces(({ path }) => `data:font/woff2;base64,${byPath.get(path)}`);
}
