import type { ApiParts } from "../../api/app.ts";
import { type CachedResponse, cachedResponse } from "../../api/platform/finished-answer.ts";
import type { ResponseCache } from "../../api/platform/kept-answers.ts";
import { timeSlots } from "../../api/schedule/model.ts";
import { turnsAround } from "../../api/schedule/turns.ts";
import { isAdminPage, type Place } from "../app/paths.ts";
import type { RenderOrder } from "../entry-server.tsx";
import type { Language } from "../i18n/i18n.ts";
import { lookAtPage, type PageLook } from "./page-data.ts";
import type { Renderer } from "./renderer.ts";

type Parts = Pick<ApiParts, "library" | "engagement" | "clock" | "site" | "advertising"> & {
  renderer: Renderer;
  answers: ResponseCache;
};

/** A page as somebody asks for it; `path` with its query, as it was sent. */
export type AskedPage = { place: Place; path: string; language: Language; origin: string };
/** What only this reader's page says. */
type OwnState = Partial<Pick<RenderOrder["state"], "mailLink" | "needsSetup">>;
type Order = OwnState & { data: RenderOrder["data"]; now: number };

export type PageAnswers = {
  /** The kept page; null where there is nothing to keep at this address. */
  kept(asked: AskedPage): CachedResponse | null;
  /** A page for one reader. */
  made(asked: AskedPage, own?: OwnState): CachedResponse;
};

const html = "text/html; charset=utf-8";
/** A Polish address is Polish for everybody. At the others caches ask first, since few of them keep apart what `Vary` names. */
const kinds = {
  "/pl": { type: html, caching: "shared" },
  "": { type: html, vary: "Accept-Language, Cookie", caching: "revalidated" },
} as const;

/** Pages, rendered in a language: kept where they are the same for everybody who asks in this language. */
export function pageAnswers({ library, engagement, clock, site, advertising, renderer, answers }: Parts): PageAnswers {
  const { likesOf } = engagement;
  const facts = { contactEmail: site.contactEmail, channelUrl: site.channelUrl, advertising };
  const lastTurn = rememberedTurn();
  const cameBefore = originsSeen();

  const look = ({ place }: AskedPage, now: Temporal.Instant) =>
    lookAtPage(place.page, now, { timeline: library.timeline, likesOf });

  /** The instant as of which a page is rendered: one that stays the same until the page shows something else. */
  const asOf = ({ since }: PageLook, now: Temporal.Instant) => since ?? lastTurn(now);

  function render({ place, path, language, origin }: AskedPage, order: Order): string {
    const { data, now, ...own } = order;
    const assets = renderer.assetsOf(place.page.name, language);
    const state = { now, clockOffset: clockOffset(clock.now()), origin, language, assets, site: facts, ...own };
    return renderer.render({ path, data, state });
  }

  /** A page that is the same for everybody who asks at this origin. */
  function keepRendered(name: string, shown: AskedPage, isKept: (looked: PageLook) => boolean): CachedResponse | null {
    const { place, language, origin, path } = shown;
    return answers.get({
      name: `${name} ${origin} ${language} ${path}`,
      kind: kinds[place.prefix],
      costly: true,
      look(now) {
        const looked = look(shown, now);
        if (!isKept(looked)) return null;
        const since = asOf(looked, now);
        return {
          dependencies: [...looked.parts, since, clockOffset(now), renderer.edition()],
          write: () => render(shown, { data: looked.data(), now: since }),
        };
      },
    });
  }

  /** Without a configured address anybody can make up a new one: a page is rendered once, and the address put into its text. */
  function keepPage(shown: AskedPage): CachedResponse | null {
    const { place, language, origin, path } = shown;
    const isKept = ({ isThere }: PageLook) => isThere;
    if (site.siteUrl !== undefined) return keepRendered("page", shown, isKept);
    const page = keepRendered("page", { ...shown, origin: anyOrigin }, isKept);
    if (page === null) return null;
    return answers.get({
      name: `page at ${origin} ${language} ${path}`,
      kind: kinds[place.prefix],
      passing: !cameBefore(origin),
      look: () => ({ dependencies: [page], write: () => textOf(page).replaceAll(anyOrigin, origin) }),
    });
  }

  /** The page of a story that is not there: all of them are one but for the id, so that making up addresses makes little work. */
  function missing(asked: AskedPage, id: string): CachedResponse {
    const { place, origin } = asked;
    const path = pathIn(asked.path);
    const inPath = path.lastIndexOf(id);
    const slot = timeSlots.find((each) => id.includes(each));
    const anyId = `${slot ?? "any"}-story-that-is-not-there`;
    const shown = {
      ...asked,
      origin: anyOrigin,
      place: { ...place, page: { name: "story", id: anyId } as const },
      path: path.slice(0, inPath) + anyId + path.slice(inPath + id.length),
    };
    const page = keepRendered("missing", shown, () => true);
    return cachedResponse(textOf(page).replaceAll(anyOrigin, origin).replaceAll(anyId, id), kinds[place.prefix]);
  }

  return {
    kept(asked) {
      const { page, prefix } = asked.place;
      if (isAdminPage(page) || page.name.startsWith("newsletter")) return null;
      // Nothing on a lost page tells where one is, and none of these pages answers to a query, so that making up addresses makes no
      // work; nor does what a link from elsewhere has added to one.
      const isLost = page.name === "not-found";
      const path = isLost ? `${prefix}/lost` : pathIn(asked.path);
      return keepPage({ ...asked, path });
    },
    made(asked, own = {}) {
      const { page, prefix } = asked.place;
      const now = clock.now();
      const looked = look(asked, now);
      if (page.name === "story" && !looked.isThere) return missing(asked, page.id);
      const text = render(asked, { data: looked.data(), now: asOf(looked, now), ...own });
      return cachedResponse(text, kinds[prefix]);
    },
  };
}

/** Stands in a page for the address that it is asked for at. */
const anyOrigin = "https://any-origin.invalid";
/** Browsers that are about to come again are among these. */
const mostOriginsSeen = 16;

/** Whether somebody has asked at this origin lately; what is made up each time was never seen before. */
function originsSeen(): (origin: string) => boolean {
  const seen = new Set<string>();
  return (origin) => {
    const isKnown = seen.delete(origin);
    seen.add(origin);
    const [oldest] = seen;
    if (seen.size > mostOriginsSeen && oldest !== undefined) seen.delete(oldest);
    return isKnown;
  };
}

const textOf = (page: CachedResponse | null) => String(page?.encodedAs(null)?.body);
const pathIn = (address: string) => address.replace(/\?.*/s, "");

/** When the day last turned at an instant, in milliseconds since 1970. */
function rememberedTurn(): (now: Temporal.Instant) => number {
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

/** How far the product's clock is set off from the machine's, in full seconds: 0 but in tests and demonstrations. */
const clockOffset = (now: Temporal.Instant) => Math.round((now.epochMilliseconds - Date.now()) / 1000) * 1000 || 0;
