import type { CachedResponse } from "#api/platform/http/cached-response.ts";
import type { ResponseCache } from "#api/platform/http/response-cache.ts";
import type { Language } from "./model.ts";

const kind = {
  type: "application/json; charset=utf-8",
  vary: "Accept-Language",
  caching: "private",
} as const;

/** The answer to a browser that asks for its reader's language. */
export const languageAnswer =
  (answers: Pick<ResponseCache, "get">) =>
  (language: Language): CachedResponse =>
    answers.get({
      name: `language ${language}`,
      kind,
      look: () => ({ dependencies: [], write: () => JSON.stringify({ language }) }),
    });
