import { wordsOf } from "#api/generation/likeness.ts";

const limits = { facts: 3, letters: { min: 10, max: 200 } };

/** Checks the facts that a story adds against the known ones, because every later storyteller will be given them. */
export function factFaults(facts: readonly string[], known: readonly string[]): string[] {
  if (facts.length > limits.facts) {
    return [`The story adds ${facts.length} facts to the canon, not at most ${limits.facts}`];
  }
  const knownPlain = new Set(known.map(plain));
  return facts.flatMap((fact, at) => {
    const what = `Canon fact ${at + 1}`;
    const { min, max } = limits.letters;
    if (fact.length < min || fact.length > max) return [`${what} has ${fact.length} characters, not ${min} to ${max}`];
    if (/[^\P{C}\u00ad]|[\u2028\u2029<>`{}[\]|\\*_]/u.test(fact)) return [`${what} is not one plain line`];
    if (/https?:|www\./i.test(fact)) return [`${what} holds an address`];
    if (knownPlain.has(plain(fact))) return [`${what} is known already: ${fact}`];
    knownPlain.add(plain(fact));
    return [];
  });
}

const plain = (fact: string) => wordsOf(fact).join(" ");
