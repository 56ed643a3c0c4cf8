import { languages } from "#api/language/model.ts";
import { AppError } from "#api/platform/errors.ts";
import { requireVoice } from "#api/wiring/voices/narrator.ts";
import type { CheckContext } from "./check-context.ts";
import { type Check, type Finding, failed, ok, warning } from "./finding.ts";

/** Checks that whoever reads stories aloud has a voice in each language. */
export function voiceChecks({ config }: Pick<CheckContext, "config">): Record<string, Check> {
  const { NARRATOR } = config;
  return {
    voice: async () => {
      if (NARRATOR === "browser") return ok("readers' browsers read aloud (NARRATOR is browser)");
      const missing: Finding[] = [];
      for (const language of languages) {
        const why = await requireVoice(NARRATOR, language, config).catch((error: unknown) => error);
        if (!(why instanceof AppError)) continue;
        // Where one language has a voice, its stories are still read aloud.
        const tell = NARRATOR === "piper" ? warning : failed;
        missing.push(tell(`${language}: ${why.message}`, why.hint ?? "mruk voices shows all of them."));
      }
      return missing.length > 0 ? missing : ok(`${NARRATOR} reads aloud in ${languages.join(" and ")}`);
    },
  };
}
