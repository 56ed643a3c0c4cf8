// Which page an address is, and where its mirror in the other language lies. Server and browser read addresses with this
// same function, so they cannot disagree.
import type { Language } from "../i18n/i18n.ts";

export type Page = { name: "home" } | { name: "story"; id: string } | { name: "not-found" };
/** `prefix` is "/pl" on Polish addresses and "" elsewhere. */
export type Place = { page: Page; prefix: "" | "/pl" };

export function readPath(pathname: string): Place {
  const polish = pathname === "/pl" || pathname.startsWith("/pl/");
  const rest = polish ? pathname.slice(3) : pathname;
  return { page: readPage(rest), prefix: polish ? "/pl" : "" };
}

function readPage(path: string): Page {
  if (path === "" || path === "/") return { name: "home" };
  const id = /^\/post\/([\w-]+)\/?$/.exec(path)?.[1];
  return id === undefined ? { name: "not-found" } : { name: "story", id };
}

export const homePath = (prefix: Place["prefix"]) => `${prefix}/`;
export const storyPath = (prefix: Place["prefix"], id: string) => `${prefix}/post/${id}`;

/** The same page at its address for this language: the one it is known by, where it answers at more than one. */
export function mirrored(pathname: string, language: Language): string {
  const { page, prefix } = readPath(pathname);
  const mirror = language === "pl" ? "/pl" : "";
  if (page.name === "home") return homePath(mirror);
  if (page.name === "story") return storyPath(mirror, page.id);
  return mirror + pathname.slice(prefix.length);
}
