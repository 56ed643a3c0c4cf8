import type { Language } from "../language/model.ts";
import { readParagraphs } from "../stories/paragraphs.ts";

/** A segment that goes on where the one before it stopped: `"Mruk!" said Ola.`, `– Mruk! – powiedziała Ola.` */
const goesOn = /^(["'”’»)\]]|[–—-]\s*\p{Ll}|\p{Ll})/u;

/** The sentences of a story's text, in order, without its headings and without any markup. */
export function sentencesOf(markdown: string, language: Language): string[] {
  return readParagraphs(markdown).flatMap((block) =>
    block.type === "paragraph" || block.type === "quote"
      ? sentencesIn(block.inlines.map(({ text }) => text).join(""), language)
      : [],
  );
}

function sentencesIn(paragraph: string, language: Language): string[] {
  const text = paragraph
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  const sentences: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: "sentence" }).segment(text)) {
    const piece = segment.trim();
    const last = sentences.at(-1);
    if (last !== undefined && (goesOn.test(piece) || hasOpenQuote(last))) sentences.splice(-1, 1, `${last} ${piece}`);
    else if (piece !== "") sentences.push(piece);
  }
  return sentences;
}

/** Whether somebody has begun to speak and not yet come to an end. */
export function hasOpenQuote(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  // Where „ opens a quotation, ” closes it; where “ does, ” again.
  return count("„") + count("“") > count("”") || count('"') % 2 === 1;
}

/** As much of a sentence as fits, ending where it breathes or at least between two words; null where not one word fits. */
export function shortened(sentence: string, most: number): string | null {
  if (sentence.length <= most) return sentence;
  const room = sentence.slice(0, most);
  const breath = Math.max(...[", ", "; ", ": ", " – ", " — "].map((mark) => room.lastIndexOf(mark)));
  const end = breath > most * 0.45 ? breath : room.slice(0, -1).lastIndexOf(" ");
  return end > 0 ? `${room.slice(0, end).replace(/[\s,;:–—-]+$/u, "")}…` : null;
}
