import type { Language } from "./model.ts";

/** A part of a text, as offsets of its first character and of the one after its last. */
export type Span = { from: number; to: number };

/** A segment that continues the one before it: `"Mruk!" said Ola.`, `– Mruk! – powiedziała Ola.` */
const goesOn = /^(["'”’»)\]]|[–—-]\s*\p{Ll}|\p{Ll})/u;

/** The sentences of a paragraph, without the spaces around them; what a character says stays with who says it. */
export function sentenceSpans(text: string, language: Language): Span[] {
  const spans: Span[] = [];
  for (const { segment, index } of new Intl.Segmenter(language, { granularity: "sentence" }).segment(text)) {
    const piece = segment.trim();
    if (piece === "") continue;
    const from = index + segment.indexOf(piece);
    const last = spans.at(-1);
    if (last && (goesOn.test(piece) || hasOpenQuote(text.slice(last.from, last.to)))) last.to = from + piece.length;
    else spans.push({ from, to: from + piece.length });
  }
  return spans;
}

/** The sentences that can be said, as they are said: of the same length, so that offsets stay true, and with plain spaces. */
export function spokenSentences(text: string, language: Language): (Span & { text: string })[] {
  const plain = text.toWellFormed().replace(/[\p{Cc}\s]/gu, " ");
  return sentenceSpans(plain, language)
    .map(({ from, to }) => ({ from, to, text: plain.slice(from, to) }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/** Whether a quotation is still open at the end. */
export function hasOpenQuote(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  // „ opens a quotation that ” closes; “ one that ” closes.
  return count("„") + count("“") > count("”") || count('"') % 2 === 1;
}
