import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { publishingHour, timeSlots } from "#api/schedule/model.ts";
import { pageNames, pageRow } from "#web/app/pages.ts";
import { loadAllScreens } from "#web/screens.ts";
import { texts as adminEn } from "./en/admin.ts";
import { en as shared } from "./en.ts";
import { texts } from "./i18n.ts";
import { texts as adminPl } from "./pl/admin.ts";

type Texts = { [key: string]: string | Texts };

const flat = (texts: Texts, prefix = ""): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
const base = (key: string) => key.replace(/_(one|few|many|other)$/, "");
const keysOf = (texts: Texts) => [...new Set(flat(texts).map(([key]) => base(key)))].sort();
const placeholders = (text: string) => new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([gap]) => gap));

await loadAllScreens();
const en: Texts = (await texts.load("en")).getResourceBundle("en", "translation");
const pl: Texts = (await texts.load("pl")).getResourceBundle("pl", "translation");

const pairs: [string, { en: Texts; pl: Texts }][] = [
  ["the public pages", { en, pl }],
  ["the panel", { en: adminEn, pl: adminPl }],
];

it.each(pairs)("says everything of %s in both languages", (_, { en, pl }) => {
  expect(keysOf(pl)).toEqual(keysOf(en));
});

it.each(pairs)("has every plural form of %s that each language needs", (_, languages) => {
  for (const [language, texts] of Object.entries(languages)) {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const keys = flat(texts).map(([key]) => key);
    for (const plural of new Set(keys.filter((key) => base(key) !== key).map(base))) {
      const forms = keys.filter((key) => base(key) === plural).map((key) => key.slice(plural.length + 1));
      expect(new Set(forms), `${language}: ${plural}`).toEqual(new Set<string>(pluralCategories));
    }
  }
});

it.each(pairs)("fills the same gaps of %s in both languages", (_, { en, pl }) => {
  const gaps = (texts: Texts) => new Map(flat(texts).map(([key, text]) => [base(key), placeholders(text)]));
  expect(gaps(pl)).toEqual(gaps(en));
});

type Keys = [key: string, pattern: RegExp][];
/** Keys as patterns: interpolated parts match any word. */
const patterns = (found: Iterable<RegExpMatchArray>): Keys =>
  [...new Set([...found].map(([, text, template]) => text ?? template ?? ""))].map((key) => [
    key,
    new RegExp(`^${key.replaceAll(".", "\\.").replace(/\$\{[^}]+\}/g, "[\\w-]+")}$`),
  ]);

/** The keys that components use: those in calls of `t`, and all strings that may be keys. */
async function keysIn(isOfInterest: (file: string) => boolean): Promise<{ asked: Keys; named: Keys }> {
  const web = join(import.meta.dirname, "..");
  let source = "";
  for await (const file of glob("**/*.{ts,tsx}", { cwd: web, exclude: ["**/*.test.*", "i18n/**"] })) {
    if (isOfInterest(file)) source += readFileSync(join(web, file), "utf8");
  }
  return {
    asked: patterns(source.matchAll(/\bt\(\s*(?:"([^"]+)"|`((?:[^`$]|\$\{[^}]+\})+)`)/g)),
    named: patterns(source.matchAll(/"([\w-]+\.[\w.-]+)"|`([\w-]+\.(?:[\w.-]|\$\{[^}]+\})+)`/g)),
  };
}

const isOfThePanel = (file: string) => file.startsWith(join("features", "admin"));

it.each([
  { of: "the public pages", texts: en, isOfInterest: (file: string) => !isOfThePanel(file) },
  { of: "the panel", texts: adminEn, isOfInterest: isOfThePanel },
])("has no text of $of that is not shown, and none is asked for that is not there", async ({ texts, isOfInterest }) => {
  const keys = keysOf(texts);
  const { asked, named } = await keysIn(isOfInterest);
  // Legal texts are shown whole (legal.test.ts).
  const inPieces = keys.filter((key) => !/^(privacy|terms)\./.test(key));
  expect(inPieces.filter((key) => !named.some(([, pattern]) => pattern.test(key)))).toEqual([]);
  expect(asked.filter(([, pattern]) => !keys.some((key) => pattern.test(key)))).toEqual([]);
});

const pagesWithTexts = pageNames.flatMap((page) => {
  const { module, texts } = pageRow(page);
  return texts && texts !== "admin" ? [{ page, texts, module }] : [];
});

/** What parts of a page stand in other folders. */
const usedElsewhere: Partial<Record<string, string[]>> = {
  story: ["features/mood", "features/listen"],
  privacy: ["features/memory/memory-panel", "features/offline/offline-panel"],
};

it.each(pagesWithTexts)("asks for the texts that come with $page nowhere else", async ({ texts, module }) => {
  const own: { texts: Texts } = await import(`./en/${texts}.ts`);
  const elsewhere = keysOf(shared);
  const keys = keysOf(own.texts).filter((key) => !elsewhere.includes(key));
  const places = usedElsewhere[texts] ?? [];
  const folders = [dirname(module), ...places];
  const { asked } = await keysIn((file) => !isOfThePanel(file) && !folders.some((folder) => file.startsWith(folder)));
  expect(asked.filter(([, pattern]) => keys.some((key) => pattern.test(key)))).toEqual([]);
});

it("names no hour that is not a publishing hour, in the order of the day", () => {
  const hours = timeSlots.map((slot) => `${publishingHour[slot]}:00`);
  const named = [en, pl].flatMap((texts) => flat(texts).map(([key, text]) => [key, text.match(/\b\d+:\d\d\b/g)]));
  const naming = named.filter(([, times]) => times !== null);
  expect(naming).toHaveLength(8);
  for (const [key, times] of naming) expect([key, times]).toEqual([key, hours]);
});

it("counts likes as Polish does", async () => {
  const { t } = await texts.load("pl");
  const said = [0, 1, 2, 4, 5, 12, 22, 25, 101, 112, 122].map((count) => t("like.count", { count }));
  expect(said).toEqual([
    "0 polubień",
    "1 polubienie",
    "2 polubienia",
    "4 polubienia",
    "5 polubień",
    "12 polubień",
    "22 polubienia",
    "25 polubień",
    "101 polubień",
    "112 polubień",
    "122 polubienia",
  ]);
});

it("counts in the panel as Polish does", async () => {
  const { t } = await texts.load("pl");
  const said = [1, 2, 5, 22].map((count) => t("statistics.buffer.ready", { ns: "admin", count, n: String(count) }));
  expect(said).toEqual([
    "1 opowiadanie czeka na swoją porę",
    "2 opowiadania czekają na swoją porę",
    "5 opowiadań czeka na swoją porę",
    "22 opowiadania czekają na swoją porę",
  ]);
});
