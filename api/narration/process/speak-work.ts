// The process's side of process-narrator.ts: what a voice says becomes a file, with the times of its words.
import { rmSync } from "node:fs";
import { setImmediate as letOthersRun } from "node:timers/promises";
import type { Language } from "#api/language/model.ts";
import { diskError } from "#api/platform/files/disk.ts";
import type { Speech, SpeechOrder, SpokenSentence, SpokenWord } from "../model.ts";
import { audibleSpan } from "./sound.ts";
import { type WavWriter, writeWav } from "./wav.ts";

/** What the process is asked for. `voice` is what its kind of voice is opened with. */
export type SpeakWork = {
  language: Language;
  voice: string;
  sentences: SpeechOrder["sentences"];
  /** A file that is not there yet. */
  path: string;
};
export type SpeakNews = { progress: number } | { speech: Omit<Speech, "costUsd" | "whenKept"> };

/** What a voice makes of a sentence; times count from the first sample. */
export type Utterance = { samples: Int16Array; words: SpokenWord[] };
export type SentenceVoice = {
  /** Samples a second. */
  rate: number;
  say(text: string): Utterance | Promise<Utterance>;
};

/** Says sentence after sentence, with the ordered silence between them. Leaves no file behind that is not whole. */
export async function* speakWork(
  voice: SentenceVoice,
  { sentences, path }: Pick<SpeakWork, "sentences" | "path">,
  signal: AbortSignal,
): AsyncGenerator<SpeakNews, void> {
  let file: WavWriter | undefined;
  let isWhole = false;
  try {
    file = writeWav(path, voice.rate);
    const spoken: SpokenSentence[] = [];
    for (const { text, pause } of sentences) {
      spoken.push(append(file, await voice.say(text), voice.rate));
      file.silence(pause);
      yield { progress: spoken.length / sentences.length };
      // A message that stops the work may have come.
      await letOthersRun();
      signal.throwIfAborted();
    }
    file.finish();
    isWhole = true;
    yield { speech: { path, seconds: file.at(), sentences: spoken } };
  } catch (error) {
    throw diskError(error, "Cannot write the speech");
  } finally {
    file?.close();
    if (file && !isWhole) rmSync(path, { force: true });
  }
}

/** The silence around a sentence is the order's alone: what a voice leaves there is cut off. */
function append(file: WavWriter, { samples, words }: Utterance, rate: number): SpokenSentence {
  const start = file.at();
  const heard = audibleSpan(samples) ?? { from: 0, to: 0 };
  file.write(samples.subarray(heard.from, heard.to));
  const end = file.at();
  const moved = (seconds: number) => Math.min(end, Math.max(start, start + seconds - heard.from / rate));
  return { start, end, words: words.map((word) => ({ ...word, start: moved(word.start), end: moved(word.end) })) };
}
