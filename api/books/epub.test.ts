// Holds the books to the rules of EPUB 3.3, and to those of accessible books that a program can see. EPUBCheck 5.3.0, which needs Java
// and is no dependency, found nothing in books of each language (decision 32).
import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { makeTestBook } from "./book.fixture.ts";
import { bookLanguages } from "./model.ts";
import { readZip } from "./read-zip.fixture.ts";
import { bookStyles } from "./styles.ts";

const periods = ["2026-11", "2026"] as const;
const ids = periods.flatMap((period) => bookLanguages.map((language) => `${period}-${language}`));

/** The faults of a document's nesting and attributes, as XML has them. */
function illFormed(xml: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  for (const [tag, close, name = "", rest = "", self] of xml.matchAll(
    /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    const names = [...rest.matchAll(/([\w:.-]+)="/g)].map(([, attribute]) => attribute);
    if (new Set(names).size < names.length) faults.push(`${tag} repeats an attribute`);
    if (close && open.pop() !== name) faults.push(`${tag} closes another element`);
    if (!close && !self) open.push(name);
  }
  const text = xml.replace(/<\?xml[^>]*\?>|<!DOCTYPE html>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>/g, "");
  if (/[<>]|&(?!(amp|lt|gt|quot|#39);)/.test(text))
    faults.push(`unescaped: ${/.{0,20}([<>]|&).{0,20}/.exec(text)?.[0]}`);
  return [...faults, ...open.map((name) => `<${name}> is not closed`)];
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);

async function open(id: string) {
  const entries = readZip((await makeTestBook(id)).epub);
  const text = (name: string) => entries.find((entry) => entry.name === name)?.bytes.toString("utf8") ?? "";
  const pages = entries.filter(({ name }) => name.endsWith(".xhtml")).map(({ name }) => ({ name, text: text(name) }));
  return { entries, text, pages, opf: text("EPUB/package.opf") };
}

describe.each(ids)("the book %s", (id) => {
  it("is a container: its type comes first and stored, and the package document is where the container says", async () => {
    const { entries, text, opf } = await open(id);
    expect(entries[0]).toMatchObject({ name: "mimetype", stored: true, extra: 0 });
    expect(text("mimetype")).toBe("application/epub+zip");
    expect(text("META-INF/container.xml")).toContain('full-path="EPUB/package.opf"');
    expect(opf).toContain('version="3.0" unique-identifier="book"');
    expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
  });

  it("lists every file once, with its type, and reads every page once, in order", async () => {
    const { entries, opf } = await open(id);
    const items = [...opf.matchAll(/<item id="([^"]+)" href="([^"]+)" media-type="([^"]+)"/g)];
    const files = entries
      .map(({ name }) => name)
      .filter((name) => name.startsWith("EPUB/") && name !== "EPUB/package.opf");
    expect(items.map(([, , href]) => `EPUB/${href}`)).toEqual(files);
    expect(new Set(items.map(([, item]) => item)).size).toBe(items.length);
    const types = { xhtml: "application/xhtml+xml", css: "text/css", jpg: "image/jpeg", woff2: "font/woff2" } as const;
    for (const [, , href = "", type] of items) expect(type).toBe(types[href.split(".").at(-1) as keyof typeof types]);
    const pages = items.filter(([, , , type]) => type === types.xhtml).map(([, item]) => item);
    expect(all(opf, /<itemref idref="([^"]+)"/g)).toEqual(pages);
    expect(all(opf, /properties="(nav|cover-image)"/g).toSorted((one, other) => one.localeCompare(other))).toEqual([
      "cover-image",
      "nav",
    ]);
  });

  it("is well-formed in all its documents, and every id is there once", async () => {
    const { pages, opf } = await open(id);
    for (const { name, text } of [...pages, { name: "package", text: opf }]) {
      expect([name, ...illFormed(text)]).toEqual([name]);
      const found = all(text, / id="([^"]+)"/g);
      expect([name, new Set(found).size]).toEqual([name, found.length]);
    }
  });

  it("leads nowhere but to what is in it, and to addresses that stories name", async () => {
    const { entries, pages, text } = await open(id);
    for (const page of pages) {
      for (const href of all(page.text, / (?:href|src)="([^"]+)"/g)) {
        if (href.startsWith("https://mruk.example/")) continue;
        const [file = "", anchor] = href.split("#");
        const target = posix.join("EPUB", file);
        expect(entries.map(({ name }) => name)).toContain(target);
        if (anchor !== undefined) expect(text(target)).toContain(` id="${anchor}"`);
      }
      expect(page.text).not.toMatch(/<(script|iframe|object|link [^>]*https?:)|src="https?:/);
    }
    for (const url of all(bookStyles, /url\("([^"]+)"\)/g))
      expect(entries.map(({ name }) => name)).toContain(`EPUB/${url}`);
  });

  it("has one first heading a page, skips no level, describes every picture and names the language of every page", async () => {
    const { pages } = await open(id);
    const own = id.endsWith("-pl") ? "pl" : "en";
    for (const { name, text } of pages) {
      const levels = all(text, /<h([1-6])/g).map(Number);
      if (name !== "EPUB/cover.xhtml") expect([name, levels.filter((level) => level === 1).length]).toEqual([name, 1]);
      for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
      for (const image of all(text, /<img ([^>]*)>/g)) expect(image).toMatch(/alt="[^"]+"/);
      expect(text).toContain(`xmlns:epub="http://www.idpf.org/2007/ops" lang="${own}" xml:lang="${own}"`);
      expect(all(text, / lang="(\w+)"/g)).toEqual(all(text, / xml:lang="(\w+)"/g));
      expect(text).toMatch(/<title>[^<]+<\/title>/);
    }
  });

  it("has contents with every story, landmarks, and the facts by which readers with disabilities choose", async () => {
    const { text, opf } = await open(id);
    const nav = text("EPUB/nav.xhtml");
    expect(all(nav, /<nav epub:type="(\w+)"/g)).toEqual(["toc", "landmarks"]);
    expect(all(nav, /#(s-[\w-]+)"/g)).toEqual(["s-2026-11-20-evening", "s-2026-11-21-morning", "s-2026-11-21-evening"]);
    for (const property of [
      "dcterms:modified",
      "schema:accessMode",
      "schema:accessModeSufficient",
      "schema:accessibilityFeature",
      "schema:accessibilityHazard",
      "schema:accessibilitySummary",
    ]) {
      expect(opf).toContain(`<meta property="${property}"`);
    }
    const languages = id.endsWith("both") ? ["en", "pl"] : [id.slice(-2)];
    expect(all(opf, /<dc:language>(\w+)/g)).toEqual(languages);
    expect(opf).toMatch(/<dc:identifier id="book">urn:uuid:[0-9a-f-]{36}</);
  });
});

it("tells each story in English and then in Polish in a book of both, and says of each who made it", async () => {
  const { text } = await open("2026-11-both");
  const day = text("EPUB/day-2026-11-20.xhtml");
  expect(all(day, /<div class="telling" lang="(\w+)"/g)).toEqual(["en", "pl"]);
  expect(day).toContain("<h2>“Salt &amp; &lt;Pepper&gt;”</h2>");
  expect(day).toContain("AI-generated: gpt-x, image-x");
  expect(day).toContain("Wygenerowane przez AI: gpt-x, image-x");
  const colophon = text("EPUB/colophon.xhtml");
  for (const line of [
    "AI-generated: gpt-x, image-x (stories: 1)",
    "Written and drawn by a computer program (stories: 1)",
  ]) {
    expect(colophon).toContain(line);
  }
  expect(colophon).toContain("before the period was over");
});

it("sorts the index as each language has it, and leaves pictures out that it cannot read", async () => {
  const { text, entries } = await open("2026-11-pl");
  expect(all(text("EPUB/index.xhtml"), /#s-([\w-]+)"/g)).toEqual([
    "2026-11-21-evening",
    "2026-11-21-morning",
    "2026-11-20-evening",
  ]);
  expect(entries.map(({ name }) => name)).not.toContain("EPUB/pictures/2026-11-21-evening.jpg");
  expect(text("EPUB/day-2026-11-21.xhtml")).toContain('alt="Szary kot na parapecie." lang="pl"');
});

it("declares the namespace of its styles before any rule, where alone it counts", () => {
  expect(bookStyles).toMatch(/^@namespace epub /);
});

it("leaves all colours to the reader, so that no choice of theirs hides a word", () => {
  expect(bookStyles).not.toMatch(/color|background/);
});

it("is the same to the byte when the same stories are bound again", async () => {
  const [one, other] = [await makeTestBook("2026-11-en"), await makeTestBook("2026-11-en")];
  expect(readZip(one.epub)).toEqual(readZip(other.epub));
});
