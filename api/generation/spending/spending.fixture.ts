import { join } from "node:path";
import { bookInDatabase } from "#api/database/cluster/spending-in-database.ts";
import { openTables } from "#api/database/database.ts";
import { databaseError } from "#api/database/database-error.ts";
import { findPostgres } from "#api/database/postgres.fixture.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { StoryId } from "#api/stories/model.ts";
import { openSpending } from "./spending.ts";
import { bookInFile } from "./spending-in-file.ts";

export const id = StoryId.parse("2026-11-21-morning");
export const model = "gpt-6-luna";

export const postgres = await findPostgres();

/** A clock that stands still until the test moves it. */
function passingClock() {
  let now = Temporal.Instant.from("2026-11-21T12:00:00+01:00");
  return {
    now: () => now,
    pass: (duration: Temporal.DurationLike) => {
      now = now.add(duration);
    },
  };
}

type Budget = { perDayUsd?: number; perRunUsd?: number };

export function bookInFolder(budget: Budget = {}) {
  const journalDir = folderOfTest();
  const { pass, ...clock } = passingClock();
  return {
    path: join(journalDir, "spending.jsonl"),
    journalDir,
    /** Another run over the same book. */
    open: (other = budget) => openSpending({ book: bookInFile(journalDir), clock, budget: other }),
    pass,
  };
}

export async function bookOfServers(budget: Budget = {}) {
  if (postgres.missing !== undefined) throw new Error(postgres.missing);
  const { pass, ...clock } = passingClock();
  const url = await postgres.freshDatabase();
  const openBook = () => bookInDatabase({ open: () => openTables(url), explained: databaseError });
  return { open: (other = budget) => openSpending({ book: openBook(), clock, budget: other }), pass, url };
}

/** Where a book may lie; `missing` says why it cannot. */
export const places = [
  { place: "a folder", missing: undefined, openedBook: async (budget?: Budget) => bookInFolder(budget) },
  { place: "a database", missing: postgres.missing, openedBook: bookOfServers },
];

type Spending = ReturnType<typeof openSpending>;

export const reserve = (spending: Spending, atMostUsd: number, story = id, signal?: AbortSignal) =>
  spending.purseOf(story, "text").reserve({ model, atMostUsd, signal });
/** Reserves an amount, and settles it with the same one. */
export const spend = async (spending: Spending, usd: number) => (await reserve(spending, usd)).settle({ usd });
