import { wordsOf } from "../likeness.ts";
import type { StoryText } from "../model.ts";
import { type Telling, tellingsOf } from "./telling.ts";

const polishLetters = /[ąćęłńóśźż]/giu;

/** Whether each telling is in its language. */
export function checkLanguage(text: StoryText): string[] {
  const [english, polish] = tellingsOf(text);
  return [...polishFaults(polish), ...englishFaults(english), ...sameText(text)];
}

function polishFaults({ content }: Telling): string[] {
  const letters = wordsOf(content).join("").length;
  const share = (content.match(polishLetters) ?? []).length / Math.max(letters, 1);
  return share < 0.02 ? ["Polish text has hardly any Polish letters"] : [];
}

/** A capital marks a name: Bułka and Staś keep their letters in English. */
function englishFaults({ title, excerpt, content, alt }: Telling): string[] {
  const stranger = [title, excerpt, content, alt]
    .flatMap((part) => part.match(/[\p{L}]+/gu) ?? [])
    .find((word) => /^\p{Ll}/u.test(word) && /[ąćęłńóśźż]/iu.test(word));
  return stranger === undefined ? [] : [`English text holds a Polish word: ${stranger}`];
}

function sameText({ contentEn, contentPl }: StoryText): string[] {
  return contentEn === contentPl ? ["Both languages have the same text"] : [];
}
