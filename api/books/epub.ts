// Writes a book as EPUB 3.3, a file of it at a time.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { escapeXml, xmlDocument } from "#api/platform/xml.ts";
import { type BookContent, titleIn } from "./content.ts";
import { fontFiles } from "./fonts.ts";
import { dayMarkup, type Form, inLine, langOf } from "./markup.ts";
import { colophonMarkup, contentsMarkup, coverMarkup, indexMarkup, partMarkup, titleMarkup } from "./matter.ts";
import { nameOfPeriod } from "./period.ts";
import { bookStyles } from "./styles.ts";
import { words } from "./words.ts";
import { createZip, type Zip } from "./zip.ts";

/** A drawn picture on disk. */
export type DrawnPicture = { path: string; width: number; height: number };

export type EpubOrder = {
  book: BookContent;
  /** The pictures by story. */
  pictures: ReadonlyMap<string, DrawnPicture>;
  cover: DrawnPicture;
  /** The output file, which must not exist. */
  into: string;
  signal?: AbortSignal | undefined;
  progress?(share: number): void;
};

/** A file of the package. Those with an `order` are read one after the other. */
type Item = { href: string; type: string; properties?: string; isRead?: boolean; read(): Promise<Uint8Array | string> };

const xhtml = "application/xhtml+xml";
const container = xmlDocument(
  '<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>' +
    '<rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
);

/** Writes the whole book; a file that was begun and not finished is the caller's to remove. */
export async function writeEpub(order: EpubOrder): Promise<void> {
  const zip = await createZip(order.into);
  try {
    const items = itemsOf(order);
    // Reading systems know the file by its first bytes.
    await zip.add("mimetype", "application/epub+zip", { stored: true });
    await zip.add("META-INF/container.xml", container);
    await zip.add("EPUB/package.opf", packageDocument(order.book, items));
    await addAll(zip, items, order);
    await zip.finish();
  } finally {
    await zip.close();
  }
}

