import type { Language } from "#api/language/model.ts";
import { sentenceSpans } from "#api/language/sentences.ts";
import { readParagraphs } from "#api/stories/paragraphs.ts";

/** The sentences of each paragraph and each item of a list of a story's text, without headings and markup. */
export function paragraphsOf(markdown: string, language: Language): string[][] {
  return readParagraphs(markdown)
    .flatMap((block) => {
      if (block.type === "list") return block.items;
      return block.type === "paragraph" || block.type === "quote" ? [block.inlines] : [];
    })
    .map((inlines) => sentencesIn(inlines.map(({ text }) => text).join(""), language));
}

function sentencesIn(paragraph: string, language: Language): string[] {
  const text = paragraph
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return sentenceSpans(text, language).map(({ from, to }) => text.slice(from, to));
}

/** The beginning of a sentence that fits, cut at a pause or between two words; null if not one word fits. */
export function shortened(sentence: string, most: number): string | null {
  if (sentence.length <= most) return sentence;
  const room = sentence.slice(0, most);
  const breath = Math.max(...[", ", "; ", ": ", " – ", " — "].map((mark) => room.lastIndexOf(mark)));
  const end = breath > most * 0.45 ? breath : room.slice(0, -1).lastIndexOf(" ");
  return end > 0 ? `${room.slice(0, end).replace(/[\s,;:–—-]+$/u, "")}…` : null;
}
