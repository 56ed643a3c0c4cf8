// A search ignores case and marks: "zolw" finds "Żółw", and "Żółw" finds "zolw". The patterns run over the unchanged texts,
// because folding ten thousand stories would take most of a second and as much memory again.

/** Letters that Unicode does not decompose into a letter and a mark. */
const strokes: Record<string, string> = { ł: "l", ø: "o", đ: "d", ħ: "h", ŧ: "t", ı: "i" };

const foldLetter = (letter: string) => strokes[letter] ?? letter.normalize("NFD").replace(/\p{M}+/gu, "");
const fold = (text: string) => Array.from(text.toLowerCase(), foldLetter).join("");

/** The Latin letters that fold to each plain letter. */
const variants = new Map<string, string>();
for (let code = 0xc0; code < 0x250; code += 1) {
  const letter = String.fromCodePoint(code).toLowerCase();
  const plain = fold(letter);
  if (letter.length !== 1 || plain === letter || plain.length !== 1) continue;
  variants.set(plain, (variants.get(plain) ?? plain) + letter);
}

/** One test of texts for each typed word. A word also matches inside of a longer one, and in any case and with any marks. */
export function wordTests(typed: string): ((text: string) => boolean)[] {
  return fold(typed)
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) => {
      const pattern = new RegExp(Array.from(word, anyOf).join(""), "iu");
      return (text) => pattern.test(text);
    });
}

/** Matches one letter in any of its forms, also followed by combining marks. */
const anyOf = (letter: string) => `[${variants.get(letter) ?? escaped(letter)}]\\p{M}*`;
const escaped = (letter: string) => letter.replace(/[\\\]^-]/, "\\$&");
