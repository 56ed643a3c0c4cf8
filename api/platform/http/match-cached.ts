import { parse } from "node:querystring";
import type { CachedResponse } from "./cached-response.ts";
import type { CachedCall, Endpoint } from "./endpoint.ts";
import { parseParameters } from "./mount-endpoints.ts";

/** The cached response of an address, for a request with these headers. */
export type CachedMatch = (headers: Pick<CachedCall, "acceptLanguage">) => CachedResponse;

/**
 * Finds the cached endpoint of an address in the form that our own pages use; null for every other address, also an invalid one, which
 * Express answers with the same bytes.
 */
export function cachedMatcher(endpoints: readonly Endpoint[]): (url: string) => CachedMatch | null {
  const cached = endpoints.flatMap(({ path, params, query, answer }) =>
    "cached" in answer ? [{ pattern: patternOf(path), params, query, answer }] : [],
  );
  return (url) => {
    const mark = url.indexOf("?");
    const [path, search] = mark === -1 ? [url] : [url.slice(0, mark), url.slice(mark + 1)];
    for (const { pattern, params, query, answer } of cached) {
      const found = pattern.exec(path);
      if (found === null) continue;
      if (search !== undefined && query === undefined) return null;
      const asked = query?.safeParse({ ...parse(search ?? "") });
      if (asked?.success === false) return null;
      try {
        const call = { params: parseParameters(params, found.groups ?? {}), query: asked?.data };
        return (headers) => answer.cached({ ...call, ...headers });
      } catch {
        return null;
      }
    }
    return null;
  };
}

/** `/api/posts/{id}` with each part of plain characters, as no address of ours has others. */
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, "(?<$1>[\\w-]{1,60})")}$`);
