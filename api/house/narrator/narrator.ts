import type { Narrator } from "#api/narration/model.ts";
import { processNarrator } from "#api/narration/process/process-narrator.ts";
import { AppError } from "#api/platform/errors.ts";
import { installedCopy } from "#api/platform/installed-copy.ts";
import { espeakFolder, espeakPackage } from "./espeak-data.ts";

type HouseNarrator = {
  environment: Readonly<Record<string, string | undefined>>;
};

/** The house's voice, espeak-ng: a machine that can be heard to be one, in both languages, for nothing. */
export function openHouseNarrator({ environment }: HouseNarrator): Narrator {
  return processNarrator({
    name: "house",
    file: new URL("./espeak-process.ts", import.meta.url),
    environment,
    voiceOf: (language) => (hasEspeak() ? `espeak-ng/${language}` : null),
    toOpen: requireEspeak,
    hint: "Try again; if it stays so, read the server's log.",
  });
}

/** The package, which is optional. Throws VOICE_MISSING. */
export function requireEspeak(): string {
  if (hasEspeak()) return espeakPackage;
  throw new AppError("VOICE_MISSING", "The house's voice is not installed.", {
    hint: `Install ${installedCopy().espeak}.`,
  });
}

function hasEspeak(): boolean {
  try {
    espeakFolder();
    return true;
  } catch {
    return false;
  }
}
