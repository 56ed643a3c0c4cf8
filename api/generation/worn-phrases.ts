import { wordsOf } from "./likeness.ts";

/** The parts of an earlier story that can become worn out. */
export type Worded = {
  titleEn: string;
  titlePl: string;
  contentEn?: string | undefined;
  contentPl?: string | undefined;
};

/** The number of recent stories that contain something before it counts as worn out. */
const worn = { phrase: 3, titleWord: 2 };
/** In words. */
const longest = 12;
const most = { phrases: 20, titleWords: 15 };

/** Phrases and title words that recur among these stories, the most frequent first, English before Polish. */
export function wornPhrases(stories: readonly Worded[]): string[] {
  return [
    ...phrasesOf(stories.map(({ contentEn = "" }) => contentEn)),
    ...phrasesOf(stories.map(({ contentPl = "" }) => contentPl)),
    ...titleWordsOf(stories.map(({ titleEn }) => titleEn)),
    ...titleWordsOf(stories.map(({ titlePl }) => titlePl)),
  ];
}

function phrasesOf(texts: readonly string[]): string[] {
  const long = chained(
    recurring(
      texts.map((text) => runsOf(text, 4)),
      worn.phrase,
    ),
  );
  const within = (phrase: string) => long.some((other) => ` ${other} `.includes(` ${phrase} `));
  const short = recurring(
    texts.map((text) => runsOf(text, 3)),
    worn.phrase,
  );
  return [...long, ...short.filter((phrase) => !within(phrase))].slice(0, most.phrases);
}

/** Joins runs that overlap in all but a word into one phrase. */
function chained(runs: readonly string[]): string[] {
  const next = new Map(runs.map((run) => [run.slice(0, run.lastIndexOf(" ")), run]));
  const follows = new Set(runs.map((run) => run.slice(run.indexOf(" ") + 1)));
  const heads = runs.filter((run) => !follows.has(run.slice(0, run.lastIndexOf(" "))));
  return heads.map((head) => {
    let phrase = head;
    let run: string | undefined = head;
    // A phrase that comes back to itself has no end, so it is bounded.
    for (let words = 4; words < longest; words++) {
      run = next.get(run.slice(run.indexOf(" ") + 1));
      if (run === undefined) break;
      phrase += run.slice(run.lastIndexOf(" "));
    }
    return phrase;
  });
}

function titleWordsOf(titles: readonly string[]): string[] {
  // Words of three letters are no subject.
  return recurring(
    titles.map((title) => wordsOf(title).filter(isWeighty)),
    worn.titleWord,
  )
    .filter((word) => word !== "mruk")
    .slice(0, most.titleWords);
}

/** All runs of this many words with enough meaningful ones; most others are set phrases that no text can do without. */
function runsOf(text: string, length: number): string[] {
  const words = wordsOf(text);
  const runs: string[] = [];
  for (let start = 0; start + length <= words.length; start++) {
    const run = words.slice(start, start + length);
    if (run.filter(isWeighty).length >= 2) runs.push(run.join(" "));
  }
  return runs;
}

const isWeighty = (word: string): boolean => word.length >= 4;

/** Items that occur in at least `least` of the lists, the most frequent first. */
function recurring(lists: readonly (readonly string[])[], least: number): string[] {
  const counts = new Map<string, number>();
  for (const list of lists) for (const item of new Set(list)) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= least)
    .sort(([, one], [, other]) => other - one)
    .map(([item]) => item);
}
