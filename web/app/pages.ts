// Every page of the site, one row each. Addresses, code, head, rendering and caching read the rows.
import { booksPath } from "#api/books/address.ts";
import { followPath } from "#api/discovery/model.ts";
import { keysOf } from "#api/platform/keys-of.ts";
import type { TimeSlot } from "#api/schedule/model.ts";
import { type AddressParameter, type AddressParameters, archivePaths } from "#api/stories/archive/addresses.ts";
import type { Language, PageTexts } from "#web/i18n/i18n.ts";

export type PageArea = "readers" | "administrators" | "mail-links" | "previews";

type Path = `/${string}`;
type PageRow = {
  /**
   * The address; the Polish one has `/pl` in front, and may be in Polish words. `:id` stands for a parameter
   * (api/stories/archive/addresses.ts). The page of all other addresses has none.
   */
  path: Path | Record<Language, Path> | null;
  /** The file below `web/` whose default export is the content between header and footer. */
  module: `features/${string}-page.tsx`;
  /** The texts that load with it, besides those of every page. */
  texts?: PageTexts;
  /**
   * Readers' pages are counted. Administrators' pages have a header, styles and texts of their own. Pages of mailed links show
   * what their link did (web/server/mail-link.ts); the page of previews, which is not counted, what is not public yet.
   */
  area: PageArea;
  /** The requests that share a rendered page; "address" puts the page on the fast path. */
  cached: "address" | "everywhere" | "never";
  /** Whether search engines may list it. */
  indexed: boolean;
  /** Whether it is one of several with the same path: `?page=2`. */
  paged?: true;
  /** Whether it has a form that works without scripts. */
  forms?: true;
  /** The slot in whose colours it is shown; without one, the story's own or the present one. */
  slot?: TimeSlot;
};

const forReaders = { area: "readers", cached: "address", indexed: true } as const;
const inArchive = { ...forReaders, texts: "archive" } as const;
const forMailLinks = { area: "mail-links", texts: "newsletter-links", cached: "never", indexed: false } as const;
const forAdministrators = {
  module: "features/admin/admin-page.tsx",
  texts: "admin",
  area: "administrators",
  cached: "never",
  indexed: false,
} as const;

