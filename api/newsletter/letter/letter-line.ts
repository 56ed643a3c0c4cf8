import type { Language } from "#api/language/model.ts";
import { typeset } from "#api/language/typeset.ts";

/** Invisible characters and those that change the direction of text: in a letter they can only do harm. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** All spaces but the no-break ones. */
const spaces = /[^\S\u00a0\u202f]/g;
const emoji = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{fe0f}/gu;

/** Mail programs cut longer subjects, each in its own way. */
const longestSubject = 80;

/** Makes any text one line of a letter in this language. */
export const letterLine = (words: string, language: Language): string => pieceOfLine(words, language).trim();

/** Makes any text a piece of such a line, which may begin and end with a space. */
export const pieceOfLine = (words: string, language: Language): string =>
  typeset(words.replace(spaces, " ").replace(invisible, "").replace(/ +/g, " "), language);

/** Makes a title the subject of a letter: one line without emoji, cut after a word when it is long. */
export function subjectOf(title: string, language: Language): string {
  const line = letterLine(title.replace(emoji, ""), language);
  return shortened(line, longestSubject) || "Mruk";
}

/** Cuts a line after a word when it has more than so many characters. */
export function shortened(line: string, longest: number): string {
  const letters = [...line];
  if (letters.length <= longest) return line;
  const start = letters.slice(0, longest - 1).join("");
  const lastSpace = start.lastIndexOf(" ");
  // A line without spaces has no better place to be cut at.
  const kept = lastSpace > longest / 2 ? start.slice(0, lastSpace) : start;
  return `${kept.replace(/[\s,;:·–—-]+$/u, "")}…`;
}

/** Wraps words to lines of at most so many characters; a longer word, like an address, stays whole. */
export function wrapped(words: string, width: number, indent = ""): string {
  const lines: string[] = [];
  let line = indent;
  for (const word of words.split(" ")) {
    const longer = line === indent ? indent + word : `${line} ${word}`;
    if ([...longer].length > width && line !== indent) {
      lines.push(line);
      line = indent + word;
    } else line = longer;
  }
  return [...lines, line].join("\n");
}
