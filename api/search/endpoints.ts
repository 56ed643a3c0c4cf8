import { z } from "zod";
import { Language } from "#api/language/model.ts";
import { type EndpointGroup, endpoint, json } from "#api/platform/http/endpoint.ts";
import { wholeNumber } from "#api/platform/http/parse.ts";
import { rates } from "#api/platform/http/rates.ts";
import { longestQuery, mostResults, resultsOnPage } from "./limits.ts";
import { SearchAnswer, SearchResult } from "./model.ts";
import type { Search } from "./search.ts";

const SearchQuery = z.strictObject({
  q: z
    .string("must be given once")
    .trim()
    .min(1, "must not be empty")
    .max(longestQuery, `must be at most ${longestQuery} characters`),
  language: Language.default("en"),
  limit: wholeNumber(1, 50).default(resultsOnPage),
  offset: wholeNumber(0, mostResults).default(0),
});

export const searchEndpoints = ({ search }: { search: Pick<Search, "find"> }): EndpointGroup => ({
  title: "Search",
  schemas: { SearchAnswer, SearchResult },
  endpoints: [
    endpoint({
      method: "get",
      path: "/api/search",
      summary:
        "The published stories with these words in their titles, texts or pictures' descriptions, in either language, the best first; phrases stand in quotation marks",
      access: "everybody",
      query: SearchQuery,
      rate: rates.searches,
      answers: { 200: json("A page of results.", SearchAnswer) },
      refusals: ["SEARCH_NOT_READY", "OVERLOADED"],
      handle: ({ query }) => search.find(query),
    }),
  ],
});
