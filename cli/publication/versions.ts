/** Whether a version comes after another one (SemVer, section 11). */
export function isNewer(version: string, other: string): boolean {
  const [mine, theirs] = [partsOf(version), partsOf(other)];
  for (const index of [0, 1, 2]) {
    const difference = (mine.numbers[index] ?? 0) - (theirs.numbers[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  if (mine.before === null || theirs.before === null) return mine.before === null && theirs.before !== null;
  return comesAfter(mine.before, theirs.before);
}

function partsOf(version: string): { numbers: number[]; before: string[] | null } {
  const [numbers = "", before] = version.split(/-(.*)/s);
  return { numbers: numbers.split(".").map(Number), before: before?.split(".") ?? null };
}

/** Compares what stands behind the hyphen: numbers by value and before words, words by their letters, more after fewer. */
function comesAfter(mine: readonly string[], theirs: readonly string[]): boolean {
  for (const [index, part] of mine.entries()) {
    const other = theirs[index];
    if (other === undefined) return true;
    if (part === other) continue;
    const [a, b] = [part, other].map((text) => /^\d+$/.test(text));
    if (a && b) return Number(part) > Number(other);
    return a === b ? part > other : !a;
  }
  return false;
}
