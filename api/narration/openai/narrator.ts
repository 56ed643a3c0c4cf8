// The AI service reads aloud. Each sentence is a call, so that its time is known exactly; its words' times are estimated.
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Purse } from "#api/generation/model.ts";
import type { AiService } from "#api/generation/openai/service.ts";
import { AppError } from "#api/platform/errors.ts";
import { semaphore } from "#api/platform/processes/semaphore.ts";
import { estimatedWords } from "../estimated-words.ts";
import type { Narrator, SpeechOrder } from "../model.ts";
import { speakWork } from "../process/speak-work.ts";
import type { Sound } from "../process/wav.ts";
import { soundOfSentence, unusableSpeech } from "./heard.ts";
import { keptSentences } from "./kept-sentences.ts";
import { isRealtimeModel, realtimeCall } from "./realtime-call.ts";
import { type SentenceCall, type SentenceOrder, type SpokenAnswer, speechCall } from "./sentence-call.ts";

type Options = {
  service: AiService;
  model: string;
  voice: string;
  /** The folder of the sentences that were paid for. */
  keptDir: string;
  /** The time limit for a sentence, in milliseconds. */
  deadlineMs?: number;
};

/** How many sentences are asked for at once: small accounts are not allowed many. */
const atOnce = 3;

/** Speaking throws SERVICE_…, BUDGET_SPENT, DISK_FULL, and the signal's reason. */
export function openaiNarrator(options: Options): Narrator {
  const { model } = options;
  return isRealtimeModel(model) ? narratorBy(realtimeCall(options), options) : narratorBy(speechCall(options), options);
}

function narratorBy<Answer extends SpokenAnswer>(
  call: SentenceCall<Answer>,
  { service, model, voice, keptDir, deadlineMs = 120_000 }: Options,
): Narrator {
  const kept = keptSentences(keptDir, `${model}/${voice}`);

  type Asking = SentenceOrder & { purse: Purse; signal: AbortSignal };

  /** The sound of a sentence, and what all attempts cost. */
  async function ask({ text, language, purse, signal }: Asking): Promise<{ sound: Sound; usd: number }> {
    let usd = 0;
    for (let attempt = 1; ; attempt++) {
      const answer = await service.call<Answer>({
        ...{ what: "the speech", model, purse, deadlineMs, signal, atMostUsd: call.atMostUsd(text) },
        send: (client, ending) => call.send(client, { text, language }, ending),
        costOf: (spoken) => ({ usd: call.costOf(spoken, text) }),
      });
      usd += call.costOf(answer, text);
      try {
        call.check(answer, text);
        const sound = soundOfSentence(answer.bytes, text);
        await kept.keep({ text, language }, answer.bytes);
        return { sound, usd };
      } catch (error) {
        const isUnusable = error instanceof AppError && error.code === "SERVICE_ANSWER_UNUSABLE";
        if (!isUnusable || attempt >= call.attempts) throw error;
      }
    }
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
      const before = await kept.find({ text, language });
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
    usualCostUsd: async (texts) => texts.reduce((sum, text) => sum + call.usualUsd(text), 0),
    async speak(order, purse) {
      await kept.removeOld();
      const { sounds, costUsd } = await soundsOf(order, purse);
      const speech = await written(order, sounds);
      // Whoever orders this story once more wants another reading.
      const whenKept = () => kept.remove([...sounds.keys()].map((text) => ({ text, language: order.language })));
      return { ...speech, costUsd, whenKept };
    },
  };
}

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
