// Divides a text where a speaker would pause: into captions, and a caption into lines.

/** Words that begin a part of a sentence. */
const opening =
  /^(and|but|or|so|that|which|who|whom|whose|when|while|where|because|since|if|as|until|before|after|than|with|for|from|to|in|on|at|by|into|over|under|like|a|i|ale|lecz|więc|że|żeby|który|która|które|których|którym|którą|kto|co|gdy|kiedy|gdzie|bo|ponieważ|jeśli|jak|jakby|aż|zanim|niż|z|ze|dla|od|do|w|we|na|przy|przez|nad|pod|po)$/iu;

/** The cost of a pause after `word` and before `next`: none after a sentence, most after a word that leads on. */
function costOfPause(word: string, next: string): number {
  if (/[.!?…]["'”’»)]*$/u.test(word)) return 0;
  if (/[;:]["'”’»)]*$/u.test(word) || /^[–—]$/u.test(next)) return 0.1;
  if (/,["'”’»)]*$/u.test(word)) return 0.15;
  // A short word belongs to the one after it; so does a dash.
  if (/^\p{L}{1,2}$/u.test(word) || /^(the|and|his|her|its|with|from|for|nie|się|–|—)$/iu.test(word)) return 2;
  return opening.test(next) ? 0.5 : 1;
}

/** Divides a text into `count` parts of at most `most` characters, as even as sense allows; null if none are possible. */
export function divided(text: string, count: number, most: number): string[] | null {
  const words = text.split(" ");
  const even = text.length / count;
  // Where each word begins in the text, and where a text after the last one would.
  const begins = [0];
  for (const [index, word] of words.entries()) begins.push((begins[index] ?? 0) + word.length + 1);
  const costOf = (from: number, to: number) => {
    const length = (begins[to] ?? 0) - (begins[from] ?? 0) - 1;
    if (length > most) return Number.POSITIVE_INFINITY;
    const pause = to === words.length ? 0 : costOfPause(words[to - 1] ?? "", words[to] ?? "");
    return 3 * (length / even - 1) ** 2 + pause;
  };
  type Division = { cost: number; ends: number[] };
  let best: (Division | undefined)[] = [{ cost: 0, ends: [] }];
  for (let part = 0; part < count; part++) {
    const next: (Division | undefined)[] = [];
    for (const [from, known] of best.entries()) {
      for (let to = from + 1; known && to <= words.length && costOf(from, to) < Number.POSITIVE_INFINITY; to++) {
        const cost = known.cost + costOf(from, to);
        if (cost < (next[to]?.cost ?? Number.POSITIVE_INFINITY)) next[to] = { cost, ends: [...known.ends, to] };
      }
    }
    best = next;
  }
  const ends = best[words.length]?.ends;
  return ends?.map((end, part) => words.slice(ends[part - 1] ?? 0, end).join(" ")) ?? null;
}
