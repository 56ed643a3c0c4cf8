import { type CachedResponse, cachedResponse } from "#api/platform/http/cached-response.ts";
import type { ResponseCache } from "#api/platform/http/response-cache.ts";
import { timeSlots } from "#api/schedule/model.ts";
import { pageNumberQuery, readPageNumber } from "#web/app/page-number.ts";
import { pageRow } from "#web/app/pages.ts";
import { galleryQueryOf, renderedGallery } from "#web/features/home/gallery-address.ts";
import type { PageContent } from "./page-data.ts";
import {
  clockOffset,
  type OwnState,
  type PageRequest,
  pageRendering,
  queryIn,
  type RenderingParts,
} from "./page-rendering.ts";
import type { Renderer } from "./renderer.ts";

type Parts = RenderingParts & { renderer: Pick<Renderer, "edition">; answers: ResponseCache };

export type PageAnswers = {
  /** The cached page; null where pages at this address are not cached. */
  cached(request: PageRequest): CachedResponse | null;
  /** A page for one reader. */
  rendered(request: PageRequest, own?: OwnState): CachedResponse;
};

const html = "text/html; charset=utf-8";
/** A Polish address has one language. At the others caches revalidate, since few of them honour `Vary`. */
const kinds = {
  "/pl": { type: html, caching: "shared" },
  "": { type: html, vary: "Accept-Language, Cookie", caching: "revalidated" },
} as const;

/** Renders pages, and caches those that are the same for everybody with the same language. */
export function pageAnswers(parts: Parts): PageAnswers {
  const { clock, site, renderer, answers } = parts;
  const { contentOf, render } = pageRendering(parts);
  const wasSeenBefore = recentOrigins();

  /** Caches a page that is the same for everybody at this origin. */
  function cacheRendered(
    name: string,
    shown: PageRequest,
    isCacheable: (content: PageContent) => boolean,
  ): CachedResponse | null {
    const { place, language, origin, path } = shown;
    return answers.get({
      name: `${name} ${origin} ${language} ${path}`,
      kind: kinds[place.prefix],
      costly: true,
      look(now) {
        const content = contentOf(shown, now);
        if (!isCacheable(content)) return null;
        return {
          dependencies: [...content.dependencies, content.since, clockOffset(now), renderer.edition()],
          write: () => render(shown, content),
        };
      },
    });
  }

  /** Without a configured address anybody can invent origins: a page is rendered once, and the origin is put into its text. */
  function cachePage(shown: PageRequest): CachedResponse | null {
    const { place, language, origin, path } = shown;
    const isCacheable = ({ isThere }: PageContent) => isThere;
    if (site.siteUrl !== undefined) return cacheRendered("page", shown, isCacheable);
    const page = cacheRendered("page", { ...shown, origin: anyOrigin }, isCacheable);
    if (page === null) return null;
    return answers.get({
      name: `page at ${origin} ${language} ${path}`,
      kind: kinds[place.prefix],
      passing: !wasSeenBefore(origin),
      look: () => ({ dependencies: [page], write: () => textOf(page).replaceAll(anyOrigin, origin) }),
    });
  }

  /** The page of a missing story is rendered once for all ids, so that invented addresses cost little. */
  function missing(request: PageRequest, id: string): CachedResponse {
    const { place, origin } = request;
    const path = pathIn(request.path);
    const inPath = path.lastIndexOf(id);
    const slot = timeSlots.find((each) => id.includes(each));
    const anyId = `${slot ?? "any"}-story-that-is-not-there`;
    const shown = {
      ...request,
      origin: anyOrigin,
      place: { ...place, page: { name: "story", id: anyId } as const },
      path: path.slice(0, inPath) + anyId + path.slice(inPath + id.length),
    };
    const page = cacheRendered("missing", shown, () => true);
    return cachedResponse(textOf(page).replaceAll(anyOrigin, origin).replaceAll(anyId, id), kinds[place.prefix]);
  }

  return {
    cached(request) {
      const { page, prefix } = request.place;
      const { cached } = pageRow(page.name);
      if (cached === "never") return null;
      // Queries that links from elsewhere add, and invented addresses, share one entry.
      const path = cached === "everywhere" ? `${prefix}/lost` : pathIn(request.path) + shownQuery(request);
      return cachePage({ ...request, path });
    },
    rendered(request, own = {}) {
      const { page, prefix } = request.place;
      const content = contentOf(request, clock.now());
      if (page.name === "story" && !content.isThere) return missing(request, page.id);
      return cachedResponse(render(request, content, own), kinds[prefix]);
    },
  };
}

/** The placeholder for the origin in a rendered page. */
const anyOrigin = "https://any-origin.invalid";
/** The real origins of a site are among these. */
const mostRecentOrigins = 16;

/** Tells whether an origin was requested lately; an invented one was not. */
function recentOrigins(): (origin: string) => boolean {
  const seen = new Set<string>();
  return (origin) => {
    const isKnown = seen.delete(origin);
    seen.add(origin);
    const [oldest] = seen;
    if (seen.size > mostRecentOrigins && oldest !== undefined) seen.delete(oldest);
    return isKnown;
  };
}

/** As much of the query as the page depends on. The not-found page shows no address. */
function shownQuery({ place: { page }, path }: PageRequest): string {
  if (page.name === "home") return galleryQueryOf(renderedGallery(queryIn(path)));
  return pageRow(page.name).paged ? pageNumberQuery(readPageNumber(queryIn(path))) : "";
}

const textOf = (page: CachedResponse | null) => String(page?.encodedAs(null)?.body);
const pathIn = (address: string) => address.replace(/\?.*/s, "");
