import type { Marks } from "#api/narration/model.ts";
import { scriptOf } from "#api/narration/script.ts";
import { type Cue, webVtt } from "#api/platform/web-vtt.ts";
import type { Episode } from "./episodes.ts";

/** The longest line that players show well, in characters (podcast-namespace, docs/examples/transcripts/transcripts.md). */
const mostCharacters = 65;
/** Lines of a sentence are about equally long, give or take so many characters, so that no word stands alone. */
const slack = 8;

type SpokenSentence = Marks["sentences"][number];
/** A sentence of the marks, with what it says. */
export type ToldSentence = SpokenSentence & { text: string };

/** The sentences of an episode with their times; one of which the story knows nothing is left out. */
export function toldSentences({ entry, language }: Episode, marks: Marks): ToldSentence[] {
  const script = scriptOf(entry.story, language);
  const keyOf = ({ place, from, to }: Pick<SpokenSentence, "place" | "from" | "to">) => `${place} ${from} ${to}`;
  const texts = new Map(script.map((sentence) => [keyOf(sentence), sentence.text]));
  return marks.sentences.flatMap((sentence) => {
    const text = texts.get(keyOf(sentence));
    return text === undefined ? [] : [{ ...sentence, text }];
  });
}

/** The transcript as WebVTT: a sentence a cue, a long one in several, each at its words' time. */
export const captionsOf = (episode: Episode, marks: Marks): string =>
  webVtt(toldSentences(episode, marks).flatMap(linesOf));

/** The transcript as JSON (podcast-namespace, docs/examples/transcripts/transcripts.md). */
export const transcriptOf = (episode: Episode, marks: Marks) => ({
  version: "1.0.0",
  segments: toldSentences(episode, marks).map(({ start, end, text }) => ({
    startTime: start / 1000,
    endTime: end / 1000,
    body: text,
  })),
});

function linesOf({ text, from, start, end, words }: ToldSentence): Cue[] {
  const cues: Cue[] = [];
  const lines = Math.ceil(text.length / mostCharacters);
  const longest = Math.min(mostCharacters, Math.ceil(text.length / lines) + slack);
  let [lineFrom, lineStart, spokenUntil] = [0, start, start];
  for (const [wordFrom, wordTo, wordStart, wordEnd] of words) {
    // A quotation mark before the word goes with it.
    const begin = text.lastIndexOf(" ", wordFrom - from) + 1;
    if (wordTo - from - lineFrom > longest && begin > lineFrom) {
      cues.push({ from: lineStart / 1000, to: spokenUntil / 1000, text: text.slice(lineFrom, begin) });
      [lineFrom, lineStart] = [begin, wordStart];
    }
    spokenUntil = wordEnd;
  }
  cues.push({ from: lineStart / 1000, to: end / 1000, text: text.slice(lineFrom) });
  // WebVTT has no cue without a duration.
  return cues.filter(({ from, to }) => from < to);
}
