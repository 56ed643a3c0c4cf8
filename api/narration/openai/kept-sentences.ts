// Sentences that were paid for, until their story has been spoken whole: an order that broke off does not pay for them twice.
import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { removeOldFiles, writeWhole } from "#api/platform/files/disk.ts";
import type { SentenceOrder } from "./sentence-call.ts";

/** An order that nobody repeats leaves its sentences for so long. */
const days = 3;

export type KeptSentences = {
  find(sentence: SentenceOrder): Promise<Uint8Array | null>;
  /** Without room on the disk nothing is kept. */
  keep(sentence: SentenceOrder, bytes: Uint8Array): Promise<void>;
  remove(sentences: readonly SentenceOrder[]): Promise<void>;
  removeOld(): Promise<void>;
};

/** `voice` says of whom the sentences are: those of another are others. */
export function keptSentences(folder: string, voice: string): KeptSentences {
  const pathOf = ({ language, text }: SentenceOrder) => {
    const hash = createHash("sha256").update([voice, language, text].join("\n")).digest("hex");
    return join(folder, `${hash.slice(0, 32)}.wav`);
  };
  return {
    find: (sentence) => readFile(pathOf(sentence)).catch(() => null),
    keep: (sentence, bytes) => writeWhole(pathOf(sentence), bytes).catch(() => {}),
    async remove(sentences) {
      await Promise.all(sentences.map((sentence) => rm(pathOf(sentence), { force: true }).catch(() => {})));
    },
    removeOld: () => removeOldFiles(folder, { days }),
  };
}
