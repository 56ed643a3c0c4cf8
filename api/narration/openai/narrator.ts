// The AI service reads aloud. Each sentence is a call, so that its time is known exactly; its words' times are estimated.
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Purse } from "#api/generation/model.ts";
import type { AiService } from "#api/generation/openai/service.ts";
import type { Language } from "#api/language/model.ts";
import { semaphore } from "#api/platform/processes/semaphore.ts";
import { estimatedWords } from "../estimated-words.ts";
import type { Narrator, SpeechOrder } from "../model.ts";
import { speakWork } from "../process/speak-work.ts";
import { readWav, type Sound } from "../process/wav.ts";
import { soundOfSentence, unusableSpeech } from "./heard.ts";
import { keptSentences } from "./kept-sentences.ts";
import { speechCost } from "./prices.ts";

type Options = {
  service: AiService;
  model: string;
  voice: string;
  /** The folder of the sentences that were paid for. */
  keptDir: string;
  /** The time limit for a sentence, in milliseconds. */
  deadlineMs?: number;
};

/** Accounts may ask for fifty sentences a minute. */
const atOnce = 3;
/** A slow reader, with some room, in letters a second. */
const reservedSpeed = 8;

/** Speaking throws SERVICE_…, BUDGET_SPENT, DISK_FULL, and the signal's reason. */
export function openaiNarrator({ service, model, voice, keptDir, deadlineMs = 120_000 }: Options): Narrator {
  const kept = keptSentences(keptDir, `${model}/${voice}`);

  type Asking = { text: string; language: Language; purse: Purse; signal: AbortSignal };

  async function ask({ text, language, purse, signal }: Asking): Promise<{ sound: Sound; usd: number }> {
    const characters = text.length;
    let usd = 0;
    const { bytes } = await service.call({
      ...{ what: "the speech", model, purse, deadlineMs, signal },
      atMostUsd: speechCost(model, { characters, seconds: 2 + characters / reservedSpeed }),
      async send(client, ending) {
        const request = { model, voice, input: text, response_format: "wav", ...mannerOf(model, language) } as const;
        const response = await client.audio.speech.create(request, { signal: ending });
        return { bytes: new Uint8Array(await response.arrayBuffer()) };
      },
      costOf(answer) {
        usd = speechCost(model, { characters, seconds: secondsOf(answer.bytes) });
        return { usd };
      },
    });
    const sound = soundOfSentence(bytes, text);
    await kept.keep(text, bytes);
    return { sound, usd };
  }

  /** The sound of each text, from those that were paid for before or from the service. */
  async function soundsOf(order: SpeechOrder, purse: Purse): Promise<{ sounds: Map<string, Sound>; costUsd: number }> {
    const { sentences, language, signal, progress } = order;
    const slot = semaphore(atOnce);
    const sounds = new Map<string, Sound>();
    let [costUsd, hasFailed] = [0, false];
    async function soundOf(text: string): Promise<void> {
      signal.throwIfAborted();
      // One that is missing makes the speech impossible: no further one is paid for.
      if (hasFailed) return;
      const before = await kept.find(text);
      const { sound, usd } = before
        ? { sound: soundOfSentence(before, text), usd: 0 }
        : await ask({ text, language, purse, signal });
      sounds.set(text, sound);
      costUsd += usd;
      progress?.(sounds.size / texts.length);
    }
    const texts = [...new Set(sentences.map(({ text }) => text))];
    const asked = texts.map((text) =>
      slot(() => soundOf(text)).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      }),
    );
    // The calls under way when one fails may be paid already: their sentences are kept.
    const settled = await Promise.allSettled(asked);
    const failed = settled.find((result) => result.status === "rejected");
    if (failed) throw failed.reason;
    return { sounds, costUsd };
  }

  return {
    name: "openai",
    voiceOf: () => `${model}/${voice}`,
    async speak(order, purse) {
      await kept.removeOld();
      const { sounds, costUsd } = await soundsOf(order, purse);
      return { ...(await written(order, sounds)), costUsd };
    },
  };
}

/** The service does not say what it charged: the length of its sound tells. */
function secondsOf(bytes: Uint8Array): number {
  const sound = readWav(bytes);
  return sound ? sound.samples.length / sound.rate : bytes.length / usualBytesASecond;
}
const usualBytesASecond = 2 * 24_000;

async function written({ folder, sentences, signal }: SpeechOrder, sounds: ReadonlyMap<string, Sound>) {
  const rates = new Set([...sounds.values()].map(({ rate }) => rate));
  const [rate] = rates;
  if (rate === undefined || rates.size > 1) throw unusableSpeech("its sentences do not fit together");
  const say = (text: string) => {
    const samples = sounds.get(text)?.samples ?? new Int16Array();
    return { samples, words: estimatedWords(text, { samples, rate }) };
  };
  const path = join(folder, `${randomUUID()}.wav`);
  for await (const news of speakWork({ rate, say }, { sentences, path }, signal)) {
    if ("speech" in news) return news.speech;
  }
  throw signal.reason;
}

/** How to read; the older models cannot be told. */
function mannerOf(model: string, language: Language): { instructions?: string } {
  if (!/^gpt-.*tts/.test(model)) return {};
  return { instructions: `Read this sentence of a story aloud in ${languageNames[language]}: ${manner}` };
}

const languageNames: Record<Language, string> = { en: "British English", pl: "Polish" };
const manner =
  "warm, calm, a little dry, unhurried, for children and for grown-ups who learn the language. Say exactly these words.";
