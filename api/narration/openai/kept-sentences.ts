// Sentences that were paid for, until their story has been spoken whole: an order that broke off does not pay for them twice.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { removeOldFiles, writeWhole } from "#api/platform/files/disk.ts";

const days = 3;

export type KeptSentences = {
  find(sentence: string): Promise<Uint8Array | null>;
  /** Without room on the disk nothing is kept. */
  keep(sentence: string, bytes: Uint8Array): Promise<void>;
  removeOld(): Promise<void>;
};

/** `voice` says of whom the sentences are: those of another are others. */
export function keptSentences(folder: string, voice: string): KeptSentences {
  const pathOf = (sentence: string) =>
    join(folder, `${createHash("sha256").update(`${voice}\n${sentence}`).digest("hex").slice(0, 32)}.wav`);
  return {
    find: (sentence) => readFile(pathOf(sentence)).catch(() => null),
    keep: (sentence, bytes) => writeWhole(pathOf(sentence), bytes).catch(() => {}),
    removeOld: () => removeOldFiles(folder, { days }),
  };
}
