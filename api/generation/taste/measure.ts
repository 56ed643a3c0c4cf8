import { brotliCompressSync, constants } from "node:zlib";
import { z } from "zod";
import { functionWords } from "../gate/function-words.ts";
import { sentencesOf } from "../gate/sentences.ts";
import { paragraphsOf } from "../gate/telling.ts";
import { shinglesOf, wordsOf } from "../likeness.ts";

const Share = z.number().min(0).max(1);

/** How much a series of texts in one language repeats itself. Shares are between 0 and 1; null where there is too little text. */
export const Repetition = z.strictObject({
  /** Of the sentences of five words and more after the first text: those that stood in an earlier text. */
  sentencesReadBefore: Share.nullable(),
  /** Of the runs of four words in the second half of the texts: those that the first half does not have. */
  newFourGrams: Share.nullable(),
  /** The compressed size of all texts together over their size: lower is more repetitive. */
  compression: Share.nullable(),
  /** Of the first and the last sentences: those that no earlier text begins or ends with. */
  newBeginnings: Share.nullable(),
  newEndings: Share.nullable(),
  /** The most frequent form of a title, content words as N, and the share of titles that have it. */
  commonestTitle: z.strictObject({ form: z.string(), share: Share }).nullable(),
  titleForms: z.number().int().nonnegative(),
});
export type Repetition = z.infer<typeof Repetition>;

export type Titled = { title: string; content: string };

/** Shorter sentences ("Nothing happened.") come again in every good prose. */
const fewestWords = 5;

/** Measures texts of one language in the order in which readers get them. */
export function repetitionOf(texts: readonly Titled[], language: "English" | "Polish"): Repetition {
  const sentences = texts.map(({ content }) => paragraphsOf(content).flatMap(sentencesOf).map(plain));
  const forms = texts.map(({ title }) => titleForm(title, language));
  return {
    sentencesReadBefore: readBefore(sentences),
    newFourGrams: newFourGrams(texts.map(({ content }) => content)),
    compression: compression(texts.map(({ content }) => content).join("\n\n")),
    newBeginnings: shareOfNew(sentences.flatMap((all) => all[0] ?? [])),
    newEndings: shareOfNew(sentences.flatMap((all) => all.at(-1) ?? [])),
    commonestTitle: commonest(forms),
    titleForms: new Set(forms).size,
  };
}

const plain = (sentence: string) => wordsOf(sentence).join(" ");

function readBefore(texts: readonly string[][]): number | null {
  const known = new Set<string>();
  const counts = { all: 0, before: 0 };
  for (const [index, sentences] of texts.entries()) {
    const long = sentences.filter((sentence) => sentence.split(" ").length >= fewestWords);
    if (index > 0) {
      counts.all += long.length;
      counts.before += long.filter((sentence) => known.has(sentence)).length;
    }
    for (const sentence of long) known.add(sentence);
  }
  return counts.all === 0 ? null : counts.before / counts.all;
}

function newFourGrams(contents: readonly string[]): number | null {
  const half = Math.ceil(contents.length / 2);
  const runs = (some: readonly string[]) => new Set(some.flatMap((content) => [...shinglesOf(content, 4)]));
  const [before, after] = [runs(contents.slice(0, half)), runs(contents.slice(half))];
  if (after.size === 0) return null;
  return [...after].filter((run) => !before.has(run)).length / after.size;
}

function compression(text: string): number | null {
  const bytes = Buffer.from(text);
  if (bytes.length === 0) return null;
  // The window reaches over years of stories.
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return Math.min(1, brotliCompressSync(bytes, { params }).length / bytes.length);
}

function shareOfNew(items: readonly string[]): number | null {
  return items.length === 0 ? null : new Set(items).size / items.length;
}

/** A title's form: "The Telegram Versus Mr Rysiek’s Bag" is "the N versus N" where "versus" is a small word. */
function titleForm(title: string, language: "English" | "Polish"): string {
  const small = functionWords[language];
  const marked = title.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*|[,:;–—?!…]/gu) ?? [];
  return marked
    .map((part) => (/^\P{L}$/u.test(part) || small.has(part) || linking.has(part) ? part : "N"))
    .join(" ")
    .replace(/N(?: N)+/g, "N")
    .replace(/ ([,:;?!…])/g, "$1");
}

/** Words that link two things in titles and are no function words of the gate. */
const linking = new Set(["a", "an", "i", "versus", "kontra", "first", "najpierw", "o", "do"]);

function commonest(forms: readonly string[]): Repetition["commonestTitle"] {
  const counts = new Map<string, number>();
  for (const form of forms) counts.set(form, (counts.get(form) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most ? { form: most[0], share: most[1] / forms.length } : null;
}
