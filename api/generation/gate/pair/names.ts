import type { StoryText } from "#api/generation/model.ts";
import { cast, type Member } from "../cast.ts";
import { inLatin } from "../latin.ts";
import { isTranslated } from "./translated-names.ts";

/** Whether the same people, animals and plants are in both texts. */
export function checkNames({ contentEn, contentPl }: StoryText): string[] {
  const [english, polish] = [strangersOf(contentEn), strangersOf(contentPl)];
  const [allEnglish, allPolish] = [stemsOf(contentEn), stemsOf(contentPl)];
  return [
    ...membersMissing(contentEn, contentPl),
    ...english.filter((name) => !allPolish.has(stemOf(name))).map((name) => onlyIn("English", name)),
    ...polish.filter((name) => !allEnglish.has(stemOf(name))).map((name) => onlyIn("Polish", name)),
  ];
}

const wholeWord = (pattern: string) => inLatin(new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, "u"));
const members = Object.values(cast).map((member: Member) => {
  const { name, en, pl, orEn = en, orPl = pl } = member;
  return {
    name,
    en: wholeWord(en),
    pl: wholeWord(pl),
    mentionedInEnglish: wholeWord(`(?:${en}|${orEn})`),
    mentionedInPolish: wholeWord(`(?:${pl}|${orPl})`),
  };
});

/** The cast with its patterns. The hero is left out: he is in every story, and may be only “he” in one language. */
export const others = members.filter(({ name }) => name !== cast.mruk.name);

function membersMissing(english: string, polish: string): string[] {
  const [unquotedEnglish, unquotedPolish] = [withoutQuotations(english), withoutQuotations(polish)];
  return others.flatMap(({ name, en, pl, mentionedInEnglish, mentionedInPolish }) => {
    if (en.test(unquotedEnglish) && !mentionedInPolish.test(polish)) return [onlyIn("English", name)];
    return pl.test(unquotedPolish) && !mentionedInEnglish.test(english) ? [onlyIn("Polish", name)] : [];
  });
}

/** Quotations may contain the titles of other stories, which differ between the languages. */
const withoutQuotations = (content: string) => content.replaceAll(/[“„][^“„”]*”/g, "…");

function onlyIn(here: "English" | "Polish", name: string): string {
  const there = here === "English" ? "Polish" : "English";
  return `${name} is in the ${here} text and not in the ${there}; tell the same in both`;
}

/**
 * A capitalised word within a sentence, after a small letter or a comma: a name in both languages, or a capitalised
 * noun in English.
 */
const withinSentence = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu;
/** A word after one of these titles is certainly a name, however often it occurs. */
const withTitle =
  /(?<=(?<!\p{L})(?:Mrs|Mr|Miss|Aunt|Uncle|pan|pana|panu|panem|pani|panią|ciocia|ciocię|wujek|wujka) )\p{Lu}\p{Ll}+/gu;

/** Names of people outside the cast, certain because they occur twice within sentences or after a title. */
function strangersOf(content: string): string[] {
  const unquoted = withoutQuotations(content);
  const counts = new Map<string, { name: string; count: number }>();
  for (const [name] of unquoted.matchAll(withinSentence)) {
    const stem = stemOf(name);
    counts.set(stem, { name, count: (counts.get(stem)?.count ?? 0) + 1 });
  }
  const repeated = [...counts.values()].filter(({ count }) => count > 1).map(({ name }) => name);
  const titled = [...unquoted.matchAll(withTitle)].map(([name]) => name);
  return [...new Map([...repeated, ...titled].map((name) => [stemOf(name), name])).values()].filter(
    (name) => !isTranslated(name) && !members.some(({ pl }) => pl.test(name)),
  );
}

const stemsOf = (content: string) => new Set((content.match(/\p{Lu}\p{L}+/gu) ?? []).map(stemOf));

/** The part of a name that inflection leaves unchanged: its first letters, without diacritics. */
function stemOf(name: string): string {
  const plain = name.toLowerCase().replaceAll("ł", "l").normalize("NFD").replaceAll(/\p{M}/gu, "");
  return plain.slice(0, 3);
}
