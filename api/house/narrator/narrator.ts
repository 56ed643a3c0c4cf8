import { createRequire } from "node:module";
import type { Narrator } from "#api/narration/model.ts";
import { processNarrator } from "#api/narration/process/process-narrator.ts";
import { AppError } from "#api/platform/errors.ts";
import { installedCopy } from "#api/platform/installed-copy.ts";
import { espeakVoices } from "./espeak-voices.ts";

type HouseNarrator = {
  environment: Readonly<Record<string, string | undefined>>;
};

/** The house's voice, espeak-ng: a machine that can be heard to be one, in both languages, for nothing. */
export function openHouseNarrator({ environment }: HouseNarrator): Narrator {
  return processNarrator({
    name: "house",
    file: new URL("./espeak-process.ts", import.meta.url),
    environment,
    voiceOf: (language) => (hasEspeak() ? `espeak-ng/${espeakVoices[language]}` : null),
    toOpen({ language }) {
      if (hasEspeak()) return espeakVoices[language];
      throw new AppError("VOICE_MISSING", "The house's voice is not installed.", {
        hint: `Install ${installedCopy().espeak}.`,
      });
    },
    hint: "Try again; if it stays so, read the server's log.",
  });
}

/** Whether the package is there, which is optional. */
export function hasEspeak(): boolean {
  try {
    createRequire(import.meta.url).resolve("@echogarden/espeak-ng-emscripten");
    return true;
  } catch {
    return false;
  }
}
