// The languages without their texts, which only Vite can load: the web server's process needs no more.
import type { Language } from "#api/language/model.ts";

export type { Language };
export const languages = ["en", "pl"] as const satisfies readonly Language[];

export const isLanguage = (value: unknown): value is Language => value === "en" || value === "pl";
