// Maps addresses to pages and to their mirrors in the other language. Server and browser read addresses with this
// function, so they cannot disagree.
import { fillPath, patternOf, readParameters } from "#api/stories/archive/addresses.ts";
import type { Language } from "#web/i18n/i18n.ts";
import { languages } from "#web/i18n/languages.ts";
import { isStanding, type PageName, type ParametersOf, pageNames, pathOf, type StandingPage } from "./pages.ts";

/** A page with the parameters of its address. */
export type PageNamed<Name extends PageName> = { name: Name } & ParametersOf<Name>;
export type Page = { [Name in PageName]: PageNamed<Name> }[PageName];
/** A page that has an address. */
export type KnownPage = Exclude<Page, { name: "not-found" }>;
/** `prefix` is "/pl" on Polish addresses and "" elsewhere. */
export type Place = { page: Page; prefix: "" | "/pl" };

const notFound: Page = { name: "not-found" };

export function readPath(pathname: string): Place {
  const polish = pathname === "/pl" || pathname.startsWith("/pl/");
  const rest = polish ? pathname.slice(3) : pathname;
  return { page: readPage(rest, polish ? "pl" : "en"), prefix: polish ? "/pl" : "" };
}

function routesIn(language: Language) {
  const routes = pageNames.flatMap((name) => {
    const path = pathOf(name, language);
    return path === null ? [] : [{ name, path }];
  });
  return {
    standing: new Map(routes.flatMap(({ name, path }) => (isStanding(name) ? [[path as string, name] as const] : []))),
    others: routes
      .filter(({ path }) => path.includes(":"))
      .map((route) => ({ ...route, pattern: patternOf(route.path) })),
  };
}
const routes = Object.fromEntries(languages.map((language) => [language, routesIn(language)]));

function readPage(path: string, language: Language): Page {
  const plain = path === "" ? "/" : path.replace(/(?<=[^/])\/$/, "");
  const name = routes[language]?.standing.get(plain);
  if (name !== undefined) return { name };
  for (const { name, pattern } of routes[language]?.others ?? []) {
    const found = pattern.exec(plain)?.groups;
    if (found === undefined) continue;
    const parameters = readParameters(found, language);
    return parameters === null ? notFound : ({ name, ...parameters } as Page);
  }
  return notFound;
}

/** The path of a page; one without parameters is told by its name. */
export function pathTo(page: StandingPage | KnownPage, prefix: Place["prefix"]): string {
  const language = prefix === "/pl" ? "pl" : "en";
  const { name, ...parameters } = typeof page === "string" ? { name: page } : page;
  return prefix + fillPath(pathOf(name, language) ?? "", parameters, language);
}
export const homePath = (prefix: Place["prefix"]) => pathTo("home", prefix);

/** The canonical address of a page in this language. */
export function mirrored(pathname: string, language: Language): string {
  const { page, prefix } = readPath(pathname);
  const mirror = language === "pl" ? "/pl" : "";
  return page.name === "not-found" ? mirror + pathname.slice(prefix.length) : pathTo(page, mirror);
}
