// The moments of a story: the sentences that say the same in both languages, and the choice of those that tell it in short.
import { type Language, languages } from "#api/language/model.ts";
import { hasOpenQuote } from "#api/language/sentences.ts";
import { divided } from "./pauses.ts";
import { shortened } from "./sentences.ts";

/** The words of one moment, in each language. */
export type Moment = Record<Language, string>;

/** The characters that fit into two lines of a film's text. */
export const mostLetters = 72;
/** A longer sentence is told in this many captions at most; of an even longer one, only its beginning is. */
const mostParts = 3;
const comfortable = 24;

type Paragraphs = Record<Language, string[][]>;

/** Pairs the sentences of both languages: paragraph by paragraph where the paragraphs correspond. */
export function momentsOf({ en, pl }: Paragraphs): Moment[] {
  const paired = en.length === pl.length ? en.map((each, index) => [each, pl[index] ?? []]) : [[en.flat(), pl.flat()]];
  return paired
    .flatMap(([english = [], polish = []]) => pairedSentences(english, polish))
    .filter((moment) => languages.every((language) => /\p{L}/u.test(moment[language])));
}

/** Pairs sentences one by one; where their numbers differ, those that end at about the same share of the paragraph. */
function pairedSentences(english: readonly string[], polish: readonly string[]): Moment[] {
  if (english.length === polish.length) return english.map((en, index) => ({ en, pl: polish[index] ?? "" }));
  const [endsOfEnglish, endsOfPolish] = [endsOf(english), endsOf(polish)];
  const moments: Moment[] = [];
  let [en, pl] = [0, 0];
  let begins = { en: 0, pl: 0 };
  while (en < english.length && pl < polish.length) {
    const apart = (endsOfEnglish[en] ?? 1) - (endsOfPolish[pl] ?? 1);
    const [isLastEnglish, isLastPolish] = [en === english.length - 1, pl === polish.length - 1];
    const isLast = isLastEnglish && isLastPolish;
    // The last sentence of one language has all that is left of the other.
    const leavesSome = isLastEnglish !== isLastPolish;
    if (isLast || (!leavesSome && Math.abs(apart) < 0.6 / Math.max(english.length, polish.length))) {
      moments.push({ en: english.slice(begins.en, en + 1).join(" "), pl: polish.slice(begins.pl, pl + 1).join(" ") });
      [en, pl] = [en + 1, pl + 1];
      begins = { en, pl };
    } else if (pl === polish.length - 1 || (apart < 0 && en < english.length - 1)) en++;
    else pl++;
  }
  return moments;
}

function endsOf(sentences: readonly string[]): number[] {
  const whole = sentences.join("").length;
  let at = 0;
  return sentences.map((sentence) => {
    at += sentence.length;
    return at / whole;
  });
}

/** Divides a moment into captions that fit, as many in each language; a sentence without an end is shortened. */
function captionsOf(moment: Moment): Moment[] {
  for (let count = 1; count <= mostParts; count++) {
    const [en, pl] = [divided(moment.en, count, mostLetters), divided(moment.pl, count, mostLetters)];
    if (en && pl) return en.map((text, index) => ({ en: text, pl: pl[index] ?? "" }));
  }
  const [en, pl] = [shortened(moment.en, mostLetters), shortened(moment.pl, mostLetters)];
  return en === null || pl === null ? [] : [{ en, pl }];
}

/** Whether a moment leans on the one before it. */
export const leans = ({ en, pl }: Moment): boolean => leaning.test(en) || leaning.test(pl);

/** A sentence that leans on the one before it: it says "it", or answers. */
const leaning =
  /^["'“„”–—-]*\s*(It|They|She|This|That|These|Those|But|And|So|Because|Then|There|One|Ona|Oni|One|To|Ten|Ta|Tam|Ale|A|I|Więc|Bo|Potem|Wtedy)\b/u;

/** A sentence that speaks of what the one before it named. */
const referring = /\b(it|them|both|whichever|whose|the other|the second|the same)\b/u;

/** How little a moment can be understood without the one before it. */
function needOfContext({ en, pl }: Moment): number {
  return leans({ en, pl }) ? 1.2 : referring.test(en) ? 0.7 : 0;
}

/** How badly a moment stands alone: half a sentence or half a conversation does, a sentence that names the cat does not. */
function clumsiness({ en, pl }: Moment, parts: number): number {
  const either = (holds: (line: string) => boolean) => Number(holds(en) || holds(pl));
  return (
    1.5 * either((line) => line.endsWith("…")) +
    3 * either(hasOpenQuote) +
    0.4 * either((line) => /^["“„–—-]/u.test(line)) +
    0.6 * either((line) => line.length < comfortable) +
    0.35 * (parts - 1) -
    0.7 * Number(/\bMruk/u.test(en))
  );
}

type Chosen = { score: number; captions: Moment[] };

type Choosing = {
  /** What is told of a moment: its captions, unless said otherwise. */
  partsOf?(moment: Moment): Moment[];
  /** The moment with which to begin, as its index; any of the first ones, if absent. */
  first?: number;
  /** Whether it is told in runs of moments that follow one another, to the very last; otherwise in steps that are about even. */
  inRuns?: boolean;
};

/**
 * Chooses the moments that tell the story in exactly `count` parts: its beginning and end, sentences that stand alone
 * or follow one another, and no long leap between them. Null if there are no such moments.
 */
export function chosen(
  moments: readonly Moment[],
  count: number,
  { partsOf = captionsOf, first, inRuns = false }: Choosing = {},
): Moment[] | null {
  const told = moments.map(partsOf);
  const ideal = moments.length / count;
  // best[index][captions]: the best choice that ends with this moment.
  const best: (Chosen | undefined)[][] = [];
  const leap = (from: number, to: number) => {
    const far = to - from;
    const moment = moments[to];
    const uneven = inRuns
      ? 1.5 * Number(far > 1) + 0.15 * Math.max(0, far / ideal - 1) ** 2
      : 0.5 * (far / ideal - 1) ** 2;
    return uneven + (far > 1 && moment ? needOfContext(moment) : 0);
  };
  for (const [to, captions] of told.entries()) {
    best[to] = [];
    if (captions.length === 0) continue;
    const own = clumsiness(moments[to] ?? { en: "", pl: "" }, captions.length);
    if (first === undefined || to === first) {
      best[to][captions.length] = { score: -own - 2 * leap(-1, to), captions };
    }
    for (let from = 0; from < to; from++) {
      for (const [used, known] of (best[from] ?? []).entries()) {
        const all = used + captions.length;
        if (!known || all > count) continue;
        const score = known.score - own - leap(from, to);
        if (score <= (best[to][all]?.score ?? Number.NEGATIVE_INFINITY)) continue;
        best[to][all] = { score, captions: [...known.captions, ...captions] };
      }
    }
  }
  const ended = best.flatMap((choices, index) => {
    const choice = inRuns && index < moments.length - 1 ? undefined : choices[count];
    return choice ? [{ ...choice, score: choice.score - 2 * leap(index, moments.length) }] : [];
  });
  return ended.sort((one, other) => other.score - one.score)[0]?.captions ?? null;
}
