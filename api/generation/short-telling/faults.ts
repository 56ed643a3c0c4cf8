import { type Language, languages } from "#api/language/model.ts";
import type { Story } from "#api/stories/model.ts";
import { redrawBrief } from "../brief/redraw-brief.ts";
import { contradictions } from "../gate/canon/contradictions.ts";
import { checkLanguage } from "../gate/language.ts";
import { checkMarkup } from "../gate/markup.ts";
import { englishNumbers } from "../gate/pair/english-numbers.ts";
import { checkNames } from "../gate/pair/names.ts";
import { polishNumbers } from "../gate/pair/polish-numbers.ts";
import { checkPhrases } from "../gate/phrases.ts";
import { checkTyping } from "../gate/typing.ts";
import { checkVoice } from "../gate/voice.ts";
import { wordsOf } from "../likeness.ts";
import type { ShortTelling, StoryText } from "../model.ts";
import { textOfStory } from "../proposals/rewriting-brief.ts";

/** In words, of each language. */
export const tellingWords = { min: 40, max: 90 };

/** Whether a telling contradicts nothing that is known of Mruk. */
const checkCanon = ({ contentEn, contentPl }: StoryText): string[] =>
  [...contradictions(contentEn, "en"), ...contradictions(contentPl, "pl")].map(
    ({ says, found }) => `The telling says “${found}”, but ${says}`,
  );

/** The gate's rules for what is said of a story; the others are about its title, its picture or its length. */
const rules = [checkMarkup, checkTyping, checkVoice, checkLanguage, checkNames, checkPhrases, checkCanon];

const names = { en: "English", pl: "Polish" } as const;

/**
 * The reasons against a short telling: of the gate's rules those that apply to it, its length, and whatever it tells that the story
 * does not. Empty if it may be spoken.
 */
export function shortTellingFaults(telling: ShortTelling, story: Story): string[] {
  const { category } = story;
  const present: StoryText = { ...textOfStory(story), category, canon: [], picture: redrawBrief(story) };
  const reasonsOf = (text: StoryText) => rules.flatMap((rule) => rule(text));
  // An editor may have written the story itself otherwise than the rules have it.
  const known = new Set(reasonsOf(present));
  const told = { ...present, contentEn: telling.en, contentPl: telling.pl };
  return [
    ...languages.flatMap((language) => lengthFaults(telling[language], language)),
    ...reasonsOf(told).filter((reason) => !known.has(reason)),
    ...languages.flatMap((language) => additions(telling[language], language, textIn(story, language))),
  ];
}

const textIn = ({ titleEn, excerptEn, contentEn, titlePl, excerptPl, contentPl }: Story, language: Language) =>
  (language === "en" ? [titleEn, excerptEn, contentEn] : [titlePl, excerptPl, contentPl]).join("\n\n");

function lengthFaults(text: string, language: Language): string[] {
  const { min, max } = tellingWords;
  const words = wordsOf(text).length;
  return words < min || words > max ? [`The ${names[language]} telling has ${words} words, not ${min} to ${max}`] : [];
}

/** What a telling says that its story does not: a name, a number, or another story altogether. */
function additions(telling: string, language: Language, story: string): string[] {
  const numbersIn = language === "en" ? englishNumbers : polishNumbers;
  const [stems, numbers] = [new Set(wordsOf(story).map(stemOf)), new Set(numbersIn(story))];
  const name = (telling.match(withinSentence) ?? []).find((word) => !stems.has(stemOf(word)));
  const number = numbersIn(telling).find((value) => value > 2 && !numbers.has(value));
  const long = wordsOf(telling).filter((word) => word.length >= longWord);
  const shared = long.filter((word) => stems.has(stemOf(word)));
  const of = `The ${names[language]} telling`;
  return [
    ...(name === undefined ? [] : [`${of} names ${name}, of whom or which the story knows nothing`]),
    ...(number === undefined ? [] : [`${of} counts ${number}, and the story does not`]),
    ...(shared.length < long.length * leastShared ? [`${of} hardly has a word of the story; tell what is in it`] : []),
  ];
}

/** A capitalised word after a small letter or a comma. */
const withinSentence = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu;
/** Shorter words are mostly those that every text has. */
const longWord = 5;
/** The least share of long words that a telling has from its story; the storyteller may choose others for some. */
const leastShared = 0.4;

/** What inflection leaves of a word: its first four letters, without diacritics. */
const stemOf = (word: string) =>
  word.toLowerCase().replace(/’.*$/u, "").replaceAll("ł", "l").normalize("NFD").replaceAll(/\p{M}/gu, "").slice(0, 4);
