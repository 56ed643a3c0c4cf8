import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { longestQuery, resultsOnPage } from "#api/search/limits.ts";
import type { SearchAnswer } from "#api/search/model.ts";
import type { SearchShown } from "#web/app/page.ts";
import type { Language } from "#web/i18n/i18n.ts";
import { pageWithin, type SearchAddress } from "./search-address.ts";

/** A refusal, by the code of the server. */
export class SearchRefused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const askAgainMs = 2000;
const mostTimes = 10;

/** The results of an address. The server sent those of the page that it rendered. */
export function searchQuery({ q, page }: SearchAddress, language: Language, sent: SearchShown | undefined) {
  const isSent = sent?.q === q && sent.page === page && sent.language === language && sent.answer !== null;
  return queryOptions({
    queryKey: ["/api/search", language, q, page] as const,
    queryFn: ({ signal }) => fetchResults({ q, page }, language, signal),
    enabled: q !== "",
    placeholderData: keepPreviousData,
    // While the index is built, the server asks for patience.
    retry: (times, error) => error instanceof SearchRefused && error.code === "SEARCH_NOT_READY" && times < mostTimes,
    retryDelay: askAgainMs,
    ...(isSent && sent.answer && { initialData: sent.answer }),
  });
}

async function fetchResults(
  { q, page }: SearchAddress,
  language: Language,
  signal: AbortSignal,
): Promise<SearchAnswer> {
  if (q.length > longestQuery) throw new SearchRefused("BAD_REQUEST");
  const query = new URLSearchParams({ q, language, offset: String((page - 1) * resultsOnPage) });
  const response = await fetch(`/api/search?${query}`, { signal });
  const body = await response.json();
  if (!response.ok) throw new SearchRefused(String(body.code));
  const shown = pageWithin(page, body.total);
  return shown < page ? fetchResults({ q, page: shown }, language, signal) : body;
}
