import type { ApiParts } from "#api/app.ts";
import { podcastLanguages } from "#api/discovery/podcast/episodes.ts";
import { changesAround } from "#api/schedule/answer-changes.ts";
import { readPageNumber } from "#web/app/page-number.ts";
import type { Place } from "#web/app/paths.ts";
import type { RenderOrder } from "#web/entry-server.tsx";
import { renderedGallery } from "#web/features/home/gallery-address.ts";
import type { Language } from "#web/i18n/i18n.ts";
import { type PageContent, pageContent } from "./page-data.ts";
import type { Renderer } from "./renderer.ts";

export type RenderingParts = Pick<ApiParts, "library" | "engagement" | "books" | "clock" | "site" | "advertising"> & {
  renderer: Pick<Renderer, "assetsOf" | "render">;
};

/** A request for a page; `path` includes the query, as it was sent. */
export type PageRequest = { place: Place; path: string; language: Language; origin: string };
/** State that only this reader gets. */
export type OwnState = Partial<Pick<RenderOrder["state"], "mailLink" | "needsSetup" | "preview" | "search" | "signUp">>;
/** A page's content with the instant that it is rendered with, which stays the same until the content changes. */
type DatedContent = PageContent & { since: number; podcasts: Language[] };

/** Reads what a page shows, and renders it. */
export function pageRendering({ library, engagement, books, clock, site, advertising, renderer }: RenderingParts) {
  const siteState = { contactEmail: site.contactEmail, channelUrl: site.channelUrl, advertising };
  const lastTurn = cachedLastTurn();
  return {
    contentOf({ place, path }: PageRequest, now: Temporal.Instant): DatedContent {
      const { timeline } = library;
      const query = queryIn(path);
      const content = pageContent(place.page, now, {
        timeline,
        likesOf: engagement.likesOf,
        books: books.list,
        gallery: renderedGallery(query),
        number: readPageNumber(query),
      });
      const podcasts = podcastLanguages({ timeline, now });
      const dependencies = [...content.dependencies, ...podcasts];
      return { ...content, dependencies, podcasts, since: content.since ?? lastTurn(now) };
    },

    render(
      { place, path, language, origin }: PageRequest,
      { data, since, podcasts }: DatedContent,
      own: OwnState = {},
    ): string {
      const assets = renderer.assetsOf(place.page.name, language);
      const offset = clockOffset(clock.now());
      const isMissing = place.page.name === "not-found" && { isMissing: true as const };
      const state = {
        ...isMissing,
        ...(podcasts.length > 0 && { podcasts }),
        now: since,
        clockOffset: offset,
        origin,
        language,
        assets,
        site: siteState,
        ...own,
      };
      return renderer.render({ path, data: data(), state });
    },
  };
}

/** The query of an address, with its question mark. */
export const queryIn = (address: string) => /\?.*/s.exec(address)?.[0] ?? "";

/** The last instant at which a date or a slot began, in milliseconds since 1970. */
function cachedLastTurn(): (now: Temporal.Instant) => number {
  let turn = { last: 0, next: 0 };
  return (now) => {
    const at = now.epochMilliseconds;
    if (at < turn.last || at >= turn.next) {
      const { last, next } = changesAround(now);
      turn = { last: last.epochMilliseconds, next: next.epochMilliseconds };
    }
    return turn.last;
  };
}

/** The offset of the product's clock from the machine's, in full seconds: 0 except in tests and demonstrations. */
export const clockOffset = (now: Temporal.Instant) =>
  Math.round((now.epochMilliseconds - Date.now()) / 1000) * 1000 || 0;
