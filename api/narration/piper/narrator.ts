import { readdirSync } from "node:fs";
import { basename } from "node:path";
import type { Language } from "#api/language/model.ts";
import type { Narrator } from "../model.ts";
import { processNarrator } from "../process/process-narrator.ts";
import { requirePiperVoice } from "./voice-files.ts";

type Options = {
  /** The folder of the voice in each language, if there is one. */
  folders: Partial<Record<Language, string>>;
  environment: Readonly<Record<string, string | undefined>>;
};

/** Own neural voices from Piper files. Words' times are estimated. */
export function piperNarrator({ folders, environment }: Options): Narrator {
  return processNarrator({
    name: "piper",
    file: new URL("./piper-process.ts", import.meta.url),
    environment,
    voiceOf: (language) => nameOf(folders[language]),
    toOpen: async ({ language }) => JSON.stringify(await requirePiperVoice(folders[language], language)),
    hint: "Try again; if it stays so, look at the voice's files: mruk voices.",
    // A long sentence takes a small machine a while.
    patienceMs: 180_000,
  });
}

/** The model's name tells one voice from another: `piper/en_GB-alba-medium`. */
function nameOf(folder: string | undefined): string | null {
  if (folder === undefined) return null;
  try {
    const model = readdirSync(folder).find((name) => name.endsWith(".onnx"));
    return model === undefined ? null : `piper/${basename(model, ".onnx")}`;
  } catch {
    return null;
  }
}
