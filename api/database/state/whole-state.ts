import type { Kysely } from "kysely";
import { type State, stateVersion } from "#api/state/model.ts";
import { readCounts } from "../counts/count-rows.ts";
import type { Tables } from "../tables.ts";
import { readChanges } from "./part-rows.ts";
import {
  accessShape,
  type Collections,
  collectionOf,
  healthShape,
  newsletterShape,
  type PartShape,
} from "./part-shapes.ts";

const never = -1;

/** Reads everything that a database remembers, in the form of the state file. */
export async function readWholeState(query: Kysely<Tables>): Promise<State> {
  const read = async <Part extends Collections>(shape: PartShape<Part>) =>
    Object.assign(shape.empty(), Object.fromEntries((await readChanges(query, shape, never)).rows));
  const { stories, days } = await readCounts(query, never);
  return {
    version: stateVersion,
    access: await read(accessShape),
    engagement: {
      stories: Object.fromEntries(stories.map(({ story, ...counts }) => [story, counts])),
      days: Object.fromEntries(days.map(({ day, ...counts }) => [day, counts])),
    },
    newsletter: await read(newsletterShape),
    health: await read(healthShape),
  };
}

/** A state as a database returns it: instants in UTC, to the microsecond. */
export const asDatabaseKeeps = (state: State): State => ({
  ...state,
  access: keptBy(accessShape, state.access),
  newsletter: keptBy(newsletterShape, state.newsletter),
  health: keptBy(healthShape, state.health),
});

function keptBy<Part extends Collections>(shape: PartShape<Part>, part: Part): Part {
  const kept = Object.entries(part).map(([name, rows]) => {
    const { toColumns, fromColumns } = collectionOf(shape, name);
    return [name, Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, fromColumns(toColumns(row))]))];
  });
  return Object.assign(shape.empty(), Object.fromEntries(kept));
}
