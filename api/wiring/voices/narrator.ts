// Chooses who reads aloud into files, by the configuration. Nobody is loaded who is not chosen.
import { join } from "node:path";
import { openHouseNarrator, requireEspeak } from "#api/house/narrator/narrator.ts";
import type { Language } from "#api/language/model.ts";
import type { Narrator, NarratorName } from "#api/narration/model.ts";
import { piperNarrator } from "#api/narration/piper/narrator.ts";
import type { Config } from "#api/platform/config.ts";
import { AppError } from "#api/platform/errors.ts";
import type { Environment } from "#api/platform/processes/git.ts";

type Reading = { config: Config; environment: Environment };

/** Null where readers' browsers speak. */
export function openNarrator({ config, environment }: Reading): Narrator | null {
  return config.NARRATOR === "browser" ? null : narratorNamed(config.NARRATOR, { config, environment });
}

export function narratorNamed(name: NarratorName, { config, environment }: Reading): Narrator {
  switch (name) {
    case "house":
      return openHouseNarrator({ environment });
    case "piper":
      return piperNarrator({ folders: piperFolders(config), environment });
    case "openai":
      return serviceNarrator(config);
  }
}

const piperFolders = ({ PIPER_VOICE_EN: en, PIPER_VOICE_PL: pl }: Config) => ({
  ...(en !== undefined && { en }),
  ...(pl !== undefined && { pl }),
});

function serviceNarrator(config: Config): Narrator {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, SPEECH_MODEL: model, SPEECH_VOICE: voice } = config;
  let opening: Promise<Narrator> | undefined;
  async function open(): Promise<Narrator> {
    if (apiKey === undefined) throw withoutKey();
    const [{ openAiService }, { openaiNarrator }] = await Promise.all([
      import("#api/generation/openai/service.ts"),
      import("#api/narration/openai/narrator.ts"),
    ]);
    const keptDir = join(config.DATA_DIR, "media", "sentences");
    return openaiNarrator({ service: openAiService({ apiKey, baseUrl }), model, voice, keptDir });
  }
  const opened = () => {
    opening ??= open();
    return opening;
  };
  return {
    name: "openai",
    voiceOf: () => (apiKey === undefined ? null : `${model}/${voice}`),
    usualCostUsd: async (texts) => (await (await opened()).usualCostUsd?.(texts)) ?? 0,
    speak: async (order, purse) => (await opened()).speak(order, purse),
  };
}

const withoutKey = () =>
  new AppError("VOICE_MISSING", "OPENAI_API_KEY is not set, and the AI service's voice needs it.", {
    hint: "Set OPENAI_API_KEY, or choose another NARRATOR.",
  });

/** Throws VOICE_MISSING if a narrator cannot speak a language here. */
export async function requireVoice(name: NarratorName, language: Language, config: Config): Promise<void> {
  if (name === "openai" && config.OPENAI_API_KEY === undefined) throw withoutKey();
  if (name === "house") requireEspeak();
  if (name === "piper") {
    const { requirePiperVoice } = await import("#api/narration/piper/voice-files.ts");
    await requirePiperVoice(piperFolders(config)[language], language);
  }
}
