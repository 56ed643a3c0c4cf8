import { cast, type Member } from "../cast.ts";
import { inLatin } from "../latin.ts";
import { canonRules } from "./rules.ts";

type Language = "en" | "pl";

/** The lines that contradict the canon, each with the true fact; once for each rule. */
export function contradictions(lines: string, language: Language): { says: string; found: string }[] {
  const places = new Map(members.map((member) => [member, placesOf(member, lines, language)]));
  const readings = [lines, withSmallBeginnings(lines)];
  return compiled[language].flatMap(({ says, patterns }) => {
    for (const { member, pattern } of patterns) {
      for (const place of places.get(member) ?? []) {
        const found = foundAt(place, pattern, readings);
        if (found !== undefined) return [{ says, found }];
      }
    }
    return [];
  });
}

/** The words that a pattern matches around a name, in any of the readings. */
function foundAt(place: number, pattern: RegExp, readings: readonly string[]): string | undefined {
  for (const lines of readings) {
    pattern.lastIndex = place;
    const match = pattern.exec(lines);
    if (match) return `${match[1]}${match[0]}`;
  }
  return undefined;
}

/** Lower-cases the beginnings of sentences, since patterns are written as within a sentence. */
const withSmallBeginnings = (lines: string) =>
  lines.replaceAll(/(?<=^(?:[–—] )?|[.!?…] |[“„])\p{Lu}(?=\p{Ll})/gmu, (letter) => letter.toLowerCase());

const members: Member[] = Object.values(cast);
const beginnings = new Map(
  members.map((member) => [
    member,
    { en: inLatin(new RegExp(member.en, "gu")), pl: inLatin(new RegExp(member.pl, "gu")) },
  ]),
);

/**
 * Finds a name's positions: patterns are tried only there, since there are many and most of a text is about other
 * things.
 */
function placesOf(member: Member, lines: string, language: Language): number[] {
  const pattern = beginnings.get(member)?.[language];
  return pattern ? Array.from(lines.matchAll(pattern), ({ index }) => index) : [];
}

/** Where a pattern names a member. */
const mentions = members.map((member) => ({
  member,
  pattern: inLatin(new RegExp(`~?(?<!\\p{L})${member.name}(?!\\p{L})`, "u")),
}));

const compiled = { en: compiledFor("en"), pl: compiledFor("pl") };

function compiledFor(language: Language) {
  return canonRules.map(({ says, ...rule }) => ({
    says,
    patterns: rule[language].map((source) => compile(source, language)),
  }));
}

/**
 * Compiles a pattern to be tried where its first name stands. The name matches all its forms, unless a ~ marks that
 * only the first form matches.
 */
function compile(source: string, language: Language): { member: Member; pattern: RegExp } {
  const found = mentions
    .map(({ member, pattern }) => ({ member, at: source.search(pattern) }))
    .filter(({ at }) => at !== -1)
    .sort((one, other) => one.at - other.at)[0];
  if (!found) throw new Error(`This pattern of the canon is about nobody: ${source}`);
  const { member, at } = found;
  const token = source.startsWith("~", at) ? `~${member.name}` : member.name;
  const name = token.startsWith("~") ? member.en : member[language];
  const before = source.slice(0, at);
  const after = source.slice(at + token.length);
  const pattern = new RegExp(`(?<=(?<!\\p{L})(${before}))(?:${name})(?:${after})(?!\\p{L})`, "uy");
  return { member, pattern: inLatin(pattern) };
}
