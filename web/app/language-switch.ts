// Switching the language. Polish addresses say what they are; the others follow the reader's saved choice, so a plain link
// to English says so in its query: the server saves that choice and leads on to the address without it.
import { isLanguage, type Language } from "../i18n/i18n.ts";
import { homePath, mirrored, readPath } from "./paths.ts";

const parameter = "lang";

type Address = { pathname: string; search: string };

/** Where this page stands in that language. A lost page has no mirror, and its address could be made to name another site. */
export function pathIn(language: Language, pathname: string): string {
  if (readPath(pathname).page.name === "not-found") return homePath(language === "pl" ? "/pl" : "");
  return mirrored(pathname, language);
}

/** What a plain link to this page in that language names. */
export function addressIn(language: Language, { pathname, search }: Address): string {
  const query = new URLSearchParams(search);
  if (language === "en") query.set(parameter, language);
  return withQuery(pathIn(language, pathname), query);
}

/** The language that an address asks to switch to, and the address to go on to; null where it asks for none. */
export function readSwitch({ pathname, search }: Address): { language: Language; address: string } | null {
  const query = new URLSearchParams(search);
  const language = query.get(parameter);
  if (!isLanguage(language)) return null;
  query.delete(parameter);
  return { language, address: withQuery(pathIn(language, pathname), query) };
}

const withQuery = (path: string, query: URLSearchParams) => (query.size > 0 ? `${path}?${query}` : path);
