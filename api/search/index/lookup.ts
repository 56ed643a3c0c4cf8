import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Language } from "#api/language/model.ts";
import { type Table, tables } from "./database.ts";

/** From one place to below another; `from` is 0 unless given. */
export type PlaceRange = { from?: number | undefined; bound: number; limit: number };

/** Questions to the index: places of stories, the newest first. Only forms without quotation marks get here. */
export type Lookup = {
  places(table: Table, match: string, range: PlaceRange): number[];
  /** Whether a text below the bound has one of these forms. */
  some(language: Language, forms: readonly string[], bound: number): boolean;
};

export function openLookup(database: DatabaseSync): Lookup {
  const prepared = new Map<Table, StatementSync>(tables.map((table) => [table, placesIn(database, table)]));
  function places(table: Table, match: string, { from = 0, bound, limit }: PlaceRange): number[] {
    return (prepared.get(table)?.all(match, from, bound, limit) ?? []).map(({ 0: place }) => Number(place));
  }
  return {
    places,
    some: (language, forms, bound) => places(`texts_${language}`, anyOf(forms), { bound, limit: 1 }).length > 0,
  };
}

function placesIn(database: DatabaseSync, table: Table): StatementSync {
  const statement = database.prepare(
    `SELECT rowid FROM ${table} WHERE ${table} MATCH ? AND rowid >= ? AND rowid < ? ORDER BY rowid DESC LIMIT ?`,
  );
  // A question reads hundreds of rows: objects with names would leave several times as much to be collected.
  statement.setReturnArrays(true);
  return statement;
}

export const anyOf = (forms: readonly string[]): string => `(${forms.map((form) => `"${form}"`).join(" OR ")})`;
export const phraseOf = (forms: readonly string[]): string => `"${forms.join(" ")}"`;
export const nearTo = (forms: readonly string[]): string => `NEAR(${forms.map((form) => `"${form}"`).join(" ")}, 16)`;
export const allOf = (parts: readonly string[]): string => parts.join(" AND ");
