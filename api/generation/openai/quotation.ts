/** One or two words could be anywhere. */
const shortest = 8;
const longest = 600;

/** Whether a quotation by a model is really in the text: models invent quotations. */
export function isQuoted(quote: string, text: string): boolean {
  const words = wordsAlone(quote);
  return words.length >= shortest && quote.length <= longest && wordsAlone(text).includes(words);
}

/** The words of a text alone, since models vary quotation marks and spaces. */
export function wordsAlone(text: string): string {
  return (
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(" ") ?? ""
  );
}
