import { wordsOf } from "../../likeness.ts";

const limits = { facts: 3, letters: { min: 10, max: 200 } };

/** What is wrong with the facts that a story adds, given those that are known: they will be told to every later writer. */
export function factFaults(facts: readonly string[], known: readonly string[]): string[] {
  if (facts.length > limits.facts) {
    return [`The story adds ${facts.length} facts to the canon, not at most ${limits.facts}`];
  }
  const told = new Set(known.map(plain));
  return facts.flatMap((fact, at) => {
    const what = `Canon fact ${at + 1}`;
    const { min, max } = limits.letters;
    if (fact.length < min || fact.length > max) return [`${what} has ${fact.length} characters, not ${min} to ${max}`];
    if (/[^\P{C}\u00ad]|[\u2028\u2029<>`{}[\]|\\*_]/u.test(fact)) return [`${what} is not one plain line`];
    if (/https?:|www\./i.test(fact)) return [`${what} holds an address`];
    if (told.has(plain(fact))) return [`${what} is known already: ${fact}`];
    told.add(plain(fact));
    return [];
  });
}

const plain = (fact: string) => wordsOf(fact).join(" ");
