import type { IncomingHttpHeaders } from "node:http";
import { languageOf } from "#api/language/accept-language.ts";
import { cookieIn } from "#api/platform/http/request.ts";
import { isLanguage, type Language } from "#web/i18n/languages.ts";

type Headers = Pick<IncomingHttpHeaders, "cookie" | "accept-language">;

/** The language that a reader chose, from its cookie; else the one that the browser prefers. */
export function readersLanguage(headers: Headers, preferredIn = languageOf): Language {
  const chosen = headers.cookie === undefined ? undefined : cookieIn(headers.cookie, "language");
  return isLanguage(chosen) ? chosen : preferredIn(headers["accept-language"]);
}
