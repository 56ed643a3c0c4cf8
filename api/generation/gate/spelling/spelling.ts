import type { StoryText } from "#api/generation/model.ts";
import { beginningOf, sentencesOf } from "../sentences.ts";
import { paragraphsOf, type Telling, tellingsOf } from "../telling.ts";
import type { Dictionaries } from "./dictionaries.ts";
import { isKnown } from "./known-words.ts";

/** A story may coin a word or two; no house story has more than 1 that is in no dictionary. */
const mostUnknown = 3;
/** No dictionary has a longer word. */
const longestWord = 40;
/** Shorter sentences may be calls and sounds. */
const enoughWords = 4;
/** The number of words that a reason names. */
const mostNamed = 6;

const wordPattern = /\p{L}+(?:[’'-]\p{L}+)*/gu;

/** Whether both texts are written in words that exist. Names and sounds are let be. */
export function checkSpelling(text: StoryText, dictionaries: Dictionaries): string[] {
  return tellingsOf(text).flatMap((telling) => spellingFaults(telling, dictionaries[telling.language]));
}

function spellingFaults({ language, excerpt, content, alt }: Telling, isWord: (word: string) => boolean): string[] {
  const sentences = [excerpt, ...paragraphsOf(content), alt].flatMap(sentencesOf);
  const names = namesIn(sentences);
  const asked = new Map<string, boolean>();
  const isRight = (word: string) => {
    const known = asked.get(word) ?? isSpelled(word, isWord, names);
    asked.set(word, known);
    return known;
  };
  const unknown = new Set<string>();
  let nonsense: string | undefined;
  for (const sentence of sentences) {
    const words = sentence.match(wordPattern) ?? [];
    const wrong = words.filter((word) => !isRight(word));
    for (const word of wrong) unknown.add(word.toLowerCase());
    if (words.length >= enoughWords && wrong.length > words.length / 2) nonsense ??= sentence;
  }
  return [
    ...(nonsense ? [`${language} has a sentence that is none in this language: “${beginningOf(nonsense)}”`] : []),
    ...(unknown.size > mostUnknown ? [manyUnknown(language, [...unknown])] : []),
  ];
}

function manyUnknown(language: string, words: readonly string[]): string {
  const named = words.slice(0, mostNamed).map((word) => word.slice(0, longestWord));
  const more = words.length > mostNamed ? " …" : "";
  return `${language} has ${words.length} words that no dictionary knows: ${named.join(", ")}${more}; spell them rightly or use others`;
}

/** The capitalised words within sentences, which are names. */
function namesIn(sentences: readonly string[]): ReadonlySet<string> {
  return new Set(
    sentences.flatMap((sentence) => {
      const [, ...words] = sentence.match(wordPattern) ?? [];
      return words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).map(withoutEnding);
    }),
  );
}

/** Removes what an apostrophe adds to a name: “Rysiek’s”, „Morse’em”. */
const withoutEnding = (word: string) => word.replace(/[’']\p{Ll}{1,3}$/u, "");

function isSpelled(word: string, isWord: (word: string) => boolean, names: ReadonlySet<string>): boolean {
  if (word.length > longestWord) return false;
  const whole = word.replaceAll("’", "'");
  if (isWord(whole) || isWord(whole.toLowerCase()) || isKnown(word)) return true;
  const stem = withoutEnding(word);
  if (names.has(stem) || (stem !== word && isSpelled(stem, isWord, names))) return true;
  const parts = word.split("-");
  return parts.length > 1 && parts.every((part) => isSpelled(part, isWord, names));
}
