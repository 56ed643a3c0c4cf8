// Words, and when two spellings are the same word: case and marks do not matter, so "zolty" is "żółty".

/** A word of a text: its folded form, and where it stands. */
export type Token = { form: string; start: number; end: number };

/** Letters that Unicode does not decompose into a letter and a mark. */
const spelled: Record<string, string> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ħ: "h",
  ŧ: "t",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
};
const undecomposed = new RegExp(`[${Object.keys(spelled).join("")}]`, "gu");
const plain = /^[a-z0-9]+$/;

/** No word of a language is longer; what is, is compared by its beginning. */
const longestForm = 40;

export function fold(word: string): string {
  const lower = word.toLowerCase();
  if (plain.test(lower)) return lower;
  const bare = lower.normalize("NFKD").replace(/\p{M}+/gu, "");
  return bare.replace(undecomposed, (letter) => spelled[letter] ?? letter);
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** The words of a text in their order. Everything else separates them. */
export const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(wordPattern), ({ 0: word, index: start }) => ({
    form: fold(word).slice(0, longestForm),
    start,
    end: start + word.length,
  }));

export const formsOf = (text: string): string[] => tokensOf(text).map(({ form }) => form);
