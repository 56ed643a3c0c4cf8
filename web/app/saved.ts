// The reader's preferences in local storage and a cookie. Where these are blocked, nothing is saved and nothing breaks.
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
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  } catch (error) {
    console.warn("Could not save the language in a cookie:", error);
  }
}

/** The cookies; none in a sandboxed frame, where reading them throws. */
function readCookies(): string {
  try {
    return document.cookie;
  } catch (error) {
    console.warn("Could not read the cookies:", error);
    return "";
  }
}

/** The saved language, chosen or detected; from the cookie if storage has none. */
export function savedLanguage(): Language | null {
  const saved = [readSaved("language"), /(?:^|; )language=(\w+)/.exec(readCookies())?.[1]];
  return saved.find(isLanguage) ?? null;
}
