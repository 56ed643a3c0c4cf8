// The two ways in which the AI service speaks a sentence: the speech call, and a response of the Realtime API.
import type OpenAI from "openai";
import type { Language } from "#api/language/model.ts";
import { readWav } from "../process/wav.ts";
import { speechCost } from "./prices.ts";

export type SentenceOrder = { text: string; language: Language };

/** A WAV file, and what of the answer the call itself understands. */
export type SpokenAnswer = { bytes: Uint8Array };

export type SentenceCall<Answer extends SpokenAnswer> = {
  /** How often a sentence is asked for, and paid, if its answer is unusable. */
  attempts: number;
  atMostUsd(text: string): number;
  usualUsd(text: string): number;
  send(client: OpenAI, order: SentenceOrder, ending: AbortSignal): Promise<Answer>;
  costOf(answer: Answer, text: string): number;
  /** Throws SERVICE_ANSWER_UNUSABLE if the answer itself says that it is not the sentence. */
  check(answer: Answer, text: string): void;
};

/** A slow reader, with some room, in letters a second. */
const slowReader = 8;
/** The longest that the reading of a text is expected to take, in seconds. */
export const secondsAtMost = (text: string): number => 2 + text.length / slowReader;
/** How long it usually takes, with the silence that a model leaves around it. */
export const usualSeconds = (text: string): number => 0.3 + text.length / usualReader;
const usualReader = 14;

/** The speech call, `POST /audio/speech`. */
export function speechCall({ model, voice }: { model: string; voice: string }): SentenceCall<SpokenAnswer> {
  const costIn = (text: string, seconds: number) => speechCost(model, { characters: text.length, seconds });
  return {
    attempts: 1,
    atMostUsd: (text) => costIn(text, secondsAtMost(text)),
    usualUsd: (text) => costIn(text, usualSeconds(text)),
    async send(client, { text, language }, ending) {
      // The older models cannot be told how to read.
      const manner = /^gpt-.*tts/.test(model) ? { instructions: mannerOf(language) } : {};
      const request = { model, voice, input: text, response_format: "wav", ...manner } as const;
      const response = await client.audio.speech.create(request, { signal: ending });
      return { bytes: new Uint8Array(await response.arrayBuffer()) };
    },
    costOf: ({ bytes }, text) => costIn(text, secondsOf(bytes)),
    check() {},
  };
}

/** The service does not say what it charged: the length of its sound tells. */
function secondsOf(bytes: Uint8Array): number {
  const sound = readWav(bytes);
  return sound ? sound.samples.length / sound.rate : bytes.length / usualBytesASecond;
}
const usualBytesASecond = 2 * 24_000;

const languageNames: Record<Language, string> = { en: "British English", pl: "Polish" };

/** How to read, in words for a model. */
export const mannerOf = (language: Language): string =>
  `Read this sentence of a story aloud in ${languageNames[language]}: warm, calm, a little dry, unhurried, for children and for ` +
  "grown-ups who learn the language. Say exactly these words.";
