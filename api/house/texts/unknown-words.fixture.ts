import type { Dictionaries } from "#api/generation/gate/spelling/dictionaries.ts";
import { isKnown } from "#api/generation/gate/spelling/known-words.ts";
import { coined } from "./coined-words.ts";

/** The words of a text that neither a dictionary nor the list of coined words has; names are let be. */
export function unknownIn(text: string, language: "English" | "Polish", dictionaries: Dictionaries): string[] {
  const isWord = dictionaries[language];
  const spelled = (word: string): boolean =>
    isWord(word) ||
    isWord(word.toLowerCase()) ||
    isKnown(word.replaceAll("'", "’")) ||
    coined[language].has(word.toLowerCase());
  const plain = language === "English" ? text.normalize("NFD").replaceAll(/\p{M}/gu, "") : text;
  const words = plain.match(/\p{L}+(?:[’'-]\p{L}+)*/gu) ?? [];
  return words
    .map((word) => word.replaceAll("’", "'"))
    .filter((word) => /^\p{Ll}/u.test(word))
    .filter(
      (word) => !spelled(word) && !spelled(word.replace(/'\p{Ll}{1,3}$/u, "")) && !word.split("-").every(spelled),
    );
}
