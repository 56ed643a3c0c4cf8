import { Marks, type Speech } from "../model.ts";
import type { ScriptSentence } from "../script.ts";
import { unusableSpeech } from "./unusable-speech.ts";

const milliseconds = (seconds: number) => Math.round(seconds * 1000);

/**
 * The times of a script's sentences and words in a file whose sound comes `delay` seconds later than in the speech. Throws
 * VOICE_FAILED where the speech is of other sentences, or its times cannot be.
 */
export function marksOf(
  script: readonly ScriptSentence[],
  { sentences, seconds }: Pick<Speech, "sentences" | "seconds">,
  { delay }: { delay: number },
): Marks {
  if (sentences.length !== script.length)
    throw unusableSpeech("The narrator's speech has another number of sentences.");
  const at = (time: number) => milliseconds(Math.min(time + delay, seconds));
  let before = 0;
  const marked = sentences.map(({ start, end, words }, index) => {
    const { text = "", place, from = 0, to = 0 } = script[index] ?? {};
    if (!(before <= start && start <= end && end <= seconds + tolerance))
      throw unusableSpeech("The narrator's speech has times that go back.");
    before = start;
    const inOrder = words.every((word) => 0 <= word.from && word.from < word.to && word.to <= text.length);
    if (!inOrder || words.some((word) => !(word.start <= word.end)))
      throw unusableSpeech("The narrator's speech has words outside of their sentence.");
    return {
      ...(place !== undefined && { place }),
      ...{ from, to, start: at(start), end: at(end) },
      words: words.map((word): Word => [from + word.from, from + word.to, at(word.start), at(word.end)]),
    };
  });
  return Marks.parse({ seconds, sentences: marked });
}

type Word = [from: number, to: number, start: number, end: number];

/** A last sentence may end this much after the file, in seconds, by rounding. */
const tolerance = 0.05;
