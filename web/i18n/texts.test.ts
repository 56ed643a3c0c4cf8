import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { publishingHour, timeSlots } from "../../api/schedule/model.ts";
import { en } from "./en.ts";
import { texts } from "./i18n.ts";
import { pl } from "./pl.ts";

type Texts = { [key: string]: string | Texts };

const flat = (texts: Texts, prefix = ""): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
const base = (key: string) => key.replace(/_(one|few|many|other)$/, "");
const keysOf = (texts: Texts) => [...new Set(flat(texts).map(([key]) => base(key)))].sort();
const placeholders = (text: string) => new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([gap]) => gap));

it("says everything in both languages", () => {
  expect(keysOf(pl)).toEqual(keysOf(en));
});

it("has every plural form that each language needs", () => {
  for (const [language, texts] of [
    ["en", en],
    ["pl", pl],
  ] as const) {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const keys = flat(texts).map(([key]) => key);
    for (const plural of new Set(keys.filter((key) => base(key) !== key).map(base))) {
      const forms = keys.filter((key) => base(key) === plural).map((key) => key.slice(plural.length + 1));
      expect(new Set(forms), `${language}: ${plural}`).toEqual(new Set<string>(pluralCategories));
    }
  }
});

it("fills the same gaps in both languages", () => {
  const gaps = (texts: Texts) => new Map(flat(texts).map(([key, text]) => [base(key), placeholders(text)]));
  expect(gaps(pl)).toEqual(gaps(en));
});

it("has no text that no page shows, and pages ask for no text that is not there", async () => {
  const asked = new Set<string>();
  for await (const file of glob("**/*.tsx", { cwd: join(import.meta.dirname, "..") })) {
    const source = readFileSync(join(import.meta.dirname, "..", file), "utf8");
    for (const [, key] of source.matchAll(/\bt\(\s*["`]([^"`]+)["`]/g)) asked.add(String(key));
  }
  const patterns = [...asked].map(
    (key) => new RegExp(`^${key.replaceAll(".", "\\.").replace(/\$\{[^}]+\}/g, "\\w+")}$`),
  );
  const keys = keysOf(en);
  expect(keys.filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
  expect([...asked].filter((_, index) => !keys.some((key) => patterns[index]?.test(key)))).toEqual([]);
});

it("names no hour that is not a publishing hour, in the order of the day", () => {
  const hours = timeSlots.map((slot) => `${publishingHour[slot]}:00`);
  const named = [en, pl].flatMap((texts) => flat(texts).map(([key, text]) => [key, text.match(/\b\d+:\d\d\b/g)]));
  const naming = named.filter(([, times]) => times !== null);
  expect(naming).toHaveLength(6);
  for (const [key, times] of naming) expect([key, times]).toEqual([key, hours]);
});

it("counts likes as Polish does", async () => {
  const { t } = await texts.load("pl");
  const said = [0, 1, 2, 4, 5, 12, 22, 25, 101, 112, 122].map((count) => t("popular.likes", { count }));
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
