import { brotliCompressSync, constants } from "node:zlib";
import { z } from "zod";
import { memorableIn, sentencesOf } from "../gate/sentences.ts";
import { paragraphsOf } from "../gate/telling.ts";
import { shinglesOf } from "../likeness.ts";
import { likenessOfAll } from "./likeness-of-all.ts";
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
  /** The highest share of titles of one form in any hundred in a row. */
  commonestTitleInHundred: Share.nullable(),
  /** The share of the most frequent number of paragraphs. */
  commonestParagraphs: Share.nullable(),
  /**
   * The likeness of the two texts that are most alike (the gate's likeness), and the one that 99 in 100 texts have at
   * most to the nearest text before them.
   */
  likeness: z.strictObject({ most: Share, of99: Share }).nullable(),
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

/** Measures texts of one language in the order in which readers get them. */
export function repetitionOf(texts: readonly Titled[], language: "English" | "Polish"): Repetition {
  const contents = texts.map(({ content }) => content);
  const sentences = contents.map((content) => memorableIn(content).map(({ plain }) => plain));
  const paragraphs = contents.map(paragraphsOf);
  const forms = texts.map(({ title }) => titleForm(title, language));
  const commonestForm = commonest(forms);
  return {
    sentencesReadBefore: readBefore(sentences),
    readWithinDays: readWithin(sentences, texts),
    newFourGrams: newFourGrams(contents),
    compression: compression(contents.join("\n\n")),
    newBeginnings: shareOfNew(paragraphs.flatMap((all) => sentencesOf(all[0] ?? "")[0] ?? [])),
    newEndings: shareOfNew(paragraphs.flatMap((all) => sentencesOf(all.at(-1) ?? "").at(-1) ?? [])),
    commonestTitle: commonestForm && { form: commonestForm.item, share: commonestForm.share },
    titleForms: new Set(forms).size,
    commonestTitleInHundred: commonestInHundred(forms),
    commonestParagraphs: commonest(paragraphs.map(({ length }) => length))?.share ?? null,
    likeness: likenessAmong(contents),
  };
}

function readBefore(texts: readonly string[][]): number | null {
  const known = new Set<string>();
  const counts = { all: 0, before: 0 };
  for (const [index, sentences] of texts.entries()) {
    if (index > 0) {
      counts.all += sentences.length;
      counts.before += sentences.filter((sentence) => known.has(sentence)).length;
    }
    for (const sentence of sentences) known.add(sentence);
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
    for (const sentence of sentences) {
      const days = day - (last.get(sentence) ?? Number.NEGATIVE_INFINITY);
      for (const span of spans) if (days <= span) read.set(span, (read.get(span) ?? 0) + 1);
    }
    all += sentences.length;
    for (const sentence of sentences) last.set(sentence, day);
  }
  return Object.fromEntries(spans.map((span) => [String(span), all === 0 ? null : (read.get(span) ?? 0) / all]));
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
  const params = {
    // The window reaches over years of stories.
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    // The best quality, 11, finds a tenth more and takes fourteen times as long: three seconds for a year of stories.
    [constants.BROTLI_PARAM_QUALITY]: 9,
  };
  return Math.min(1, brotliCompressSync(bytes, { params }).length / bytes.length);
}

function shareOfNew(items: readonly string[]): number | null {
  return items.length === 0 ? null : new Set(items).size / items.length;
}

type Commonest<Item> = { item: Item; share: number };

function commonest<Item>(items: readonly Item[]): Commonest<Item> | null {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most ? { item: most[0], share: most[1] / items.length } : null;
}

function commonestInHundred(forms: readonly string[]): number | null {
  if (forms.length < 100) return null;
  const rows = Array.from({ length: forms.length - 99 }, (_, first) => forms.slice(first, first + 100));
  return Math.max(...rows.map((row) => commonest(row)?.share ?? 0));
}

/** The likeness of the two texts most alike, and the one that 99 in 100 have at most to the nearest before them. */
export function likenessAmong(contents: readonly string[]): Repetition["likeness"] {
  if (contents.length < 2) return null;
  const sorted = likenessOfAll(contents)
    .map(({ likeness }) => likeness)
    .sort((one, other) => one - other);
  return { most: sorted.at(-1) ?? 0, of99: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0 };
}
