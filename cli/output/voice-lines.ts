import { dollars } from "#api/generation/spending/dollars.ts";
import type { VoiceReport, VoiceTried } from "#api/wiring/voices/voices.ts";

/** A line for each voice; of one that is missing, why and what to do. */
export function voiceLines(voices: readonly VoiceReport[]): string[] {
  const browsers = "browser  en, pl  readers' own voices; no files";
  const isChosen = voices.some(({ chosen }) => chosen);
  return [
    isChosen ? browsers : `${browsers}  (NARRATOR)`,
    ...voices.map(({ narrator, language, voice, chosen, missing }) => {
      const what = missing ? [missing.message, missing.hint].filter(Boolean).join(" ") : voice;
      return `${narrator.padEnd(8)} ${language}      ${what}${chosen ? "  (NARRATOR)" : ""}`;
    }),
  ];
}

export function triedLine({ into, seconds, voice, costUsd }: VoiceTried): string {
  const cost = costUsd > 0 ? `, ${dollars(costUsd)}` : "";
  return `${into}: ${seconds.toFixed(1)} s by ${voice}${cost}`;
}
