import { brotliCompressSync, constants } from "node:zlib";
import { z } from "zod";
import { sentencesOf } from "../gate/sentences.ts";
import { paragraphsOf } from "../gate/telling.ts";
import { shinglesOf, wordsOf } from "../likeness.ts";
import { titleForm } from "./title-form.ts";

const Share = z.number().min(0).max(1);

/** How much a series of texts in one language repeats itself. Shares are between 0 and 1; null where there is too little text. */
export const Repetition = z.strictObject({
  /** Of the sentences of five words and more after the first text: those that stood in an earlier text. */
  sentencesReadBefore: Share.nullable(),
  /** The same, counting only texts of so many days before, where the texts are dated. */
  readWithinDays: z.record(z.string(), Share.nullable()),
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

export type Titled = {
  title: string;
  content: string;
  /** The date of publication, `YYYY-MM-DD`. */
  date?: string;
};

/** The days for which the measure looks back. */
export const spans = [7, 30, 90, 365] as const;

/** Shorter sentences ("Nothing happened.") come again in every good prose. */
const fewestWords = 5;

/** Measures texts of one language in the order in which readers get them. */
export function repetitionOf(texts: readonly Titled[], language: "English" | "Polish"): Repetition {
  const sentences = texts.map(({ content }) => paragraphsOf(content).flatMap(sentencesOf).map(plain));
  const forms = texts.map(({ title }) => titleForm(title, language));
  return {
    sentencesReadBefore: readBefore(sentences),
    readWithinDays: readWithin(sentences, texts),
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
    const long = sentences.filter(isLong);
    if (index > 0) {
      counts.all += long.length;
      counts.before += long.filter((sentence) => known.has(sentence)).length;
    }
    for (const sentence of long) known.add(sentence);
  }
  return counts.all === 0 ? null : counts.before / counts.all;
}

function readWithin(texts: readonly string[][], dated: readonly Titled[]): Repetition["readWithinDays"] {
  if (dated.some(({ date }) => date === undefined)) return {};
  const last = new Map<string, number>();
  const read = new Map<number, number>(spans.map((span) => [span, 0]));
  let all = 0;
  for (const [index, sentences] of texts.entries()) {
    const day = Date.parse(dated[index]?.date ?? "") / 86_400_000;
    const long = sentences.filter(isLong);
    for (const sentence of long) {
      const days = day - (last.get(sentence) ?? Number.NEGATIVE_INFINITY);
      for (const span of spans) if (days <= span) read.set(span, (read.get(span) ?? 0) + 1);
    }
    all += long.length;
    for (const sentence of long) last.set(sentence, day);
  }
  return Object.fromEntries(spans.map((span) => [String(span), all === 0 ? null : (read.get(span) ?? 0) / all]));
}

const isLong = (sentence: string) => sentence.split(" ").length >= fewestWords;

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

function commonest(forms: readonly string[]): Repetition["commonestTitle"] {
  const counts = new Map<string, number>();
  for (const form of forms) counts.set(form, (counts.get(form) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most ? { form: most[0], share: most[1] / forms.length } : null;
}
