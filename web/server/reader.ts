import type { IncomingHttpHeaders } from "node:http";
import { languageOf } from "../../api/language/accept-language.ts";
import { cookieIn } from "../../api/platform/request.ts";
import { isLanguage, type Language } from "../i18n/i18n.ts";

type Headers = Pick<IncomingHttpHeaders, "cookie" | "accept-language">;

/** The language a reader chose, as the browser's side keeps it in a cookie; else the one the browser asks for. */
export function readersLanguage(headers: Headers, wishedIn = languageOf): Language {
  const chosen = headers.cookie === undefined ? undefined : cookieIn(headers.cookie, "language");
  return isLanguage(chosen) ? chosen : wishedIn(headers["accept-language"]);
}
