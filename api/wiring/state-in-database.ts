import { placeOf } from "#api/database/connect.ts";
import { openDatabase } from "#api/database/database.ts";
import { databaseError } from "#api/database/database-error.ts";
import { readWholeState } from "#api/database/state/whole-state.ts";
import type { State } from "#api/state/model.ts";

/** Everything that a database remembers, of one moment, and where it is. Throws DATABASE_UNAVAILABLE, DATABASE_TOO_NEW. */
export async function readStateOf(url: string): Promise<{ place: string; state: State }> {
  const database = await openDatabase({ url, patienceMs: 0 });
  try {
    const state = await database.query.transaction().setIsolationLevel("repeatable read").execute(readWholeState);
    return { place: placeOf(url), state };
  } catch (error) {
    throw databaseError(error);
  } finally {
    await database.close();
  }
}
