import { type Place, pathTo, readPath } from "#web/app/paths.ts";

type Here = { pathname: string; search: string };

/** The login page's path, which remembers the page to return to in its query. */
export function loginPath(prefix: Place["prefix"], wanted?: Here): string {
  const login = pathTo("admin-login", prefix);
  if (!wanted?.search) return login;
  return `${login}?${new URLSearchParams({ back: wanted.pathname + wanted.search })}`;
}

/** The path to open after signing in: the one in the query if it is a page of the panel, else the panel. */
export function returnPath(prefix: Place["prefix"], search: string): string {
  const back = new URLSearchParams(search).get("back") ?? "";
  const [path = ""] = back.split(/[?#]/);
  return readPath(path).page.name === "admin" ? back : pathTo("admin", prefix);
}
