// Features store the same in memory and in a database, and tests of them run over both.
import { onTestFinished } from "vitest";
import { storeOf } from "#api/parts.fixture.ts";
import type { Store } from "#api/platform/store.ts";
import { countsInDatabase, type SharedCounts } from "./counts/counts-in-database.ts";
import { openDatabase } from "./database.ts";
import type { Database } from "./model.ts";
import { findPostgres } from "./postgres.fixture.ts";
import type { Collections, PartShape } from "./state/part-shapes.ts";
import { openPartStore } from "./state/part-store.ts";

const postgres = await findPostgres();

/** Opens a store that starts with this part, until the test ends. */
type Keep = <Part extends Collections>(shape: PartShape<Part>, part: Part) => Promise<Store<Part>>;

/** The kinds of store; a database only where PostgreSQL is available. */
export const storeKinds: [where: string, keep: Keep][] = [
  ["memory", async (_, part) => storeOf(part)],
  ...(postgres.missing === undefined ? [["a database", keepInDatabase] as [string, Keep]] : []),
];

/** `files` for tests about the files themselves, which use them however the tests are run. */
export type StoresOfTest = { stores?: "files" | undefined };

/** The address of a database when the tests are to use one (STORES_OF_TESTS=database); else nothing. */
export async function databaseIfAsked({ stores }: StoresOfTest = {}): Promise<{ DATABASE_URL?: string }> {
  if (process.env.STORES_OF_TESTS !== "database" || stores === "files") return {};
  if (postgres.missing !== undefined) throw new Error(postgres.missing);
  return { DATABASE_URL: await postgres.freshDatabase() };
}

/** Counts in a database of their own, until the test ends; null without PostgreSQL. */
export const openTestCounts = postgres.missing === undefined ? keepCounts : null;

async function keepInDatabase<Part extends Collections>(shape: PartShape<Part>, part: Part): Promise<Store<Part>> {
  return keepPart(await openTestDatabase(), shape, part);
}

/** Opens a store of this part in the given database, starting with `part`. */
export async function keepPart<Part extends Collections>(
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

/** A database of its own, until the test ends. */
export async function openTestDatabase(): Promise<Database> {
  if (postgres.missing !== undefined) throw new Error(postgres.missing);
  const opened = await openDatabase({ url: await postgres.freshDatabase() });
  onTestFinished(opened.close);
  return opened;
}
