// The process of the house's voice. espeak-ng is under the GPL, and runs nowhere else.
import type { Language } from "#api/language/model.ts";
import { type SentenceVoice, type SpeakWork, speakWork } from "#api/narration/process/speak-work.ts";
import { runWorker } from "#api/platform/processes/worker-process.ts";
import { type Espeak, loadEspeak } from "./espeak.ts";
import { nearestPhonemes } from "./foreign-phonemes.ts";
import { type SayForeign, spokenText } from "./spoken-text.ts";
import { wordTimes } from "./word-times.ts";

let loading: Promise<Espeak> | undefined;

runWorker({
  async *speak(work: SpeakWork, signal: AbortSignal) {
    loading ??= loadEspeak();
    yield* speakWork(voiceOf(await loading, work.language), work, signal);
  },
});

function voiceOf(espeak: Espeak, language: Language): SentenceVoice {
  const known = new Map<string, string | null>();
  const sayForeign: SayForeign = (word, of) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const phonemes = nearestPhonemes(espeak.phonemesOf(word, of), language);
    known.set(word, phonemes);
    return phonemes;
  };
  return {
    rate: espeak.rate,
    say(text) {
      const spoken = spokenText(text, language, sayForeign);
      const { samples, events } = espeak.say(spoken.markup, language);
      return { samples, words: wordTimes(spoken, events, samples.length / espeak.rate) };
    },
  };
}
