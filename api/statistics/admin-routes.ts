import { type Request, type Response, Router } from "express";
import type { Clock } from "#api/platform/clock.ts";
import { csvOf } from "#api/platform/files/csv.ts";
import { readOnly } from "#api/platform/http/http.ts";
import { parseQuery } from "#api/platform/http/parse.ts";
import { warsawDate } from "#api/schedule/slots.ts";
import { DayStats, type ExportSubject, PostStats } from "./model.ts";
import { ExportQuery, NoQuery, PopularQuery } from "./queries.ts";
import type { Statistics } from "./statistics.ts";

/** Mount at `/api/admin/stats`: `overview`, `popular-posts`, `export`. */
export function statisticsRoutes({ statistics, clock }: { statistics: Statistics; clock: Clock }): Router {
  const router = Router();
  readOnly(router, "/overview", async (request, response) => {
    parseQuery(NoQuery, request.query);
    response.json(await statistics.overview());
  });
  readOnly(router, "/popular-posts", (request, response) => {
    response.json(statistics.popular(parseQuery(PopularQuery, request.query).limit));
  });
  readOnly(router, "/export", (request: Request, response: Response) => {
    const { format, what } = parseQuery(ExportQuery, request.query);
    response.attachment(`mruk-${what}-${warsawDate(clock.now())}.${format}`);
    if (format === "json") response.json(statistics[what]());
    else response.type("text/csv; charset=utf-8").send(tableOf(statistics, what));
  });
  return router;
}

function tableOf(statistics: Statistics, what: ExportSubject): string {
  if (what === "days") return csvOf(statistics.days(), DayStats.keyof().options);
  return csvOf(statistics.posts(), PostStats.keyof().options);
}