export const pages = {
  home: { ...forReaders, path: "/", module: "features/home/home-page.tsx", texts: "home" },
  story: { ...forReaders, path: "/post/:id", module: "features/story/story-page.tsx", texts: "story" },
  about: { ...forReaders, path: "/about", module: "features/about/about-page.tsx", texts: "about" },
  search: {
    ...forReaders,
    path: { en: "/search", pl: "/szukaj" },
    module: "features/search/search-page.tsx",
    texts: "search",
    cached: "never",
    indexed: false,
  },
  contact: { ...forReaders, path: "/contact", module: "features/contact/contact-page.tsx", texts: "contact" },
  books: { ...forReaders, path: booksPath, module: "features/books/books-page.tsx", texts: "books" },
  follow: { ...forReaders, path: followPath, module: "features/follow/follow-page.tsx", texts: "follow" },
  privacy: { ...forReaders, path: "/privacy", module: "features/legal/privacy-page.tsx", texts: "privacy" },
  terms: { ...forReaders, path: "/terms", module: "features/legal/terms-page.tsx", texts: "terms" },
  archive: { ...inArchive, path: archivePaths.archive, module: "features/archive/archive-page.tsx" },
  "archive-year": { ...inArchive, path: archivePaths["archive-year"], module: "features/archive/year-page.tsx" },
  "archive-month": { ...inArchive, path: archivePaths["archive-month"], module: "features/archive/month-page.tsx" },
  "archive-day": { ...inArchive, path: archivePaths["archive-day"], module: "features/archive/day-page.tsx" },
  categories: { ...inArchive, path: archivePaths.categories, module: "features/archive/categories-page.tsx" },
  category: {
    ...inArchive,
    path: archivePaths.category,
    module: "features/archive/category-page.tsx",
    paged: true,
  },
  time: { ...inArchive, path: archivePaths.time, module: "features/archive/time-page.tsx", paged: true },
  "all-series": {
    ...inArchive,
    path: archivePaths["all-series"],
    module: "features/archive/all-series-page.tsx",
    paged: true,
  },
  series: { ...inArchive, path: archivePaths.series, module: "features/archive/series-page.tsx" },
  newsletter: {
    ...forReaders,
    path: "/newsletter",
    module: "features/newsletter/signup-page.tsx",
    texts: "newsletter-links",
    cached: "never",
    indexed: false,
    forms: true,
  },
  preview: {
    path: "/preview",
    module: "features/story/preview-page.tsx",
    area: "previews",
    cached: "never",
    indexed: false,
  },
  "newsletter-confirm": {
    ...forMailLinks,
    path: "/newsletter/confirm",
    module: "features/newsletter/confirm-page.tsx",
  },
  "newsletter-unsubscribe": {
    ...forMailLinks,
    path: "/newsletter/unsubscribe",
    module: "features/newsletter/unsubscribe-page.tsx",
    forms: true,
  },
  "newsletter-preferences": {
    ...forMailLinks,
    path: "/newsletter/preferences",
    module: "features/newsletter/preferences-page.tsx",
    forms: true,
  },
  admin: { ...forAdministrators, path: "/admin", slot: "afternoon" },
  "admin-login": { ...forAdministrators, path: "/admin/login", slot: "evening" },
  "admin-account": { ...forAdministrators, path: "/admin/account", slot: "afternoon" },
  "admin-audit": { ...forAdministrators, path: "/admin/audit", slot: "afternoon" },
  "admin-invitation": { ...forAdministrators, path: "/admin/invitation", slot: "evening" },
  "admin-reset": { ...forAdministrators, path: "/admin/reset", slot: "evening" },
  "admin-address": { ...forAdministrators, path: "/admin/address", slot: "evening" },
  "admin-setup": { ...forAdministrators, path: "/admin/setup", slot: "evening" },
  "not-found": {
    ...forReaders,
    path: null,
    module: "features/not-found/not-found-page.tsx",
    texts: "not-found",
    cached: "everywhere",
    indexed: false,
    slot: "evening",
  },
} as const satisfies Record<string, PageRow>;

type Pages = typeof pages;
export type PageName = keyof Pages;
/** The pages of an area. */
export type PageIn<Area extends PageArea> = {
  [Name in PageName]: Pages[Name]["area"] extends Area ? Name : never;
}[PageName];
type EnglishPath<Of> = Of extends { en: infer English } ? English : Of;
type ParametersIn<Of> = Of extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParametersIn<Rest>
  : Of extends `${string}:${infer Name}`
    ? Name
    : never;
/** The parameters of a page's address. */
export type ParametersOf<Name extends PageName> = Pick<
  AddressParameters,
  Extract<ParametersIn<EnglishPath<Pages[Name]["path"]>>, AddressParameter>
>;
/** The pages that have one address in each language. */
export type StandingPage = {
  [Name in PageName]: Pages[Name]["path"] extends null ? never : keyof ParametersOf<Name> extends never ? Name : never;
}[PageName];

export const pageNames = keysOf(pages);

/** The row with what only some rows say. */
export const pageRow = (name: PageName): PageRow => pages[name];

/** A page's path in a language, without the language's prefix. */
export function pathOf(name: PageName, language: Language): Path | null {
  const { path } = pageRow(name);
  return path === null || typeof path === "string" ? path : path[language];
}

export function isStanding(name: PageName): name is StandingPage {
  const path = pathOf(name, "en");
  return path !== null && !path.includes(":");
}

export const isPageIn = <Area extends PageArea>(area: Area, name: PageName): name is PageIn<Area> =>
  pages[name].area === area;
