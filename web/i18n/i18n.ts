import { createInstance, type i18n } from "i18next";
import type { Language } from "../../api/language/model.ts";
import { typeset } from "../../api/language/typeset.ts";
import { en } from "./en.ts";
import { pl } from "./pl.ts";

export type { Language };
export const languages = ["en", "pl"] as const satisfies readonly Language[];

export const isLanguage = (value: unknown): value is Language => value === "en" || value === "pl";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: { translation: typeof en };
  }
}

type Texts = { [key: string]: string | Texts };

/** The same texts, set as Polish wants them: here once, so that nobody has to think of it in `pl.ts`. */
const typesetAll = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === "string" ? typeset(text, "pl") : typesetAll(text),
    ]),
  );
const resources = { en: { translation: en }, pl: { translation: typesetAll(pl) } };

/** The texts of one language. The language never changes: switching takes another instance, so nothing can leak between readers. */
export function textsIn(language: Language): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: "en",
    resources,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance;
}
