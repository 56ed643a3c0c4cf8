// The reader's preferences in local storage and a cookie. Where these are blocked, nothing is saved and nothing breaks.
import { isLanguage, type Language } from "#web/i18n/languages.ts";

type Memory = "likes" | "read" | "begun" | "visits";
type Key =
  | "theme"
  | "language"
  | "side-by-side"
  | "speed"
  | "listens-on"
  | "advertising"
  | "searchKey"
  | "memory"
  | "offline"
  | Memory
  | `panel.${string}`;

function attempt<Value>(what: string, work: () => Value): Value | null {
  try {
    return work();
  } catch (error) {
    console.warn("Could not", what, error);
    return null;
  }
}

export const save = (key: Key, value: string) => attempt(`save the ${key}`, () => localStorage.setItem(key, value));

export const dropSaved = (key: Key) => attempt(`forget the ${key}`, () => localStorage.removeItem(key));

export const readSaved = (key: Key): string | null => attempt(`read the ${key}`, () => localStorage.getItem(key));

/** Saves the choice where the specification says, and in a cookie, by which the server renders the next page. */
export function saveLanguage(language: Language) {
  save("language", language);
  const secure = location.protocol === "https:" ? "; Secure" : "";
  attempt("save the language", () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  });
}

/** The saved language, chosen or detected; from the cookie if storage has none. */
export function savedLanguage(): Language | null {
  // Reading cookies throws in a sandboxed frame.
  const cookies = attempt("read the language", () => document.cookie) ?? "";
  const saved = [readSaved("language"), /(?:^|; )language=(\w+)/.exec(cookies)?.[1]];
  return saved.find(isLanguage) ?? null;
}

/** As many hearts as a browser remembers: 10 kB of ids. */
const rememberedLikes = 500;

/** Whether the reader lets this browser remember what was read and liked. */
export const isRemembering = () => readSaved("memory") !== "off";

/** The ids of the stories that this browser remembers under a key, the last one at the end. */
export const savedIds = (key: "likes" | "read"): string[] => (readSaved(key) ?? "").split(" ").filter(Boolean);

/** Saves or forgets a like. What another tab saved meanwhile stays. */
export function saveLike(id: string, liked: boolean) {
  if (!isRemembering()) return;
  const others = savedIds("likes").filter((each) => each !== id);
  save("likes", [...others, ...(liked ? [id] : [])].slice(-rememberedLikes).join(" "));
}
