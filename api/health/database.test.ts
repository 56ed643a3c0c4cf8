import { pino } from "pino";
import { expect, it } from "vitest";
import { AppError } from "#api/platform/errors.ts";
import { openDatabaseWatch } from "./database.ts";
import { openHealth } from "./health.ts";

it("is an alarm for as long as the database is away, and is logged once", async () => {
  const health = openHealth({ clock: { now: () => Temporal.Instant.from("2026-11-21T08:00:00Z") } });
  const said: string[] = [];
  const log = pino({}, { write: (line: string) => void said.push(line) });
  let refresh = async () => {
    throw new AppError("DATABASE_UNAVAILABLE", "The database cannot be used: its disk is full.", { hint: "Later." });
  };
  const watch = openDatabaseWatch({ refresh: () => refresh(), health, log });
  for (let times = 0; times < 3; times++) await watch.tick();
  expect(health.problems()).toMatchObject([{ part: "database", level: "alarm", code: "DATABASE_UNAVAILABLE" }]);
  expect(said).toHaveLength(1);
  refresh = async () => undefined as never;
  for (let times = 0; times < 3; times++) await watch.tick();
  expect(health.problems()).toEqual([]);
  expect(said).toHaveLength(2);
});
