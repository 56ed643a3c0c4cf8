// Maps addresses to pages and to their mirrors in the other language. Server and browser read addresses with this
// function, so they cannot disagree.
import type { Language } from "#web/i18n/i18n.ts";
import { isStanding, pageNames, pages, pathIn, type StandingPage } from "./pages.ts";

export type Page = { name: StandingPage } | { name: "story"; id: string } | { name: "not-found" };
/** `prefix` is "/pl" on Polish addresses and "" elsewhere. */
export type Place = { page: Page; prefix: "" | "/pl" };

export function readPath(pathname: string): Place {
  const polish = pathname === "/pl" || pathname.startsWith("/pl/");
  const rest = polish ? pathname.slice(3) : pathname;
  const prefix = polish ? "/pl" : "";
  return { page: readPage(rest, prefix), prefix };
}

const standingAt = (prefix: Place["prefix"]) =>
  new Map<string, Page>(pageNames.filter(isStanding).map((name) => [pathIn(name, prefix), { name }]));
const standing = { "": standingAt(""), "/pl": standingAt("/pl") };
const storyPattern = new RegExp(`^${pages.story.path.replace(":id", "([\\w-]+)")}$`);

function readPage(path: string, prefix: Place["prefix"]): Page {
  const plain = path === "" ? "/" : path.replace(/(?<=[^/])\/$/, "");
  const page = standing[prefix].get(plain);
  if (page) return page;
  const id = storyPattern.exec(plain)?.[1];
  return id === undefined ? { name: "not-found" } : { name: "story", id };
}

export const pathTo = (page: StandingPage, prefix: Place["prefix"]) => prefix + pathIn(page, prefix);
export const homePath = (prefix: Place["prefix"]) => pathTo("home", prefix);
export const storyPath = (prefix: Place["prefix"], id: string) => prefix + pages.story.path.replace(":id", id);

/** The canonical address of a page in this language. */
export function mirrored(pathname: string, language: Language): string {
  const { page, prefix } = readPath(pathname);
  const mirror = language === "pl" ? "/pl" : "";
  if (page.name === "not-found") return mirror + pathname.slice(prefix.length);
  return page.name === "story" ? storyPath(mirror, page.id) : pathTo(page.name, mirror);
}
