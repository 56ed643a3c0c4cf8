import { onTestFinished } from "vitest";
import { openDatabase } from "../database.ts";
import type { Database } from "../model.ts";
import { findPostgres } from "../postgres.fixture.ts";

export const postgres = await findPostgres();

/** Opens so many servers over one new database. */
export async function databases(count: number): Promise<Database[]> {
  if (postgres.missing !== undefined) throw new Error(postgres.missing);
  const url = await postgres.freshDatabase();
  return Promise.all(
    Array.from({ length: count }, async () => {
      const database = await openDatabase({ url });
      onTestFinished(() => database.close());
      return database;
    }),
  );
}
