// The process of a neural voice: whatever a model's file does to the runtime, it does there.
import { createRequire } from "node:module";
import type * as Runtime from "sherpa-onnx-node";
import { z } from "zod";
import { runWorker } from "#api/platform/processes/worker-process.ts";
import { estimatedWords } from "../estimated-words.ts";
import { type SentenceVoice, type SpeakWork, speakWork } from "../process/speak-work.ts";

const Files = z.object({ model: z.string(), tokens: z.string(), dataDir: z.string(), runtime: z.string() });

/** A little slower than the voices were recorded: for children and learners. */
const speed = 0.9;

const opened = new Map<string, SentenceVoice>();

runWorker({
  async *speak(work: SpeakWork, signal: AbortSignal) {
    const voice = opened.get(work.voice) ?? openVoice(work.voice);
    opened.set(work.voice, voice);
    yield* speakWork(voice, work, signal);
  },
});

function openVoice(files: string): SentenceVoice {
  const { runtime, model, tokens, dataDir } = Files.parse(JSON.parse(files));
  const { OfflineTts } = createRequire(runtime)(runtime) as typeof Runtime;
  const voice = new OfflineTts({
    // The other core is for readers.
    model: { vits: { model, tokens, dataDir }, numThreads: 1, provider: "cpu", debug: false },
    maxNumSentences: 1,
  });
  const rate = voice.sampleRate;
  return {
    rate,
    say(text) {
      const { samples: heard } = voice.generate({ text, sid: 0, speed, enableExternalBuffer: false });
      const samples = Int16Array.from(heard, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767));
      return { samples, words: estimatedWords(text, { samples, rate }) };
    },
  };
}
