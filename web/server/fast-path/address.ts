import { type Place, readPath } from "#web/app/paths.ts";

const pagePattern = /^\/[\w/-]{0,60}$/;

/** The cached page at an address in the form that our own pages use; null for every other address, which Express answers. */
export function cachedPageAt(url: string): Place | null {
  if (!pagePattern.test(url)) return null;
  const place = readPath(url);
  const { name } = place.page;
  if (name === "not-found" || name.startsWith("admin") || name.startsWith("newsletter")) return null;
  return place;
}
