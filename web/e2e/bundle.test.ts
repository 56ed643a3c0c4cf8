// The size and content of what browsers load, read from the built files.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { isPageIn, type PageName, pageNames, pages } from "#web/app/pages.ts";
import { type Language, languages } from "#web/i18n/languages.ts";
import { builtAssets, builtRenderer } from "#web/server/renderer.ts";

const readersPages = pageNames.filter((name) => isPageIn("readers", name));
/** The beginning of the name of a page's own file. */
const fileOf = (page: PageName) => `${basename(pages[page].module, ".tsx")}-`;

const read = (name: string) => readFileSync(join(builtAssets, name), "utf8");
const named = (pattern: RegExp) => readdirSync(builtAssets).filter((name) => pattern.test(name));
/** All files but the administrator's. */
const publicScripts = () => named(/\.js$/).filter((name) => !name.startsWith("admin"));
/** What a file of styles is for: the beginning of its name. */
const pageOf = (name: string) => name.replace(/-.*/, "");
const weight = (names: string[]) =>
  names.reduce((sum, name) => sum + statSync(join(builtAssets, `${name}.br`)).size, 0);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

it("contains no code of the server, of the schemas or of the administrator", () => {
  expect(publicScripts()).not.toEqual([]);
  const marks = [
    /["'`]node:/,
    /ZodError|safeParse|_zod/,
    /process\.(env|argv|cwd)/,
    /gray-matter|simple-git|\bsharp\b|\blowdb\b|googleapis|openai/i,
    /STORY_INVALID|CONFIG_INVALID/,
    /adminToken|\/api\/admin/,
  ];
  for (const name of publicScripts()) {
    const found = marks.filter((mark) => mark.test(read(name)));
    expect([name, found]).toEqual([name, []]);
  }
});

/**
 * What readers' pages weighed on 26 November 2026, before the archive, the search and a reader's memory, in kB. The others came
 * later.
 */
const weighed: Partial<Record<PageName, Record<Language, number>>> = {
  home: { en: 111.3, pl: 111.9 },
  story: { en: 108, pl: 108.4 },
  about: { en: 104.1, pl: 104.7 },
  contact: { en: 103.9, pl: 104.4 },
  privacy: { en: 107.7, pl: 108.1 },
  terms: { en: 106.6, pl: 106.9 },
  "not-found": { en: 103, pl: 103.4 },
};
const growth = 2;
const later = 112;
/** The most that a page may weigh, in kB. */
function mostOf(page: PageName, language: Language): number {
  const before = weighed[page]?.[language];
  return before === undefined ? later : before + growth;
}

it("makes no page 2 kB of JavaScript heavier than it was, and loads none of another page or language", async () => {
  const { assetsOf } = await builtRenderer();
  for (const page of readersPages) {
    for (const language of languages) {
      const { script, modules } = assetsOf(page, language);
      const names = [script, ...modules].map((address) => address.replace("/assets/", ""));
      console.log(`${page} in ${language}: ${kilobytes(weight(names))} of JavaScript`);
      const others = [
        ...readersPages.filter((other) => other !== page).map(fileOf),
        "admin-",
        ...languages.filter((other) => other !== language).map((other) => `${other}-`),
      ];
      expect(names.filter((name) => others.some((other) => name.startsWith(other)))).toEqual([]);
      expect(weight(names) / 1000, `${page} in ${language}`).toBeLessThanOrEqual(mostOf(page, language));
    }
  }
  console.log(`all pages in both languages: ${kilobytes(weight(publicScripts()))} of JavaScript`);
});

it("names the own file of every page among what it loads", async () => {
  const { assetsOf } = await builtRenderer();
  for (const page of pageNames) {
    expect(assetsOf(page, "en").modules).toContainEqual(expect.stringContaining(`/assets/${fileOf(page)}`));
  }
});

it("gives the administrator at most 180 kB of JavaScript, and styles that readers do not load", async () => {
  const { assetsOf } = await builtRenderer();
  for (const language of languages) {
    const { script, modules, styles } = assetsOf("admin", language);
    const names = [script, ...modules].map((address) => address.replace("/assets/", ""));
    console.log(`the panel in ${language}: ${kilobytes(weight(names))} of JavaScript`);
    expect(names.some((name) => /adminToken/.test(read(name)))).toBe(true);
    expect(weight(names)).toBeLessThanOrEqual(180_000);
    const own = styles.filter((address) => !assetsOf("home", language).styles.includes(address));
    console.log(`the panel: ${kilobytes(weight(own.map((address) => address.replace("/assets/", ""))))} of CSS`);
    expect(own).toHaveLength(1);
  }
});

it("keeps the styles of every page within 12 kB, and those of some within 1 kB more, of the archive 1.5", () => {
  const shared = named(/^styles-.*\.css$/);
  console.log(`all pages: ${kilobytes(weight(shared))} of CSS`);
  expect(weight(shared)).toBeLessThanOrEqual(12_000);
  const own = named(/^(?!styles-|admin).*\.css$/);
  expect(own.map(pageOf)).toEqual([
    "about",
    "archive",
    "books",
    "follow",
    "legal",
    "listen",
    "offline",
    "parallel",
    "preview",
    "search",
  ]);
  for (const name of own) {
    // It may come before the shared styles, whose layers keep their order only so.
    expect(read(name), name).toMatch(/^@layer tokens,base/);
    console.log(`${name}: ${kilobytes(weight([name]))} of CSS`);
    expect(weight([name])).toBeLessThanOrEqual(pageOf(name) === "archive" ? 1_500 : 1_000);
  }
});

it.each(["archive-month", "search"] as const)("keeps what only %s needs within 8 kB", async (page) => {
  const { assetsOf } = await builtRenderer();
  for (const language of languages) {
    const others = new Set(assetsOf("terms", language).modules);
    const own = assetsOf(page, language).modules.filter((address) => !others.has(address));
    const bytes = weight(own.map((address) => address.replace("/assets/", "")));
    console.log(`${page} in ${language}: ${kilobytes(bytes)} of its own`);
    expect(bytes).toBeLessThanOrEqual(8_000);
  }
});

it("keeps what only listeners need within 3 kB before a press of the button and 8 kB after it", () => {
  const bytes = ["late-acts", "sound", "player"].map((name) => weight(named(new RegExp(`^${name}-.*\\.js$`))));
  const [acts = 0, sound = 0, player = 0] = bytes;
  console.log(`listening: ${kilobytes(acts + sound)} of JavaScript before the press, ${kilobytes(player)} after it`);
  for (const each of bytes) expect(each).toBeGreaterThan(0);
  expect(acts + sound).toBeLessThanOrEqual(3_000);
  expect(player).toBeLessThanOrEqual(8_000);
});

it("is compressed at build time", () => {
  for (const name of named(/\.(js|css|svg)$/)) {
    expect(readdirSync(builtAssets)).toEqual(expect.arrayContaining([`${name}.br`, `${name}.gz`]));
  }
});
