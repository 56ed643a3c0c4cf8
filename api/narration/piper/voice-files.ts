// A Piper voice on the disk, as the runtime's project publishes them: the model, its tokens, and the data that turns text into phonemes.
import { readdir, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import type { Language } from "#api/language/model.ts";
import { AppError } from "#api/platform/errors.ts";

export type PiperFiles = { model: string; tokens: string; dataDir: string; runtime: string };

const runtimePackage = "sherpa-onnx-node";

/** The files of the voice in a folder, and the runtime beside it or beside this program. Throws VOICE_MISSING. */
export async function requirePiperVoice(folder: string | undefined, language: Language): Promise<PiperFiles> {
  if (folder === undefined) {
    throw new AppError("VOICE_MISSING", `There is no Piper voice for the language ${language}.`, {
      hint: `Name the folder of one in PIPER_VOICE_${language.toUpperCase()}; docs/voices.md says where voices are from.`,
    });
  }
  const names = await readdir(folder).catch(() => []);
  const models = names.filter((name) => name.endsWith(".onnx"));
  const [model] = models;
  if (model === undefined || models.length > 1) {
    throw missing(models.length > 1 ? `${folder} has more than one .onnx file` : `${folder} has no .onnx file`);
  }
  const [tokens, dataDir] = [join(folder, "tokens.txt"), join(folder, "espeak-ng-data")];
  for (const part of [tokens, join(dataDir, "phontab")]) {
    if (!(await isFile(part))) throw missing(`${part} is missing`);
  }
  const runtime = findRuntime(folder);
  if (runtime === null) throw missing(`the package ${runtimePackage} is neither beside this program nor in ${folder}`);
  return { model: join(folder, model), tokens, dataDir, runtime };
}

const isFile = async (path: string) => (await stat(path).catch(() => null))?.isFile() ?? false;

/** The runtime in `node_modules` of this program, of the folder, or of one above it. */
function findRuntime(folder: string): string | null {
  for (const from of [import.meta.url, resolve(folder, "voice.js")]) {
    try {
      return createRequire(from).resolve(runtimePackage);
    } catch {
      // It may be at the next place.
    }
  }
  return null;
}

function missing(why: string): AppError {
  return new AppError("VOICE_MISSING", `There is no Piper voice: ${why}.`, {
    hint: "docs/voices.md says what it needs.",
  });
}
