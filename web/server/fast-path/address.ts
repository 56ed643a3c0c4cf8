import { pageRow } from "#web/app/pages.ts";
import { type Place, readPath } from "#web/app/paths.ts";

const pagePattern = /^\/[\w/-]{0,60}$/;

/** The cached page at an address in the form that our own pages use; null for every other address, which Express answers. */
export function cachedPageAt(url: string): Place | null {
  if (!pagePattern.test(url)) return null;
  const place = readPath(url);
  return pageRow(place.page.name).cached === "address" ? place : null;
}
