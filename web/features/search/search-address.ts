// The state in the search's address: `/search?q=bread&page=2`.
import { mostResults, resultsOnPage } from "#api/search/limits.ts";

/** The id of the search's field, which the first script knows too (web/app/first-paint.ts). */
export const searchField = "search-field";

export type SearchAddress = { q: string; page: number };

const mostPages = Math.ceil(mostResults / resultsOnPage);

/** Reads a query; unknown values count as absent. */
export function readSearch(search: string): SearchAddress {
  const query = new URLSearchParams(search);
  const page = query.get("page") ?? "";
  return {
    q: (query.get("q") ?? "").trim(),
    page: /^[1-9]\d?$/.test(page) ? Math.min(Number(page), mostPages) : 1,
  };
}

/** The query with its question mark; empty for the page of no search. */
export function searchQueryOf({ q, page }: SearchAddress): string {
  if (q === "") return "";
  const query = new URLSearchParams({ q });
  if (page > 1) query.set("page", String(page));
  return `?${query}`;
}

/** The page that is shown of so many results: the last for all numbers beyond it. */
export const pageWithin = (page: number, total: number): number => Math.max(1, Math.min(page, pagesOf(total)));

/** The numbers of the pages of so many results. */
export const pagesOf = (total: number): number => Math.ceil(total / resultsOnPage);
