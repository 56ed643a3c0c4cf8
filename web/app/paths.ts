// Maps addresses to pages and to their mirrors in the other language. Server and browser read addresses with this
// function, so they cannot disagree.
import type { Language } from "#web/i18n/i18n.ts";

/** The pages with a single address, and that address. */
const standing = {
  home: "/",
  about: "/about",
  contact: "/contact",
  privacy: "/privacy",
  terms: "/terms",
  "newsletter-confirm": "/newsletter/confirm",
  "newsletter-unsubscribe": "/newsletter/unsubscribe",
  "newsletter-preferences": "/newsletter/preferences",
  admin: "/admin",
  "admin-login": "/admin/login",
  "admin-setup": "/admin/setup",
} as const;
type StandingPage = keyof typeof standing;

export type Page = { name: StandingPage } | { name: "story"; id: string } | { name: "not-found" };
/** `prefix` is "/pl" on Polish addresses and "" elsewhere. */
export type Place = { page: Page; prefix: "" | "/pl" };

export function readPath(pathname: string): Place {
  const polish = pathname === "/pl" || pathname.startsWith("/pl/");
  const rest = polish ? pathname.slice(3) : pathname;
  return { page: readPage(rest), prefix: polish ? "/pl" : "" };
}

function readPage(path: string): Page {
  const plain = path === "" ? "/" : path.replace(/(?<=[^/])\/$/, "");
  for (const [name, address] of Object.entries(standing)) {
    if (plain === address) return { name: name as StandingPage };
  }
  const id = /^\/post\/([\w-]+)$/.exec(plain)?.[1];
  return id === undefined ? { name: "not-found" } : { name: "story", id };
}

/** Whether a page is the administrator's: without counting, advertising and the public header and footer. */
export const isAdminPage = ({ name }: Page) => name.startsWith("admin");

export const pathTo = (page: StandingPage, prefix: Place["prefix"]) => prefix + standing[page];
export const homePath = (prefix: Place["prefix"]) => pathTo("home", prefix);
export const storyPath = (prefix: Place["prefix"], id: string) => `${prefix}/post/${id}`;

/** The canonical address of a page in this language. */
export function mirrored(pathname: string, language: Language): string {
  const { page, prefix } = readPath(pathname);
  const mirror = language === "pl" ? "/pl" : "";
  if (page.name === "not-found") return mirror + pathname.slice(prefix.length);
  return page.name === "story" ? storyPath(mirror, page.id) : pathTo(page.name, mirror);
}
