import { queryOptions } from "@tanstack/react-query";
import { fillPath } from "#api/stories/archive/addresses.ts";
import type {
  Archive,
  ArchiveDay,
  ArchiveMonth,
  ArchiveYear,
  Categories,
  CategoryPage,
  PostsPage,
  Series,
  SeriesPage,
} from "#api/stories/archive/model.ts";
import { pageNumberQuery } from "#web/app/page-number.ts";
import { pageRow } from "#web/app/pages.ts";
import type { Page, PageNamed } from "#web/app/paths.ts";
import { getJsonIfAny } from "#web/app/queries.ts";

/** The answer that each page of the archive shows. */
export type Answers = {
  archive: Archive;
  "archive-year": ArchiveYear;
  "archive-month": ArchiveMonth;
  "archive-day": ArchiveDay;
  categories: Categories;
  category: CategoryPage;
  time: PostsPage;
  "all-series": SeriesPage;
  series: Series;
};
export type ArchivePageName = keyof Answers;
export type ArchivePage = Extract<Page, { name: ArchivePageName }>;

const dataPaths: Record<ArchivePageName, string> = {
  archive: "/api/archive",
  "archive-year": "/api/archive/:year",
  "archive-month": "/api/archive/:year/:month",
  "archive-day": "/api/archive/:year/:month/:day",
  categories: "/api/categories",
  category: "/api/categories/:category",
  time: "/api/times/:slot",
  "all-series": "/api/series",
  series: "/api/series/:id",
};

export const isInArchive = (page: Page): page is ArchivePage => Object.hasOwn(dataPaths, page.name);

/** The address of what a page of the archive shows; `number` is that of a part of a paged list. */
export const addressOfData = (page: ArchivePage, number: number): string =>
  fillPath(dataPaths[page.name], page, "en") + (pageRow(page.name).paged ? pageNumberQuery(number) : "");

const freshFor = 60_000;
const missingFreshFor = 1000;

/** The content of a page of the archive; null where there is nothing at its address. */
export const archivePageQuery = <Name extends ArchivePageName>(page: PageNamed<Name> & ArchivePage, number: number) =>
  queryOptions({
    queryKey: [addressOfData(page, number)] as const,
    queryFn: ({ queryKey, signal }) => getJsonIfAny<Answers[Name]>(queryKey, signal),
    staleTime: ({ state }) => (state.data === null ? missingFreshFor : freshFor),
  });
