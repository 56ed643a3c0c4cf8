// Which paragraphs of two versions of a text stand beside each other. Pure.

/** Two paragraphs, or one that the other version does not have. `at` is the later version's place, from 1. */
export type Row = { before?: string; after?: string; at?: number };

/** Paragraphs that share nothing still stand beside each other, in their order, rather than below one another. */
const anyPair = 0.05;

export const paragraphsOf = (text: string): string[] => text.split("\n\n");

/**
 * Pairs the paragraphs so that those which share the most words stand together. Both versions keep their order, so the rows'
 * paragraphs in order are each version again.
 */
export function alignParagraphs(before: readonly string[], after: readonly string[]): Row[] {
  const [words, newWords] = [before.map(wordsIn), after.map(wordsIn)];
  const none = new Set<string>();
  const likeness = (one: number, other: number) => anyPair + shareOf(words[one] ?? none, newWords[other] ?? none);
  const best = bestFrom(before.length, after.length, likeness);
  const rows: Row[] = [];
  let [one, other] = [0, 0];
  while (one < before.length || other < after.length) {
    const here = best(one, other);
    const isPair = one < before.length && other < after.length;
    if (isPair && here === likeness(one, other) + best(one + 1, other + 1)) {
      rows.push({ before: before[one++] ?? "", after: after[other++] ?? "", at: other });
    } else if (one < before.length && here === best(one + 1, other)) rows.push({ before: before[one++] ?? "" });
    else rows.push({ after: after[other++] ?? "", at: other });
  }
  return rows;
}

/** The highest likeness of the paragraphs from two places on. */
function bestFrom(rows: number, columns: number, likeness: (one: number, other: number) => number) {
  const table = Array.from({ length: rows + 1 }, () => new Float64Array(columns + 1));
  const at = (one: number, other: number) => table[one]?.[other] ?? 0;
  for (let one = rows - 1; one >= 0; one--) {
    for (let other = columns - 1; other >= 0; other--) {
      const row = table[one];
      if (row === undefined) continue;
      row[other] = Math.max(likeness(one, other) + at(one + 1, other + 1), at(one + 1, other), at(one, other + 1));
    }
  }
  return at;
}

const wordsIn = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** The share of the words of both that are in both. */
function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  const together = one.size + other.size - shared;
  return together === 0 ? 0 : shared / together;
}
