import type { Language } from "#api/language/model.ts";
import { stemEnglish } from "./stem-english.ts";
import { stemPolish } from "./stem-polish.ts";

/** To be raised when texts would be folded or stemmed in another way, so that kept indexes are built anew. */
export const wordsVersion = 1;

export const stemOf: Record<Language, (form: string) => string> = { en: stemEnglish, pl: stemPolish };
