// The gallery's state, as the home page's address says it: `/?dates=7days&pages=3`.
import { type DateFilter, dateFilters } from "./date-filter.ts";

export type GalleryShown = { filter: DateFilter /** How many pages of eight stories. */; pages: number };

/** The pages that a browser loads one after the other for an address. */
const mostPages = 100;
/** The pages that the server renders at once; browsers add the rest. With four filters it keeps a page in twenty forms at most. */
export const renderedPages = 5;

/** Reads a query; unknown values count as absent. */
export function readGallery(search: string): GalleryShown {
  const query = new URLSearchParams(search);
  const pages = query.get("pages") ?? "";
  return {
    filter: dateFilters.find((each) => each === query.get("dates")) ?? "all",
    pages: /^[1-9]\d{0,3}$/.test(pages) ? Math.min(Number(pages), mostPages) : 1,
  };
}

/** The query with its question mark; empty for the first page of all dates. */
export function galleryQueryOf({ filter, pages }: GalleryShown): string {
  const query = new URLSearchParams();
  if (filter !== "all") query.set("dates", filter);
  if (pages > 1) query.set("pages", String(pages));
  return query.size > 0 ? `?${query}` : "";
}

/** The state that the server renders for a query: one of few forms, whatever the query says. */
export function renderedGallery(search: string): GalleryShown {
  const { filter, pages } = readGallery(search);
  return { filter, pages: Math.min(pages, renderedPages) };
}
