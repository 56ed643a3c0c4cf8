import type { Bilingual, Piece, When } from "../model.ts";

/** Sentences that are true in the same circumstances. */
export const under = (when: When, sentences: readonly Bilingual[]): Piece[] =>
  sentences.map((sentence) => ({ ...sentence, when }));
