// The legal texts have parts and gaps of their own.
import { expect, it } from "vitest";
import { texts as privacyEn } from "./en/privacy.ts";
import { texts as termsEn } from "./en/terms.ts";
import type { LegalText } from "./legal-text.ts";
import { texts as privacyPl } from "./pl/privacy.ts";
import { texts as termsPl } from "./pl/terms.ts";

const pairs: [string, LegalText, LegalText][] = [
  ["privacy", privacyEn.privacy, privacyPl.privacy],
  ["terms", termsEn.terms, termsPl.terms],
];
const shape = ({ parts }: LegalText) =>
  parts.map(({ id, texts }) => [id, texts.map((text) => (typeof text === "string" ? "paragraph" : text.length))]);
const gaps = ({ parts }: LegalText) =>
  parts.map(({ texts }) => texts.flat().flatMap((text) => text.match(/\{\{\w+\}\}/g) ?? []));

it.each(pairs)("says the same parts of %s in both languages", (_, en, pl) => {
  expect(shape(pl)).toEqual(shape(en));
});

it.each(pairs)("names each part of %s once, so that it can be linked to", (_, { parts }) => {
  const ids = parts.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  // These links appear on every page.
  for (const taken of ["main", "about", "state", "contents"]) expect(ids).not.toContain(taken);
});

it.each(pairs)("fills the same gaps of %s in both languages, and knows only the contact address", (_, en, pl) => {
  expect(gaps(pl)).toEqual(gaps(en));
  expect(new Set(gaps(en).flat())).toEqual(new Set(["{{email}}"]));
});
