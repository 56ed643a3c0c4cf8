import { archive, archiveDay, archiveMonth, archiveYear } from "#api/stories/archive/calendar.ts";
import type { Collection, View } from "#api/stories/archive/collection.ts";
import { allSeries, series } from "#api/stories/archive/series.ts";
import { allCategories, categoryPage, timePage } from "#api/stories/archive/shelves.ts";
import { type ArchivePage, addressOfData } from "#web/features/archive/queries.ts";
import type { PageContent } from "./page-data.ts";

/** The content of a page of the archive. */
export function archiveContent(page: ArchivePage, number: number, view: View): PageContent {
  const found = collectionOf(page, number, view);
  return {
    dependencies: found?.dependencies ?? [],
    isThere: found !== null,
    data: () => ({ page: page.name, address: addressOfData(page, number), answer: found?.answer() ?? null }),
  };
}

function collectionOf(page: ArchivePage, number: number, view: View): Collection<unknown> | null {
  switch (page.name) {
    case "archive":
      return archive(view);
    case "archive-year":
      return archiveYear(page.year, view);
    case "archive-month":
      return archiveMonth(`${page.year}-${page.month}`, view);
    case "archive-day":
      return archiveDay(`${page.year}-${page.month}-${page.day}`, view);
    case "categories":
      return allCategories(view);
    case "category":
      return categoryPage(page.category, number, view);
    case "time":
      return timePage(page.slot, number, view);
    case "all-series":
      return allSeries(number, view);
    case "series":
      return series(page.id, view);
  }
}
