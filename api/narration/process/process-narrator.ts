// A narrator whose voice runs in a process of its own: its licence is not this program's, and it may die alone.
import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "#api/platform/errors.ts";
import { openWorker } from "#api/platform/processes/worker.ts";
import { workerEnvironment } from "#api/platform/processes/worker-environment.ts";
import type { Narrator, NarratorName, Speech, SpeechOrder } from "../model.ts";
import type { SpeakNews, SpeakWork } from "./speak-work.ts";

export type VoiceProcess = {
  name: NarratorName;
  /** The module that the process runs. Its task `speak` takes SpeakWork and yields SpeakNews. */
  file: URL;
  environment: Readonly<Record<string, string | undefined>>;
  voiceOf: Narrator["voiceOf"];
  /** What the process opens the voice of an order with. Throws VOICE_MISSING. */
  toOpen(order: SpeechOrder): string | Promise<string>;
  /** What somebody can do where the voice fails, as a sentence. */
  hint: string;
  /** The longest time for one sentence, in milliseconds. */
  patienceMs?: number;
};

/** Speaking throws VOICE_MISSING, VOICE_FAILED, DISK_FULL, and the signal's reason. */
export function processNarrator({ name, file, environment, voiceOf, toOpen, hint, patienceMs = 60_000 }: VoiceProcess) {
  const worker = openWorker({
    file,
    environment: workerEnvironment(environment, { usesNetwork: false }),
    ...{ niceness: 10, idleMs: 5_000, patienceMs },
  });

  async function speech(order: SpeechOrder, path: string): Promise<Speech> {
    const { language, sentences, signal, progress } = order;
    const work: SpeakWork = { language, voice: await toOpen(order), sentences, path };
    for await (const news of worker.stream("speak", work, { signal }) as AsyncGenerator<SpeakNews, void>) {
      if ("speech" in news) return { ...news.speech, costUsd: 0 };
      progress?.(news.progress);
    }
    throw new Error("The process had no speech.");
  }

  return {
    name,
    voiceOf,
    async speak(order) {
      const path = join(order.folder, `${randomUUID()}.wav`);
      try {
        return await speech(order, path);
      } catch (error) {
        // A process that was killed could not remove it.
        await rm(path, { force: true });
        order.signal.throwIfAborted();
        throw error instanceof AppError ? error : failed(error, hint);
      }
    },
  } satisfies Narrator;
}

function failed(cause: unknown, hint: string): AppError {
  const said = cause instanceof Error ? cause.message : String(cause);
  return new AppError("VOICE_FAILED", `The voice could not speak: ${said}`, { hint, cause });
}
