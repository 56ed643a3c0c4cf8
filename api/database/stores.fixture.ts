// Features remember the same in memory and in a database: what tests say of them is to hold in both.
import { onTestFinished } from "vitest";
import { storeOf } from "../parts.fixture.ts";
import type { Store } from "../platform/store.ts";
import { countsInDatabase, type SharedCounts } from "./counts-in-database.ts";
import { openDatabase } from "./database.ts";
import type { Database } from "./model.ts";
import type { PartShape } from "./part-shapes.ts";
import { openPartStore } from "./part-store.ts";
import { findPostgres } from "./postgres.fixture.ts";

const postgres = await findPostgres();

/** Keeps a part of the state that begins as this one, for as long as the test lasts. */
type Keep = <Part extends object>(shape: PartShape<Part>, part: Part) => Promise<Store<Part>>;

/** Where a part of the state can be kept; a database only where there is PostgreSQL. */
export const storeKinds: [where: string, keep: Keep][] = [
  ["memory", async (_, part) => storeOf(part)],
  ...(postgres.missing === undefined ? [["a database", keepInDatabase] as [string, Keep]] : []),
];

/** What a test says of its server that speaks of the files themselves: they are there however the tests are run. */
export type StoresOfTest = { stores?: "files" | undefined };

/** The address of a database for tests that were asked to keep everything in one (STORES_OF_TESTS=database); else none. */
export async function databaseIfAsked({ stores }: StoresOfTest = {}): Promise<{ DATABASE_URL?: string }> {
  if (process.env.STORES_OF_TESTS !== "database" || stores === "files") return {};
  if (postgres.missing !== undefined) throw new Error(postgres.missing);
  return { DATABASE_URL: await postgres.freshDatabase() };
}

/** Counts in a database of their own, for as long as the test lasts; null where there is no PostgreSQL. */
export const openTestCounts = postgres.missing === undefined ? keepCounts : null;

async function keepInDatabase<Part extends object>(shape: PartShape<Part>, part: Part): Promise<Store<Part>> {
  return keepPart(await openTestDatabase(), shape, part);
}

/** Keeps a part of the state in this database, beginning as this one. */
export async function keepPart<Part extends object>(
  database: Database,
  shape: PartShape<Part>,
  part: Part,
  options?: Parameters<typeof openPartStore>[2],
): Promise<Store<Part>> {
  const store = await openPartStore(database, shape, options);
  onTestFinished(store.close);
  await store.update((state) => {
    for (const [name, rows] of Object.entries(part)) Object.assign((state as Record<string, object>)[name] ?? {}, rows);
  });
  return store;
}

async function keepCounts(): Promise<SharedCounts> {
  const counts = await countsInDatabase(await openTestDatabase());
  onTestFinished(counts.close);
  return counts;
}

/** A database of its own, for as long as the test lasts. */
export async function openTestDatabase(): Promise<Database> {
  if (postgres.missing !== undefined) throw new Error(postgres.missing);
  const opened = await openDatabase({ url: await postgres.freshDatabase() });
  onTestFinished(opened.close);
  return opened;
}
