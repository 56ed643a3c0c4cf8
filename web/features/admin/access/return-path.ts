import { type Place, pathTo, readPath } from "../../../app/paths.ts";

type Here = { pathname: string; search: string };

/** Where to sign in, with a note of where one wanted to go. */
export function loginPath(prefix: Place["prefix"], wanted?: Here): string {
  const login = pathTo("admin-login", prefix);
  if (!wanted?.search) return login;
  return `${login}?${new URLSearchParams({ back: wanted.pathname + wanted.search })}`;
}

/** Where to go after signing in: the address of the panel that the query notes, whatever else it may say. */
export function returnPath(prefix: Place["prefix"], search: string): string {
  const back = new URLSearchParams(search).get("back") ?? "";
  const [path = ""] = back.split(/[?#]/);
  return readPath(path).page.name === "admin" ? back : pathTo("admin", prefix);
}
