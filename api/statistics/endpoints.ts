import { z } from "zod";
import type { Clock } from "#api/platform/clock.ts";
import { csvOf } from "#api/platform/files/csv.ts";
import { type EndpointGroup, endpoint, json } from "#api/platform/http/endpoint.ts";
import { rates } from "#api/platform/http/rates.ts";
import { warsawDate } from "#api/schedule/slots.ts";
import { DayStats, type ExportSubject, PopularPost, PostStats, StatsOverview } from "./model.ts";
import { ExportQuery, NoQuery, PopularQuery } from "./queries.ts";
import type { Statistics } from "./statistics.ts";

const reading = { method: "get", access: "editor", rate: rates.adminStatistics } as const;

export function statisticsEndpoints({ statistics, clock }: { statistics: Statistics; clock: Clock }): EndpointGroup {
  const overview = endpoint({
    ...reading,
    path: "/api/admin/stats/overview",
    summary: "What readers looked at and liked, what is ready, what it cost",
    query: NoQuery,
    answers: { 200: json("The statistics.", StatsOverview) },
    handle: () => statistics.overview(),
  });
  const popular = endpoint({
    ...reading,
    path: "/api/admin/stats/popular-posts",
    summary: "The most liked of the published stories, with everything that is counted of them",
    query: PopularQuery,
    answers: { 200: json("Most liked first.", z.array(PopularPost)) },
    handle: ({ query }) => statistics.popular(query.limit),
  });
  const file = endpoint({
    ...reading,
    path: "/api/admin/stats/export",
    summary: "Every day since counting began, or every story, as a file",
    query: ExportQuery,
    answers: {
      200: {
        description: "A table by RFC 4180 with a header row, or the same as JSON.",
        content: { "text/csv": z.string(), "application/json": z.union([z.array(DayStats), z.array(PostStats)]) },
        headers: { "Content-Disposition": "A name for the file." },
      },
    },
    handle({ query: { format, what }, response }) {
      response.attachment(`mruk-${what}-${warsawDate(clock.now())}.${format}`);
      if (format === "json") return statistics[what]();
      response.type("text/csv; charset=utf-8").send(tableOf(statistics, what));
      return undefined;
    },
  });
  const schemas = { StatsOverview, DayStats, PopularPost, PostStats };
  return { title: "Statistics", schemas, endpoints: [overview, popular, file] };
}

function tableOf(statistics: Statistics, what: ExportSubject): string {
  if (what === "days") return csvOf(statistics.days(), DayStats.keyof().options);
  return csvOf(statistics.posts(), PostStats.keyof().options);
}
