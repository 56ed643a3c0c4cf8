import { formsOf } from "./words/fold.ts";

/** A parsed query: forms of words, of which each is to be found, and of phrases in quotation marks. */
export type ParsedQuery = {
  words: readonly string[];
  /** Each at least one form; all of them have to stand there, as they are. */
  phrases: readonly (readonly string[])[];
  /** The words in the order in which they were typed, the small ones too: where they stand together, that is a better place. */
  typed: readonly string[];
};

/** More words make no question more exact, and each costs a look into the index. */
const mostWords = 10;
const mostPhrases = 4;

/** Every kind of double quotation mark, opening or closing: "…", „…”, “…”, «…». */
const quotes = /["„“”‟«»〝〞＂]/u;

export function parseQuery(text: string): ParsedQuery {
  const parts = text.split(quotes);
  // After a mark that is not closed come words.
  const isPhrase = (at: number) => at % 2 === 1 && at < parts.length - 1;
  const phrases = parts.flatMap((part, at) => (isPhrase(at) ? [formsOf(part)] : [])).filter(({ length }) => length > 0);
  const typed = parts.flatMap((part, at) => (isPhrase(at) ? [] : formsOf(part)));
  const telling = typed.filter((form) => !small.has(form));
  const words = telling.length > 0 || phrases.length > 0 ? telling : typed;
  return {
    words: [...new Set(words)].slice(0, mostWords),
    phrases: phrases.slice(0, mostPhrases).map((phrase) => phrase.slice(0, mostWords)),
    typed: typed.slice(0, mostWords),
  };
}

export const isEmpty = ({ words, phrases }: ParsedQuery): boolean => words.length === 0 && phrases.length === 0;

/** Words that stand in every story and say nothing of any, in both languages. Between quotation marks they count. */
const small = new Set(
  `a about after all an and any are as at be been but by did do does for from had has have he her him his how i if in into is it its
   just me my no not of off on or our out she so some than that the their them then there they this to up us was we were what when
   where which who why will with you your
   ale albo bez bo by byl byla bylo byly czy dla do gdy gdzie go ich im ja jak jego jej jest ju juz kiedy kto ktora ktore ktory lub ma
   mi mnie my na nad nie niz o od on ona one oni ono oraz po pod przed przez przy sa sie ta tak tam te tego tej ten to tu ty tym u w we
   wy z za ze zeby`.match(/\S+/g),
);
