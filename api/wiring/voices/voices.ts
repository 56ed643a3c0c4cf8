// Which voices can be used here, and a trial of one.
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ofNoStory } from "#api/generation/spending/spending-book.ts";
import { type Language, languages } from "#api/language/model.ts";
import { sentenceSpans } from "#api/language/sentences.ts";
import { type NarratorName, narratorNames, type Speech } from "#api/narration/model.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Config } from "#api/platform/config.ts";
import { AppError } from "#api/platform/errors.ts";
import { diskError } from "#api/platform/files/disk.ts";
import type { Environment } from "#api/platform/processes/git.ts";
import { warsawDate } from "#api/schedule/slots.ts";
import { StoryId } from "#api/stories/model.ts";
import { purseOpener } from "../budget.ts";
import { narratorNamed, requireVoice } from "./narrator.ts";

type Parts = { config: Config; environment: Environment; clock: Clock };

/** A voice, and why it cannot be used here if it cannot. */
export type VoiceReport = {
  narrator: NarratorName;
  language: Language;
  /** Its name, as narrations note it; null if there is none. */
  voice: string | null;
  /** Whether NARRATOR chooses it. */
  chosen: boolean;
  missing?: { code: string; message: string; hint?: string };
};

export async function voicesHere({ config, environment }: Omit<Parts, "clock">): Promise<VoiceReport[]> {
  const reports = narratorNames.flatMap((name) =>
    languages.map(async (language): Promise<VoiceReport> => {
      const voice = narratorNamed(name, { config, environment }).voiceOf(language);
      const missing = await whyMissing(name, language, config);
      return { narrator: name, language, voice, chosen: config.NARRATOR === name, ...(missing && { missing }) };
    }),
  );
  return Promise.all(reports);
}

async function whyMissing(name: NarratorName, language: Language, config: Config): Promise<VoiceReport["missing"]> {
  try {
    await requireVoice(name, language, config);
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, hint } = error;
    return { code, message, ...(hint !== undefined && { hint }) };
  }
}

export type VoiceTrial = {
  text: string;
  language: Language;
  /** The one of NARRATOR without it; the house's where that is nobody. */
  narrator?: NarratorName | undefined;
  /** The WAV file that is written, or replaced. */
  into: string;
};
export type VoiceTried = Omit<Speech, "path" | "whenKept"> & { into: string; voice: string | null };

/** Has a text spoken into a file. Throws what narrators throw. */
export async function tryVoice(trial: VoiceTrial, parts: Parts & { signal: AbortSignal }): Promise<VoiceTried> {
  const { config, clock, signal } = parts;
  const { text, language, into } = trial;
  const chosen = config.NARRATOR === "browser" ? "house" : config.NARRATOR;
  const narrator = narratorNamed(trial.narrator ?? chosen, parts);
  const purse = await purseOpener({ config, clock })(ofNoStory, "speech");
  const sentences = sentenceSpans(text, language).map(({ from, to }) => ({ text: text.slice(from, to), pause: 0.35 }));
  const folder = await mkdtemp(join(tmpdir(), "mruk-voice-"));
  // It belongs to no story, and an order names one.
  const id = StoryId.parse(`${warsawDate(clock.now())}-morning`);
  try {
    const order = { id, language, sentences, folder, signal };
    const { path, whenKept, ...speech } = await narrator.speak(order, purse);
    await copyFile(path, into);
    await whenKept?.();
    return { ...speech, into, voice: narrator.voiceOf(language) };
  } catch (error) {
    throw diskError(error, `Cannot write ${into}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
