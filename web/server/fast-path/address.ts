import { pageRow } from "#web/app/pages.ts";
import { type Place, readPath } from "#web/app/paths.ts";

const pagePattern = /^(\/[\w/-]{0,60})(\?page=[1-9]\d{0,4})?$/;

/** The cached page at an address in the form that our own pages use; null for every other address, which Express answers. */
export function cachedPageAt(url: string): Place | null {
  const [, path, query] = pagePattern.exec(url) ?? [];
  if (path === undefined) return null;
  const place = readPath(path);
  const { cached, paged = false } = pageRow(place.page.name);
  return cached === "address" && (query === undefined || paged) ? place : null;
}
