/** The words of a text, lower-cased, without punctuation or markup. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** All distinct runs of `n` consecutive words. */
export function shinglesOf(text: string, n = 3): Set<string> {
  const words = wordsOf(text);
  const shingles = new Set<string>();
  for (let start = 0; start + n <= words.length; start++) shingles.add(words.slice(start, start + n).join(" "));
  return shingles;
}

/** The Jaccard index of two sets: shared elements over all elements. 0 is nothing in common, 1 the same. */
export function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const shingle of small) if (large.has(shingle)) shared++;
  const together = one.size + other.size - shared;
  return together === 0 ? 0 : shared / together;
}
