import { createHash } from "node:crypto";
import { z } from "zod";
import type { Purse } from "#api/generation/model.ts";
import type { Language } from "#api/language/model.ts";
import { forgetWork, keptWork } from "#api/platform/files/kept-work.ts";
import { atWorkbench, putInPlace } from "#api/platform/files/workbench.ts";
import type { StoryId } from "#api/stories/model.ts";
import type { Narrator, Speech } from "../model.ts";
import type { ScriptSentence } from "../script.ts";
import { unusableSpeech } from "./unusable-speech.ts";

const seconds = z.number().nonnegative();
const SpokenWord = z.strictObject({ from: z.int(), to: z.int(), start: seconds, end: seconds });
const SpeechFacts = z.strictObject({
  seconds: z.number().positive(),
  costUsd: z.number().nonnegative(),
  sentences: z.array(z.strictObject({ start: seconds, end: seconds, words: z.array(SpokenWord) })),
});

type SpeechRequest = {
  id: StoryId;
  language: Language;
  script: readonly ScriptSentence[];
  signal: AbortSignal;
  progress(share: number): void;
};

/**
 * Returns the speech of a script, spoken now if necessary: speech from before a crash or another failure is not made (and paid)
 * again while the script and the voice are the same. It stays until `forgetSpeech`. Throws VOICE_…, SERVICE_…, BUDGET_SPENT, DISK_FULL.
 */
export async function keptSpeech(
  { workDir, narrator, purse }: { workDir: string; narrator: Narrator; purse: Purse },
  { id, language, script, signal, progress }: SpeechRequest,
): Promise<Speech> {
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([narrator.name, narrator.voiceOf(language), script]))
    .digest("hex")
    .slice(0, 16);
  const work = { folder: workDir, purpose: purposeOf(id, language), fingerprint, ending: ".wav", facts: SpeechFacts };
  let whenKept: Speech["whenKept"];
  const kept = await keptWork(work, (into) =>
    atWorkbench({ workDir, makes: "speech" }, async (folder) => {
      const sentences = script.map(({ text, pause }) => ({ text, pause }));
      const order = { id, language, sentences, folder, signal, progress };
      const { path, whenKept: then, ...facts } = await narrator.speak(order, purse);
      whenKept = then;
      const checked = SpeechFacts.safeParse(facts);
      if (!checked.success) throw unusableSpeech("The narrator says nothing usable of its speech.", checked.error);
      await putInPlace(path, into);
      return checked.data;
    }),
  );
  await whenKept?.();
  return kept;
}

/** Removes the finished speech of a story in a language. */
export const forgetSpeech = (workDir: string, id: StoryId, language: Language): Promise<void> =>
  forgetWork(workDir, purposeOf(id, language));

const purposeOf = (id: StoryId, language: Language) => `${id}.${language}.`;
