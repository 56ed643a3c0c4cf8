import { wordsOf } from "../likeness.ts";
import type { StoryText } from "../model.ts";
import { beginningOf, sentencesOf } from "./sentences.ts";
import { paragraphsOf, type Telling, tellingsOf } from "./telling.ts";

/** Shorter sentences, such as “Mruk waited.”, may be a refrain. */
const enoughWords = 4;
/** How often one sentence may stand in a text; no house text repeats one. */
const mostOfASentence = 2;
/** The minimum share of different runs of three words: 3,000 house stories have at least 0.96. */
const leastFreshRuns = 0.85;
/** The minimum share of different words: 3,000 house stories have at least 0.48 in English and 0.64 in Polish. */
const leastVocabulary = { English: 0.4, Polish: 0.52 };
/** The share of sentences that may begin with the same two words, where there are enough; the house's is 0.25 at most. */
const openings = { most: 0.34, ofSentences: 9 };

/** Whether each text says a thing once. */
export function checkRepetition(text: StoryText): string[] {
  return tellingsOf(text).flatMap((telling) => [...repeatedSentences(telling), ...repeatedWords(telling)]);
}

function repeatedSentences({ language, content }: Telling): string[] {
  const sentences = paragraphsOf(content)
    .flatMap(sentencesOf)
    .map((sentence) => ({ sentence, words: wordsOf(sentence) }));
  const long = sentences.filter(({ words }) => words.length >= enoughWords);
  const often = largestGroup(long, ({ words }) => words.join(" "));
  if (often.length > mostOfASentence) {
    return [`${language} says “${beginningOf(often[0]?.sentence ?? "")}” ${often.length} times; say it once`];
  }
  const alike = largestGroup(sentences, ({ words }) => words.slice(0, 2).join(" "));
  if (sentences.length < openings.ofSentences || alike.length <= sentences.length * openings.most) return [];
  const opening = beginningOf(alike[0]?.words.slice(0, 2).join(" ") ?? "");
  return [
    `${alike.length} of ${sentences.length} sentences of the ${language} text begin with “${opening}”; vary them`,
  ];
}

function repeatedWords({ language, content }: Telling): string[] {
  const words = wordsOf(content);
  const runs = words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`);
  if (runs.length > 0 && new Set(runs).size < runs.length * leastFreshRuns) {
    return [`${language} repeats whole runs of words; tell something new in every sentence`];
  }
  if (new Set(words).size < words.length * leastVocabulary[language]) {
    return [`${language} makes do with too few different words; do not say the same again and again`];
  }
  return [];
}

/** The most items that have the same key. */
function largestGroup<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  let largest: Item[] = [];
  for (const group of Map.groupBy(items, keyOf).values()) if (group.length > largest.length) largest = group;
  return largest;
}
