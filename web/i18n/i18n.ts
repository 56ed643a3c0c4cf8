import { createInstance, type i18n } from "i18next";
import type { Language } from "#api/language/model.ts";
import { typeset } from "#api/language/typeset.ts";
import type { admin } from "./en/admin.ts";
import type { en } from "./en.ts";
import { onDemand } from "./on-demand.ts";

export type { Language };
export const languages = ["en", "pl"] as const satisfies readonly Language[];

export const isLanguage = (value: unknown): value is Language => value === "en" || value === "pl";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: { translation: typeof en; admin: typeof admin };
  }
}

type Texts = { [key: string]: string | Texts };

/** The same texts with Polish typography, applied here so that `pl.ts` need not. */
const typesetAll = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === "string" ? typeset(text, "pl") : typesetAll(text),
    ]),
  );

/** An i18next instance for one language. It never changes its language, so nothing leaks between requests. */
function instanceOf(language: Language, translation: Texts): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance;
}

/** The texts of each language, loaded on demand. */
export const texts = onDemand<Language, i18n>({
  en: async () => instanceOf("en", (await import("./en.ts")).en),
  pl: async () => instanceOf("pl", typesetAll((await import("./pl.ts")).pl)),
});

/** The same with the administrator's texts: `useTranslation("admin")`. */
export const adminTexts = onDemand<Language, i18n>({
  en: async () => withAdminTexts("en", (await import("./en/admin.ts")).admin),
  pl: async () => withAdminTexts("pl", typesetAll((await import("./pl/admin.ts")).admin)),
});

async function withAdminTexts(language: Language, admin: Texts): Promise<i18n> {
  return (await texts.load(language)).addResourceBundle(language, "admin", admin);
}
