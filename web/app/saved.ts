// The reader's preferences in local storage. Where storage is blocked, nothing is saved and nothing breaks.
import { isLanguage, type Language } from "#web/i18n/i18n.ts";

type Key = "theme" | "language" | "advertising" | `panel.${string}`;

export function save(key: Key, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.warn(`Could not save the ${key}:`, error);
  }
}

export function readSaved(key: Key): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn(`Could not read the saved ${key}:`, error);
    return null;
  }
}

/** Saves the choice where the specification says, and in a cookie, by which the server renders the next page. */
export function saveLanguage(language: Language) {
  save("language", language);
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}

/** The saved language, chosen or detected; from the cookie if storage has none. */
export function savedLanguage(): Language | null {
  const saved = [readSaved("language"), /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1]];
  return saved.find(isLanguage) ?? null;
}
