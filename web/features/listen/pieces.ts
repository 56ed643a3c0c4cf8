import type { Span } from "#api/language/sentences.ts";

/** Chrome's remote voices fall silent after fifteen seconds: so many characters take less at the usual speed. */
const longest = 140;

/** A sentence in pieces that a browser's voice says in one breath, cut after a comma or a dash, or else at a space. */
export function piecesOf(text: string, speed: number): Span[] {
  const most = Math.floor(longest * Math.min(speed, 1));
  const pieces: Span[] = [];
  let from = 0;
  while (text.length - from > most) {
    const part = text.slice(from, from + most);
    const cut = Math.max(...[", ", "; ", ": ", " – ", " — "].map((mark) => part.lastIndexOf(mark)));
    const space = cut > most / 3 ? cut + 1 : part.lastIndexOf(" ");
    const to = space > 0 ? from + space : from + most;
    pieces.push({ from, to });
    from = to;
  }
  return [...pieces, { from, to: text.length }];
}

const letters = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/uy;

/** The word at an offset where a voice says that one begins; null if there is none. Some voices do not say how long it is. */
export function wordAt(text: string, from: number): Span | null {
  letters.lastIndex = from;
  const word = letters.exec(text)?.[0];
  return word === undefined ? null : { from, to: from + word.length };
}
