// Switching the language without scripts. Polish addresses have a prefix; the others follow the saved choice, so a plain link to
// English names it in its query: the server saves the choice and redirects to the address without it.
import { isLanguage, type Language } from "#web/i18n/languages.ts";
import { homePath, mirrored, readPath } from "./paths.ts";

const parameter = "lang";

type Address = { pathname: string; search: string };

/** This page's path in that language. An unknown page has no mirror, and its path could name another site. */
export function pathIn(language: Language, pathname: string): string {
  if (readPath(pathname).page.name === "not-found") return homePath(language === "pl" ? "/pl" : "");
  return mirrored(pathname, language);
}

/** The target of a plain link to this page in that language. */
export function addressIn(language: Language, { pathname, search }: Address): string {
  const query = new URLSearchParams(search);
  if (language === "en") query.set(parameter, language);
  return withQuery(pathIn(language, pathname), query);
}

/** The requested language, and the address without the request; null if there is none. */
export function readSwitch({ pathname, search }: Address): { language: Language; address: string } | null {
  const query = new URLSearchParams(search);
  const language = query.get(parameter);
  if (!isLanguage(language)) return null;
  query.delete(parameter);
  return { language, address: withQuery(pathIn(language, pathname), query) };
}

const withQuery = (path: string, query: URLSearchParams) => (query.size > 0 ? `${path}?${query}` : path);
