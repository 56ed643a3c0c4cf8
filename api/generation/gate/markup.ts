import type { StoryText } from "../model.ts";
import { type Telling, tellingsOf } from "./telling.ts";

/** Plain paragraphs are all a story needs; anything else is a surprise for the page, the feed and the newsletter. */
const markup: [RegExp, string][] = [
  [/<[a-z!/]/i, "an HTML tag"],
  [/!?\[[^\]]*\]\s*[([]/, "a link or an image"],
  [/https?:\/\/|www\./i, "an address"],
  [/^ {0,3}#{1,6}\s/m, "a heading"],
  [/^ {0,3}(?:[-*+]|\d+[.)])\s/m, "a list"],
  [/^ {0,3}>/m, "a block quotation"],
  [/^(?: {4}|\t)\S/m, "an indented code block"],
  [/`/, "code"],
  [/^ {0,3}(?:-{3,}|\*{3,}|_{3,})\s*$/m, "a rule"],
  [/^\s*\|.*\|\s*$/m, "a table"],
];

/** Whether there is nothing but plain words in plain paragraphs. */
export function checkMarkup(text: StoryText): string[] {
  return tellingsOf(text).flatMap(markupFaults);
}

function markupFaults({ language, title, excerpt, content, alt }: Telling): string[] {
  const inContent = markup
    .filter(([pattern]) => pattern.test(content))
    .map(([, what]) => `${language} text holds ${what}`);
  const lines: [string, string][] = [
    ["title", title],
    ["excerpt", excerpt],
    ["alternative text", alt],
  ];
  const inLines = lines
    .filter(([, line]) => /[\n\r<>`{}[\]]/.test(line))
    .map(([what]) => `${language} ${what} is not one plain line`);
  return [...inContent, ...inLines];
}
