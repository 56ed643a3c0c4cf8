/** What happened and what to do about it, one after the other: each ends as a sentence does. */
export const joinSentences = (...texts: readonly (string | undefined)[]): string =>
  texts.flatMap((text) => (text ? [text.replace(/(?<![.!?…])$/u, ".")] : [])).join(" ");
