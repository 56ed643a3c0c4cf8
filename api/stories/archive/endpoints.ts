import { z } from "zod";
import { cachedEndpoint, type EndpointGroup, json, pathParameter } from "#api/platform/http/endpoint.ts";
import { nothingHere } from "#api/platform/http/http.ts";
import { wholeNumber } from "#api/platform/http/parse.ts";
import type { ResponseCache } from "#api/platform/http/response-cache.ts";
import type { StoryIndex } from "../index/story-index.ts";
import { type StoryId, TimeSlotName } from "../model.ts";
import { NoQuery } from "../public-queries.ts";
import { patternOf, readParameters } from "./addresses.ts";
import { archive, archiveDay, archiveMonth, archiveYear } from "./calendar.ts";
import type { Collection, View } from "./collection.ts";
import {
  Archive,
  ArchiveDay,
  ArchiveMonth,
  ArchiveYear,
  Categories,
  CategoryPage,
  PostsPage,
  Series,
  SeriesPage,
} from "./model.ts";
import { allSeries, series } from "./series.ts";
import { allCategories, categoryPage, timePage } from "./shelves.ts";

type Parts = {
  library: Pick<StoryIndex, "timeline">;
  likesOf(id: StoryId): number;
  responses: Pick<ResponseCache, "get">;
};

const kind = { type: "application/json; charset=utf-8", caching: "shared" } as const;
const missing = nothingHere;
const PageQuery = z.strictObject({ page: wholeNumber(1, 99_999).default(1) });

/** A part of an address that is written as in the address of the page. */
const writtenAs = (name: "year" | "month" | "day" | "category" | "id") =>
  pathParameter(z.string().regex(patternOf(`:${name}`)), missing);
const [year, month, day] = [writtenAs("year"), writtenAs("month"), writtenAs("day")];

const refusals = ["NOT_FOUND"] as const;

/** The content of the archive's pages, for browsers that move among them. */
export function archiveEndpoints({ library, likesOf, responses }: Parts): EndpointGroup {
  /** The cached response with this name. */
  const respond = (name: string, find: (view: View) => Collection<unknown> | null) =>
    responses.get({
      name: `archive ${name}`,
      kind,
      look(now) {
        const found = find({ timeline: library.timeline, now, likesOf });
        if (found === null) throw nothingHere();
        return { dependencies: found.dependencies, write: () => JSON.stringify(found.answer()) };
      },
    });

  const byDate = [
    cachedEndpoint({
      path: "/api/archive",
      summary: "The years that have stories, and the months of the newest",
      query: NoQuery,
      answers: { 200: json("The archive.", Archive) },
      cached: () => respond("all", archive),
    }),
    cachedEndpoint({
      path: "/api/archive/{year}",
      summary: "A year's months, and how many stories each has",
      params: { year },
      query: NoQuery,
      refusals,
      answers: { 200: json("The year.", ArchiveYear) },
      cached: ({ params }) => respond(params.year, (view) => archiveYear(params.year, view)),
    }),
    cachedEndpoint({
      path: "/api/archive/{year}/{month}",
      summary: "A month's stories day by day, without their texts",
      params: { year, month },
      query: NoQuery,
      refusals,
      answers: { 200: json("The month.", ArchiveMonth) },
      cached({ params }) {
        const named = `${params.year}-${params.month}`;
        return respond(named, (view) => archiveMonth(named, view));
      },
    }),
    cachedEndpoint({
      path: "/api/archive/{year}/{month}/{day}",
      summary: "A day's stories, without their texts",
      params: { year, month, day },
      query: NoQuery,
      refusals,
      answers: { 200: json("The day.", ArchiveDay) },
      cached({ params }) {
        if (readParameters(params, "en") === null) throw nothingHere();
        const date = `${params.year}-${params.month}-${params.day}`;
        return respond(date, (view) => archiveDay(date, view));
      },
    }),
  ];
  const byKind = [
    cachedEndpoint({
      path: "/api/categories",
      summary: "The categories and times of day that have stories",
      query: NoQuery,
      answers: { 200: json("Those with most stories first.", Categories) },
      cached: () => respond("categories", allCategories),
    }),
    cachedEndpoint({
      path: "/api/categories/{category}",
      summary: "The stories of a category, newest first, page by page, without their texts",
      params: { category: writtenAs("category") },
      query: PageQuery,
      refusals,
      answers: { 200: json("A page of stories.", CategoryPage) },
      cached: ({ params: { category }, query: { page } }) =>
        respond(`category ${category} ${page}`, (view) => categoryPage(category, page, view)),
    }),
    cachedEndpoint({
      path: "/api/times/{slot}",
      summary: "The stories of a time of day, newest first, page by page, without their texts",
      params: { slot: pathParameter(TimeSlotName, missing) },
      query: PageQuery,
      refusals,
      answers: { 200: json("A page of stories.", PostsPage) },
      cached: ({ params: { slot }, query: { page } }) =>
        respond(`time ${slot} ${page}`, (view) => timePage(slot, page, view)),
    }),
  ];
  const bySeries = [
    cachedEndpoint({
      path: "/api/series",
      summary: "The series: stories that continue one another, the one with the newest story first, page by page",
      query: PageQuery,
      refusals,
      answers: { 200: json("A page of series.", SeriesPage) },
      cached: ({ query: { page } }) => respond(`series ${page}`, (view) => allSeries(page, view)),
    }),
    cachedEndpoint({
      path: "/api/series/{id}",
      summary: "The stories of a series in their order, by the id of the first, without their texts",
      params: { id: writtenAs("id") },
      query: NoQuery,
      refusals,
      answers: { 200: json("The series.", Series) },
      cached: ({ params: { id } }) => respond(`series of ${id}`, (view) => series(id, view)),
    }),
  ];
  return { title: "Archive", endpoints: [...byDate, ...byKind, ...bySeries] };
}
