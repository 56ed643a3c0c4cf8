import type { Request } from "express";
import { languageOf } from "../../api/language/accept-language.ts";
import { cookieOf } from "../../api/platform/request.ts";
import { isLanguage, type Language } from "../i18n/i18n.ts";

/** The language a reader chose, as the browser's side keeps it in a cookie; else the one the browser asks for. */
export function readersLanguage(request: Pick<Request, "get">): Language {
  const chosen = cookieOf(request, "language");
  return isLanguage(chosen) ? chosen : languageOf(request.get("Accept-Language"));
}
