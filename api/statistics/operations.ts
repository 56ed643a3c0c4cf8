import { z } from "zod";
import { type FeatureReference, json, type Operation } from "#api/platform/http/operation.ts";
import { DayStats, PopularPost, PostStats, StatsOverview } from "./model.ts";
import { ExportQuery, NoQuery, PopularQuery } from "./queries.ts";

const operations: Operation[] = [
  {
    method: "get",
    path: "/admin/stats/overview",
    summary: "What readers looked at and liked, what is ready, what it cost",
    access: "administrators",
    query: NoQuery,
    refusals: ["RATE_LIMITED"],
    answers: { 200: json("The statistics.", StatsOverview) },
  },
  {
    method: "get",
    path: "/admin/stats/popular-posts",
    summary: "The most liked of the published stories, with everything that is counted of them",
    access: "administrators",
    query: PopularQuery,
    refusals: ["RATE_LIMITED"],
    answers: { 200: json("Most liked first.", z.array(PopularPost)) },
  },
  {
    method: "get",
    path: "/admin/stats/export",
    summary: "Every day since counting began, or every story, as a file",
    access: "administrators",
    query: ExportQuery,
    refusals: ["RATE_LIMITED"],
    answers: {
      200: {
        description: "A table by RFC 4180 with a header row, or the same as JSON.",
        content: {
          "text/csv": z.string(),
          "application/json": z.union([z.array(DayStats), z.array(PostStats)]),
        },
        headers: { "Content-Disposition": "A name for the file." },
      },
    },
  },
];

export const statisticsReference: FeatureReference = {
  title: "Statistics",
  schemas: { StatsOverview, DayStats, PopularPost, PostStats },
  operations,
};
