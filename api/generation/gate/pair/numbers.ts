import type { StoryText } from "#api/generation/model.ts";
import { paragraphsOf } from "../telling.ts";
import { englishNumbers } from "./english-numbers.ts";
import { polishNumbers } from "./polish-numbers.ts";

/**
 * Finds paragraphs side by side that count differently. A number in only one language proves nothing: “half a century”
 * may be “fifty years”. If each paragraph has a number that the other lacks, one of them is wrong.
 */
export function checkNumbers({ contentEn, contentPl }: StoryText): string[] {
  const polish = paragraphsOf(contentPl);
  return paragraphsOf(contentEn).flatMap((paragraph, at) => {
    const [en, pl] = [paragraph, polish[at] ?? ""];
    const [inEnglish, inPolish] = [significantNumbers(englishNumbers(en)), significantNumbers(polishNumbers(pl))];
    const same = sameness(`${en} ${pl}`);
    const [onlyEnglish] = inEnglish.filter((number) => !inPolish.some((other) => same(number, other)));
    const [onlyPolish] = inPolish.filter((number) => !inEnglish.some((other) => same(number, other)));
    if (onlyEnglish === undefined || onlyPolish === undefined) return [];
    return [`Paragraph ${at + 1} counts ${onlyEnglish} in English and ${onlyPolish} in Polish`];
  });
}

/**
 * Ignores one and two, which are also articles and pairs, and round hundreds and thousands, which may just mean “many”.
 */
const significantNumbers = (numbers: readonly number[]) => numbers.filter((number) => number > 2 && number % 100 !== 0);

/** A cat has nine lives in English and seven in Polish; heaven and hell are numbered differently as well. */
const idiom = /\b(?:lives|cloud|clouds)\b|\b(?:żyć|życia|życie|niebo|niebie|nieba)(?!\p{L})/u;
const clock = /\d[:.]\d\d|o[’']clock|\b(?:past|a\.m\.|p\.m\.|am|pm)\b|\bgodzin|\bwpół\b|\bkwadrans/iu;

/** Returns the equality of numbers for this pair of paragraphs. */
function sameness(both: string): (one: number, other: number) => boolean {
  const hours = clock.test(both);
  const lives = idiom.test(both);
  return (one, other) => {
    if (one % 100 === other % 100) return true; // 1920 is also the twenties.
    if (hours && one % 12 === other % 12) return true;
    return lives && [7, 9].includes(one) && [7, 9].includes(other);
  };
}
