import { createInstance, type i18n } from "i18next";
import type { Language } from "#api/language/model.ts";
import { typeset } from "#api/language/typeset.ts";
import type { texts as about } from "./en/about.ts";
import type { texts as admin } from "./en/admin.ts";
import type { texts as archive } from "./en/archive.ts";
import type { texts as books } from "./en/books.ts";
import type { texts as contact } from "./en/contact.ts";
import type { texts as follow } from "./en/follow.ts";
import type { texts as home } from "./en/home.ts";
import type { texts as newsletterLinks } from "./en/newsletter-links.ts";
import type { texts as notFound } from "./en/not-found.ts";
import type { texts as privacy } from "./en/privacy.ts";
import type { texts as search } from "./en/search.ts";
import type { texts as story } from "./en/story.ts";
import type { texts as terms } from "./en/terms.ts";
import type { en } from "./en.ts";
import { onDemand } from "./on-demand.ts";

export type { Language };

/** Texts that only one page shows: `about` stands for `en/about.ts` and `pl/about.ts`. */
export type PageTexts =
  | "about"
  | "admin"
  | "archive"
  | "books"
  | "contact"
  | "follow"
  | "home"
  | "newsletter-links"
  | "not-found"
  | "privacy"
  | "search"
  | "story"
  | "terms";

type ReadersTexts = typeof en &
  typeof about &
  typeof archive &
  typeof books &
  typeof contact &
  typeof follow &
  typeof home &
  typeof newsletterLinks &
  typeof notFound &
  typeof privacy &
  typeof search &
  typeof story &
  typeof terms;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: { translation: ReadersTexts; admin: typeof admin };
  }
}

type Texts = { [key: string]: string | Texts } | readonly (string | Texts)[];

/** The same texts with Polish typography, applied here so that `pl.ts` need not. */
function typesetAll(texts: Texts): Texts {
  const set = (text: string | Texts) => (typeof text === "string" ? typeset(text, "pl") : typesetAll(text));
  if (Array.isArray(texts)) return texts.map(set);
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, set(text)]));
}

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

/** The texts that every page may show, by language, loaded on demand. */
export const texts = onDemand<Language, i18n>({
  en: async () => instanceOf("en", (await import("./en.ts")).en),
  pl: async () => instanceOf("pl", typesetAll((await import("./pl.ts")).pl)),
});

const ofPages = import.meta.glob<Texts>(
  "./*/{about,admin,archive,books,contact,follow,home,newsletter-links,not-found,privacy,search,story,terms}.ts",
  {
    import: "texts",
  },
);

/** Adds the texts of a page to those of the language. The administrator's are a namespace: `useTranslation("admin")`. */
export async function loadPageTexts(language: Language, name: PageTexts): Promise<void> {
  const [i18n, own = {}] = await Promise.all([texts.load(language), ofPages[`./${language}/${name}.ts`]?.()]);
  const namespace = name === "admin" ? name : "translation";
  i18n.addResourceBundle(language, namespace, language === "pl" ? typesetAll(own) : own, true);
}
