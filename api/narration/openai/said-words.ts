// Whether a model read a text, or said something else.

/** Of so many words one may differ: models spell names and contractions in their own way. */
const wordsForOneSlip = 8;
/** A number may be told in so many words: `8:30`. */
const wordsOfNumber = 5;

/** Whether a transcript has more other words than a transcript of the same words can have. */
export function saysOtherWords(said: string, text: string): boolean {
  const [heard, meant] = [wordsOf(said), wordsOf(text)];
  const numbers = meant.filter((word) => /\p{N}/u.test(word)).length;
  const slips = 1 + Math.floor(meant.length / wordsForOneSlip) + numbers * wordsOfNumber;
  if (heard.length === 0 || (meant.length <= 2 && heard.length > meant.length + slips)) return true;
  return distance(heard, meant) > slips;
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[’']/g, "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** How many words have to be put in, left out or replaced to make one list of the other (Levenshtein). */
function distance(one: readonly string[], other: readonly string[]): number {
  let row = other.map((_, index) => index + 1);
  for (const [count, word] of one.entries()) {
    let [diagonal, left] = [count, count + 1];
    row = row.map((above, index) => {
      const cost = Math.min(diagonal + (word === other[index] ? 0 : 1), above + 1, left + 1);
      [diagonal, left] = [above, cost];
      return cost;
    });
  }
  return row.at(-1) ?? one.length;
}
