import type { ApiParts } from "#api/app.ts";
import { type CachedResponse, cachedResponse } from "#api/platform/http/cached-response.ts";
import type { ResponseCache } from "#api/platform/http/response-cache.ts";
import { timeSlots } from "#api/schedule/model.ts";
import { turnsAround } from "#api/schedule/turns.ts";
import { isAdminPage, type Place } from "#web/app/paths.ts";
import type { RenderOrder } from "#web/entry-server.tsx";
import type { Language } from "#web/i18n/i18n.ts";
import { type PageContent, pageContent } from "./page-data.ts";
import type { Renderer } from "./renderer.ts";

type Parts = Pick<ApiParts, "library" | "engagement" | "clock" | "site" | "advertising"> & {
  renderer: Renderer;
  answers: ResponseCache;
};

/** A request for a page; `path` includes the query, as it was sent. */
export type PageRequest = { place: Place; path: string; language: Language; origin: string };
/** State that only this reader gets. */
type OwnState = Partial<Pick<RenderOrder["state"], "mailLink" | "needsSetup">>;
type RenderInput = OwnState & { data: RenderOrder["data"]; now: number };

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
export function pageAnswers({ library, engagement, clock, site, advertising, renderer, answers }: Parts): PageAnswers {
  const { likesOf } = engagement;
  const siteState = { contactEmail: site.contactEmail, channelUrl: site.channelUrl, advertising };
  const lastTurn = cachedLastTurn();
  const wasSeenBefore = recentOrigins();

  const contentOf = ({ place }: PageRequest, now: Temporal.Instant) =>
    pageContent(place.page, now, { timeline: library.timeline, likesOf });

  /** The instant that a page is rendered with; it stays the same until the content changes. */
  const asOf = ({ since }: PageContent, now: Temporal.Instant) => since ?? lastTurn(now);

  function render({ place, path, language, origin }: PageRequest, input: RenderInput): string {
    const { data, now, ...own } = input;
    const assets = renderer.assetsOf(place.page.name, language);
    const state = { now, clockOffset: clockOffset(clock.now()), origin, language, assets, site: siteState, ...own };
    return renderer.render({ path, data, state });
  }

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
        const since = asOf(content, now);
        return {
          dependencies: [...content.dependencies, since, clockOffset(now), renderer.edition()],
          write: () => render(shown, { data: content.data(), now: since }),
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
      if (isAdminPage(page) || page.name.startsWith("newsletter")) return null;
      // The not-found page shows no address, and no page depends on its query: invented addresses, and queries that links from
      // elsewhere add, share one entry.
      const isNotFound = page.name === "not-found";
      const path = isNotFound ? `${prefix}/lost` : pathIn(request.path);
      return cachePage({ ...request, path });
    },
    rendered(request, own = {}) {
      const { page, prefix } = request.place;
      const now = clock.now();
      const content = contentOf(request, now);
      if (page.name === "story" && !content.isThere) return missing(request, page.id);
      const text = render(request, { data: content.data(), now: asOf(content, now), ...own });
      return cachedResponse(text, kinds[prefix]);
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

const textOf = (page: CachedResponse | null) => String(page?.encodedAs(null)?.body);
const pathIn = (address: string) => address.replace(/\?.*/s, "");

/** The last instant at which a date or a slot began, in milliseconds since 1970. */
function cachedLastTurn(): (now: Temporal.Instant) => number {
  let turn = { last: 0, next: 0 };
  return (now) => {
    const at = now.epochMilliseconds;
    if (at < turn.last || at >= turn.next) {
      const { last, next } = turnsAround(now);
      turn = { last: last.epochMilliseconds, next: next.epochMilliseconds };
    }
    return turn.last;
  };
}

/** The offset of the product's clock from the machine's, in full seconds: 0 except in tests and demonstrations. */
const clockOffset = (now: Temporal.Instant) => Math.round((now.epochMilliseconds - Date.now()) / 1000) * 1000 || 0;
