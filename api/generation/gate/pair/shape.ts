import { wordsOf } from "#api/generation/likeness.ts";
import type { StoryText } from "#api/generation/model.ts";
import { isSceneBreak, paragraphsOf } from "../telling.ts";

/**
 * Length ratios, Polish over English. Three thousand house stories lie within 0.77 to 1.01, 0.67 to 0.87 and 0.63 to
 * 1.47.
 */
const ratios = {
  letters: { min: 0.6, max: 1.5 },
  words: { min: 0.5, max: 1.2 },
  lettersOfParagraph: { min: 0.4, max: 2.2 },
};
/** In a shorter paragraph a single word changes the ratio too much. */
const enoughLetters = 80;

/** Whether the two texts have the same paragraphs, breaks at the same places, and paragraphs of comparable length. */
export function checkShape({ contentEn, contentPl }: StoryText): string[] {
  const [english, polish] = [paragraphsOf(contentEn), paragraphsOf(contentPl)];
  if (english.length !== polish.length) return [`English has ${english.length} paragraphs, Polish ${polish.length}`];
  if (english.map(isSceneBreak).join() !== polish.map(isSceneBreak).join()) {
    return ["The breaks stand at different places in the two languages"];
  }
  const [wordsEn, wordsPl] = [wordsOf(contentEn).length, wordsOf(contentPl).length];
  return [
    ...lopsided("The Polish text", contentPl.length / contentEn.length, ratios.letters),
    ...lopsided("The Polish text, counted in words,", wordsPl / wordsEn, ratios.words),
    ...english.flatMap((paragraph, at) => {
      const ratio = (polish[at]?.length ?? 0) / paragraph.length;
      if (paragraph.length < enoughLetters && ratio < enoughLetters / paragraph.length) return [];
      return lopsided(`Paragraph ${at + 1} of the Polish text`, ratio, ratios.lettersOfParagraph);
    }),
  ];
}

function lopsided(what: string, ratio: number, { min, max }: { min: number; max: number }): string[] {
  if (ratio < min) return [`${what} is much shorter than the English; tell the same in both`];
  return ratio > max ? [`${what} is much longer than the English; tell the same in both`] : [];
}
