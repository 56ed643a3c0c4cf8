import type { Language } from "#api/language/model.ts";

/** The voices by espeak's names. */
export const espeakVoices = { en: "gmw/en", pl: "zlw/pl" } as const satisfies Record<Language, string>;
