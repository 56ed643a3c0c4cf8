import { z } from "zod";
import { cachedEndpoint, type EndpointGroup, json } from "#api/platform/http/endpoint.ts";
import { remembered } from "#api/platform/http/remembered.ts";
import type { ResponseCache } from "#api/platform/http/response-cache.ts";
import { languageOf } from "./accept-language.ts";
import { Language } from "./model.ts";

const kind = { type: "application/json; charset=utf-8", vary: "Accept-Language", caching: "private" } as const;

export function languageEndpoints({ responses }: { responses: Pick<ResponseCache, "get"> }): EndpointGroup {
  const languageIn = remembered(languageOf);
  const detect = cachedEndpoint({
    path: "/api/language/detect",
    summary: "The language that the browser asks for",
    answers: { 200: json("English where it asks for neither.", z.strictObject({ language: Language })) },
    cached({ acceptLanguage }) {
      const language = languageIn(acceptLanguage);
      const look = () => ({ dependencies: [], write: () => JSON.stringify({ language }) });
      return responses.get({ name: `language ${language}`, kind, look });
    },
  });
  return { title: "Language", endpoints: [detect] };
}
