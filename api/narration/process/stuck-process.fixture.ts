// A voice that stands still at one word.
import { runWorker } from "#api/platform/processes/worker-process.ts";
import { type SentenceVoice, type SpeakWork, speakWork } from "./speak-work.ts";

const voice: SentenceVoice = {
  rate: 8_000,
  say(text) {
    for (; text === "stuck"; ) {}
    return { samples: new Int16Array(8_000).fill(1_000), words: [] };
  },
};

runWorker({
  async *speak(work: SpeakWork, signal: AbortSignal) {
    yield* speakWork(voice, work, signal);
  },
});
