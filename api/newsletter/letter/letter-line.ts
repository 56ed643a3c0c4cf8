import type { Language } from "../../language/model.ts";
import { typeset } from "../../language/typeset.ts";

/** What turns the direction of writing, and what is nothing to see: in a letter it can only do harm. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** All but the no-break ones. */
const spaces = /[^\S\u00a0\u202f]/g;
const emoji = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{fe0f}/gu;

/** Longer subjects are cut by every mail program, each in its own way. */
const longestSubject = 80;

/** Somebody's words as one line of a letter in this language. */
export function letterLine(words: string, language: Language): string {
  return typeset(words.replace(spaces, " ").replace(invisible, "").replace(/ +/g, " ").trim(), language);
}

/** A title as the subject of a letter: one line, cut after a word where it is long, without little pictures. */
export function subjectOf(title: string, language: Language): string {
  const line = letterLine(title.replace(emoji, ""), language);
  return shortened(line, longestSubject) || "Mruk";
}

/** A line cut after a word where it is longer than so many characters. */
export function shortened(line: string, longest: number): string {
  const letters = [...line];
  if (letters.length <= longest) return line;
  const start = letters.slice(0, longest - 1).join("");
  const lastSpace = start.lastIndexOf(" ");
  // A line without spaces has no better place to be cut at.
  const kept = lastSpace > longest / 2 ? start.slice(0, lastSpace) : start;
  return `${kept.replace(/[\s,;:·–—-]+$/u, "")}…`;
}

/** Words in lines of at most so many characters; a word that is longer, like an address, stays whole. */
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
