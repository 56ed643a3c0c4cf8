import { wordsOf } from "../likeness.ts";
import type { StoryText } from "../model.ts";
import { functionWords } from "./function-words.ts";
import { beginningOf, sentencesOf } from "./sentences.ts";
import { isSceneBreak, paragraphsOf, type Telling, tellingsOf } from "./telling.ts";

type Language = Telling["language"];

/** Whether each text is in its language, from the first paragraph to the last. */
export function checkLanguage(text: StoryText): string[] {
  const [english, polish] = tellingsOf(text);
  return [
    ...[english, polish].flatMap((telling) => [...alphabetFaults(telling), ...wordFaults(telling)]),
    ...polishFaults(polish),
    ...englishFaults(english),
    ...sameTexts(text),
  ];
}

/** Letters that no Western or Central European name contains. */
const stranger = /[\u0250-\u1fff\u2c00-\u{10ffff}](?<=\p{L})/u;
/** Traces of UTF-8 that was decoded as an older encoding, and replacement characters. */
const misread =
  /\ufffd|[ÂÃÄÅĂĹâ][\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2013-\u2122]|[\u0080-\u009f¡-©¬-´¶-¹¼-¿×÷](?<=\p{L}.)/u;

function alphabetFaults({ language, title, excerpt, content, alt }: Telling): string[] {
  const all = [title, excerpt, content, alt].join("\n");
  const letter = all.match(stranger)?.[0];
  return [
    ...(letter ? [`${language} holds a letter of another alphabet: ${letter}`] : []),
    ...(misread.test(all) ? [`${language} holds letters that were read in a wrong encoding`] : []),
  ];
}

/** Shorter paragraphs may be a call, a name or a list, and prove nothing. */
const enoughWords = 12;
/**
 * The minimum share of words that identify the language: house paragraphs have at least 0.14, another language's hardly
 * any.
 */
const leastShare = 0.1;

function wordFaults({ language, title, excerpt, content, alt }: Telling): string[] {
  const paragraphs = paragraphsOf(content).map((paragraph, at): [string, string] => [
    `paragraph ${at + 1} of the ${language} text`,
    paragraph,
  ]);
  const lines: [string, string][] = [
    [`the ${language} title`, title],
    [`the ${language} excerpt`, excerpt],
    [`the ${language} alternative text`, alt],
  ];
  return [...lines, ...paragraphs].flatMap(([what, part]) => {
    const reads = foreignness(part, language);
    if (reads) return [`${capitalised(what)} ${reads}`];
    const sentence = sentencesOf(part).find((sentence) => isForeign(sentence, language));
    return sentence ? [`${capitalised(what)} has a sentence in another language: “${beginningOf(sentence)}”`] : [];
  });
}

/** A shorter sentence may be a quotation or the name of a thing. */
const enoughOfASentence = 4;

/** Whether a sentence among others is in the other language: hardly any of its small words are of its own. */
function isForeign(sentence: string, language: Language): boolean {
  const words = wordsOf(sentence);
  const other = language === "English" ? "Polish" : "English";
  const own = language === "English" ? smallWords(words, "English") : words.filter(isPolish).length;
  return words.length >= enoughOfASentence && smallWords(words, other) > 1 + own * 2;
}

function foreignness(part: string, language: Language): string | undefined {
  if (isSceneBreak(part)) return undefined;
  const words = wordsOf(part);
  const other = language === "English" ? "Polish" : "English";
  const small = smallWords(words, language);
  const foreign = smallWords(words, other);
  // Names keep their letters in English, so Polish letters prove something in Polish only.
  const own = language === "English" ? small : words.filter((word) => isPolish(word)).length;
  if (foreign > own && foreign > 1) return `reads like ${other}, not ${language}`;
  return words.length >= enoughWords && own < words.length * leastShare ? `does not read like ${language}` : undefined;
}

const smallWords = (words: readonly string[], language: Language) =>
  words.filter((word) => functionWords[language].has(word)).length;
/** Alternative texts are full of these; the forms of titles, of which stories are dealt, do without them. */
const wordsOfPlace = new Set(["przed", "obok", "nim"]);
const isPolish = (word: string) => functionWords.Polish.has(word) || wordsOfPlace.has(word) || /[ąćęłńśźż]/.test(word);

const polishLetters = /[ąćęłńóśźż]/giu;

/** Only a short paragraph can do without Polish letters. */
function polishFaults({ content }: Telling): string[] {
  const polishOf = (text: string) => text.match(polishLetters)?.length ?? 0;
  if (polishOf(content) < content.length * 0.016) return ["Polish text has hardly any Polish letters"];
  return paragraphsOf(content).flatMap((paragraph, at) =>
    paragraph.length > 150 && polishOf(paragraph) === 0
      ? [`Paragraph ${at + 1} of the Polish text has no Polish letters`]
      : [],
  );
}

/** Removes capitalised words, which are names: Bułka and Staś keep their letters in English. */
function englishFaults({ title, excerpt, content, alt }: Telling): string[] {
  const word = [title, excerpt, content, alt].join("\n").match(/(?<!\p{L})\p{Ll}*[ąćęłńśźż]\p{L}*/u)?.[0];
  return word === undefined ? [] : [`English text holds a Polish word: ${word}`];
}

function sameTexts({ contentEn, contentPl }: StoryText): string[] {
  if (contentEn === contentPl) return ["Both languages have the same text"];
  const english = new Set(paragraphsOf(contentEn));
  const at = paragraphsOf(contentPl).findIndex((paragraph) => wordsOf(paragraph).length > 4 && english.has(paragraph));
  return at === -1 ? [] : [`Paragraph ${at + 1} of the Polish text stands in the English text as well`];
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
