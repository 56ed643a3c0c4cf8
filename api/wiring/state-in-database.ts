import { placeOf } from "../database/connect.ts";
import { openDatabase } from "../database/database.ts";
import { databaseError } from "../database/database-error.ts";
import { readWholeState } from "../database/whole-state.ts";
import type { State } from "../state/model.ts";

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
