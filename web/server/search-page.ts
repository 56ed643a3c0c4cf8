import type { Request } from "express";
import type { Language } from "#api/language/model.ts";
import { AppError, httpStatus } from "#api/platform/errors.ts";
import { countedHere, openLimiter, type RateLimits } from "#api/platform/http/rate-limit.ts";
import { rates } from "#api/platform/http/rates.ts";
import { longestQuery, resultsOnPage } from "#api/search/limits.ts";
import type { Search } from "#api/search/search.ts";
import type { SearchShown } from "#web/app/page.ts";
import { pageWithin, readSearch } from "#web/features/search/search-address.ts";
import { queryIn } from "./page-rendering.ts";

type Parts = { search: Pick<Search, "find">; limits: RateLimits };
export type SearchedPage = { shown: SearchShown; status?: number; retryAfter?: number | undefined };

/** Searches for what the page's address asks, so that the page has its results without scripts. */
export function searchPage({ search, limits }: Parts) {
  const limiter = openLimiter(rates.searchPages, countedHere(limits));

  async function find({ ip }: Request, { q, page, language }: SearchShown) {
    const refused = (await limiter?.count(ip))?.refused;
    if (refused) throw refused;
    if (q.length > longestQuery) throw new AppError("BAD_REQUEST", "The query is too long.");
    const answer = await findPage(page);
    const shown = pageWithin(page, answer.total);
    return shown < page ? findPage(shown) : answer;

    function findPage(number: number) {
      return search.find({ q, language, limit: resultsOnPage, offset: (number - 1) * resultsOnPage });
    }
  }

  return async (request: Request, language: Language): Promise<SearchedPage> => {
    const shown: SearchShown = { ...readSearch(queryIn(request.originalUrl)), language, answer: null, refusal: null };
    if (shown.q === "") return { shown };
    try {
      return { shown: { ...shown, answer: await find(request, shown) } };
    } catch (error) {
      if (!(error instanceof AppError) || error.code === "INTERNAL") throw error;
      return { shown: { ...shown, refusal: error.code }, status: httpStatus[error.code], retryAfter: error.retryAfter };
    }
  };
}
