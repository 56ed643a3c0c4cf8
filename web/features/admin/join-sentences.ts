/** Joins texts into sentences, each with its closing mark. */
export const joinSentences = (...texts: readonly (string | undefined)[]): string =>
  texts.flatMap((text) => (text ? [text.replace(/(?<![.!?…])$/u, ".")] : [])).join(" ");