async function addAll(zip: Zip, items: readonly Item[], { signal, progress }: EpubOrder): Promise<void> {
  for (const [index, { href, type, read }] of items.entries()) {
    signal?.throwIfAborted();
    await zip.add(`EPUB/${href}`, await read(), { stored: /^(image|font)\//.test(type) });
    progress?.((index + 1) / items.length);
  }
}

function itemsOf({ book, pictures, cover }: EpubOrder): Item[] {
  const form: Form = {
    toDay: (date, anchor) => `day-${date}.xhtml${anchor === undefined ? "" : `#${anchor}`}`,
    toPart: (period) => `part-${period}.xhtml`,
    picture: (id) => (pictures.has(id) ? { ...sizeOf(pictures.get(id)), src: pictureName(id) } : undefined),
  };
  const page = (name: string, title: string, body: () => string): Item => ({
    href: `${name}.xhtml`,
    type: xhtml,
    isRead: true,
    read: async () => pageDocument(book, title, body()),
  });
  const own = words[mainLanguage(book)];
  return [
    page("cover", own.cover, () => coverMarkup(book, "pictures/cover.jpg", cover)),
    page("title", book.title, () => titleMarkup(book)),
    { ...page("nav", own.contents, () => navigation(book, form)), properties: "nav" },
    ...book.parts.flatMap((part) => [
      ...(book.isYear
        ? [page(`part-${part.period}`, nameOfPeriod(part.period, mainLanguage(book)), () => partMarkup(part, book))]
        : []),
      ...part.days.map((day) => page(`day-${day.date}`, day.date, () => dayMarkup(day, book, form))),
    ]),
    page("index", own.index, () => indexMarkup(book, form)),
    page("colophon", own.colophon, () => colophonMarkup(book)),
    { href: "style.css", type: "text/css", read: async () => bookStyles },
    { ...pictureItem("pictures/cover.jpg", cover.path), properties: "cover-image" },
    ...[...pictures].map(([id, { path }]) => pictureItem(pictureName(id), path)),
    ...fontFiles.map(({ name, path }) => ({ href: `fonts/${name}`, type: "font/woff2", read: () => readFile(path) })),
  ];
}

const pictureName = (id: string) => `pictures/${id}.jpg`;
const pictureItem = (href: string, path: string): Item => ({ href, type: "image/jpeg", read: () => readFile(path) });
const sizeOf = ({ width = 0, height = 0 }: Partial<DrawnPicture> = {}) => ({ width, height });
const mainLanguage = ({ languages: [first = "en"] }: BookContent) => first;

const pageDocument = (book: BookContent, title: string, body: string): string =>
  xmlDocument(
    `<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" ${langOf(mainLanguage(book))}>` +
      `<head><meta charset="utf-8"/><title>${escapeXml(title)}</title><link rel="stylesheet" href="style.css"/></head>` +
      `<body>${body}</body></html>`,
  );

/** The navigation document, which is also the page of contents. */
function navigation(book: BookContent, form: Form): string {
  const own = words[mainLanguage(book)];
  const first = book.parts[0];
  const start = book.isYear ? form.toPart(first?.period ?? "") : form.toDay(book.from);
  const landmarks = [
    ["cover", "cover.xhtml", own.cover],
    ["toc", "nav.xhtml#contents", own.contents],
    ["bodymatter", start, own.start],
    ["index", "index.xhtml", own.index],
    ["colophon", "colophon.xhtml", own.colophon],
  ].map(([type, href, name]) => `<li><a epub:type="${type}" href="${href}">${name}</a></li>`);
  const ends = ["index", "colophon"] as const;
  const rest = ends.map(
    (name) => `<li><a href="${name}.xhtml">${inLine(book, (language) => words[language][name])}</a></li>`,
  );
  const contents = contentsMarkup(book, form).replace(/<\/ol>$/, `${rest.join("")}</ol>`);
  return (
    `<nav epub:type="toc" role="doc-toc" id="contents" aria-labelledby="contents-title"><h1 id="contents-title">${inLine(book, (language) => words[language].contents)}</h1>${contents}</nav>` +
    `<nav epub:type="landmarks" hidden="hidden" aria-label="${escapeXml(own.landmarks)}"><ol>${landmarks.join("")}</ol></nav>`
  );
}

const idOf = (href: string) => `i-${href.replace(/[^a-z0-9]+/g, "-")}`;

function packageDocument(book: BookContent, items: readonly Item[]): string {
  const manifest = items.map(({ href, type, properties }) => {
    const more = properties === undefined ? "" : ` properties="${properties}"`;
    return `<item id="${idOf(href)}" href="${href}" media-type="${type}"${more}/>`;
  });
  const spine = items.filter(({ isRead }) => isRead).map(({ href }) => `<itemref idref="${idOf(href)}"/>`);
  return xmlDocument(
    `<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book" xml:lang="${mainLanguage(book)}">` +
      `<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">${metadata(book)}</metadata>` +
      `<manifest>\n${manifest.join("\n")}\n</manifest><spine>${spine.join("")}</spine></package>`,
  );
}

const features = [
  "alternativeText",
  "displayTransformability",
  "index",
  "readingOrder",
  "structuralNavigation",
  "tableOfContents",
];

/** The metadata by which libraries catalogue a book, and readers with disabilities judge it before they open it. */
function metadata(book: BookContent): string {
  const { id, madeAt, languages } = book;
  const modified = `${new Date(madeAt).toISOString().slice(0, -".000Z".length)}Z`;
  const meta = (property: string, text: string) => `<meta property="${property}">${escapeXml(text)}</meta>`;
  return [
    `<dc:identifier id="book">urn:uuid:${uuidOf(id)}</dc:identifier>`,
    ...languages
      .map((language, index) => titleElement(titleIn(book.period, language), language, index))
      .filter(isFirstTitle),
    ...languages.map((language) => `<dc:language>${language}</dc:language>`),
    "<dc:creator>Mruk</dc:creator><dc:publisher>Mruk</dc:publisher>",
    `<dc:date>${modified.slice(0, "2026-11-21".length)}</dc:date>`,
    meta("dcterms:modified", modified),
    meta("schema:accessMode", "textual"),
    meta("schema:accessMode", "visual"),
    meta("schema:accessModeSufficient", "textual"),
    meta("schema:accessModeSufficient", "textual,visual"),
    ...features.map((feature) => meta("schema:accessibilityFeature", feature)),
    meta("schema:accessibilityHazard", "none"),
    ...languages.map(
      (language) =>
        `<meta property="schema:accessibilitySummary" xml:lang="${language}">${escapeXml(words[language].summary)}</meta>`,
    ),
  ].join("");
}

const titleElement = (title: string, language: string, index: number) =>
  `<dc:title${index === 0 ? ' id="title"' : ""} xml:lang="${language}">${escapeXml(title)}</dc:title>`;
const textOf = (element: string) => element.replace(/<[^>]*>/g, "");
const isFirstTitle = (title: string, index: number, all: readonly string[]) =>
  all.findIndex((other) => textOf(other) === textOf(title)) === index;

/** A UUID made of a name (RFC 9562, version 8): a book made anew is the same book. */
function uuidOf(id: string): string {
  const hash = createHash("sha256").update(`mruk book ${id}`).digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return hash.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}
