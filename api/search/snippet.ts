import type { MarkedText } from "./model.ts";
import { type Token, tokensOf } from "./words/fold.ts";

/** In characters: how much of a text is shown, and how much before the first mark. */
const [length, before] = [210, 70];

/** Marks the words that have one of these forms. */
export function markWords(text: string, forms: ReadonlySet<string>): MarkedText {
  return { text, marks: found(text, forms).map(({ start, end }) => [start, end]) };
}

/** The piece of a text with the most of these words, marked; null where it has none. */
export function snippetOf(text: string, forms: ReadonlySet<string>): MarkedText | null {
  const hits = found(text, forms);
  const first = densest(hits);
  if (first === undefined) return null;
  const [start, end] = pieceAround(text, first.start);
  const piece = text.slice(start, end).replaceAll("\n", " ");
  const [opening, closing] = [start > 0 ? "… " : "", end < text.length ? " …" : ""];
  const shift = opening.length - start;
  const marks = hits.filter((hit) => hit.start >= start && hit.end <= end);
  return {
    text: `${opening}${piece}${closing}`,
    marks: marks.map((hit): [number, number] => [hit.start + shift, hit.end + shift]),
  };
}

/** The beginning of a text, where there is nothing to mark. */
export function beginningOf(text: string): MarkedText {
  const end = endOfWord(text, length);
  return {
    text: end < text.length ? `${text.slice(0, end).replaceAll("\n", " ")} …` : text.replaceAll("\n", " "),
    marks: [],
  };
}

const found = (text: string, forms: ReadonlySet<string>): Token[] =>
  tokensOf(text).filter(({ form }) => forms.has(form));

/** The hit from which on the most different words follow within a piece; of equals, the first. */
function densest(hits: readonly Token[]): Token | undefined {
  let [best, most] = [hits[0], 0];
  for (const [at, hit] of hits.entries()) {
    const words = new Set<string>();
    for (let next = at; next < hits.length; next += 1) {
      const other = hits[next];
      if (other === undefined || other.end - hit.start > length - before) break;
      words.add(other.form);
    }
    if (words.size > most) [best, most] = [hit, words.size];
  }
  return best;
}

/** From the beginning of the sentence, where that is near, else from a word. */
function pieceAround(text: string, at: number): [start: number, end: number] {
  const from = Math.max(0, at - before);
  if (from === 0) return [0, endOfWord(text, length)];
  const lead = text.slice(from, at);
  const sentence = Math.max(
    ...[". ", "! ", "? ", "\n", "” ", "… "].map((end) => lead.lastIndexOf(end) + end.length - 1),
  );
  const afterWord = lead.search(/\s/);
  const inLead = /[.!?”…\n]\s?/.test(lead) && sentence > 0 ? sentence : afterWord + 1;
  const start = from + inLead + (/^\s/.test(lead.slice(inLead)) ? 1 : 0);
  return [start, endOfWord(text, start + length)];
}

function endOfWord(text: string, end: number): number {
  if (end >= text.length) return text.length;
  const space = text.lastIndexOf(" ", end);
  return space > end - 40 ? space : end;
}
