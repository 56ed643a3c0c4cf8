import { mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { wordsVersion } from "../words/stem.ts";

/** To be raised with every change of the tables. */
const tablesVersion = 1;
const inMemory = ":memory:";
const version = tablesVersion * 1000 + wordsVersion;

export type Table = "titles_en" | "titles_pl" | "texts_en" | "texts_pl";
export const tables = ["titles_en", "titles_pl", "texts_en", "texts_pl"] as const satisfies Table[];

export type Opened = { database: DatabaseSync; isComplete: boolean; file: string };

/**
 * Opens the first of some files that no other server has open, and makes it empty where it is not ours or of another version. It can
 * be lost at any time, since it says nothing that the library does not say. Where no file can be had, the index is in memory.
 */
export function openDatabase(files: readonly string[]): Opened {
  for (const file of files) {
    try {
      if (file !== inMemory) mkdirSync(dirname(file), { recursive: true });
      return openFile(file);
    } catch (error) {
      if (isBusy(error) || hasNoFolder(error)) continue;
      removeDatabase(file);
      return openFile(file);
    }
  }
  return openFile(inMemory);
}

export function removeDatabase(file: string): void {
  for (const ending of ["", "-wal", "-shm", "-journal"]) rmSync(file + ending, { force: true });
}

function openFile(file: string): Opened {
  const database = new DatabaseSync(file);
  try {
    // The file is this server's alone as long as it is open.
    database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
    database.exec("PRAGMA cache_size = -1000; PRAGMA journal_size_limit = 16000000;");
    database.exec("BEGIN IMMEDIATE; COMMIT");
    const kept = database.prepare("PRAGMA user_version").get()?.user_version;
    if (kept !== version && kept !== 0) throw new Error("is of another version");
    if (kept === 0) create(database);
    const isComplete = database.prepare("SELECT 1 FROM state WHERE complete").get() !== undefined;
    return { database, isComplete, file };
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * The texts themselves stay in the library: these tables hold only where forms of words stand. Forms are folded already, so they are
 * divided at the spaces and taken as they are.
 */
function create(database: DatabaseSync): void {
  const ofForms = (table: Table) =>
    `CREATE VIRTUAL TABLE ${table} USING fts5(forms, content='', contentless_delete=1, tokenize='ascii');`;
  database.exec(`
    BEGIN;
    ${tables.map(ofForms).join("\n")}
    CREATE TABLE entries (
      place INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, at INTEGER NOT NULL, trace TEXT, category_en TEXT, category_pl TEXT
    );
    CREATE INDEX instants ON entries (at);
    CREATE TABLE words_en (stem TEXT, form TEXT, PRIMARY KEY (stem, form)) WITHOUT ROWID;
    CREATE TABLE words_pl (stem TEXT, form TEXT, PRIMARY KEY (stem, form)) WITHOUT ROWID;
    CREATE TABLE state (complete INTEGER NOT NULL);
    INSERT INTO state VALUES (0);
    PRAGMA user_version = ${version};
    COMMIT;
  `);
}

/** A statement to run. FTS5 leaves a last row id beyond 2^53, and as a number `run` cannot return it. */
export function prepareChange(database: DatabaseSync, sql: string): StatementSync {
  const statement = database.prepare(sql);
  statement.setReadBigInts(true);
  return statement;
}

/** SQLite's code of an error, without what its upper bits add: why a file is busy, or where it is damaged. */
const codeOf = (error: unknown): number =>
  error instanceof Error && "errcode" in error && typeof error.errcode === "number" ? error.errcode & 255 : 0;

const isBusy = (error: unknown): boolean => [5, 6].includes(codeOf(error));

const hasNoFolder = (error: unknown): boolean =>
  error instanceof Error && "syscall" in error && error.syscall === "mkdir";

/** Makes the file as small as it can be, once everything is in it. */
export function compact(database: DatabaseSync): void {
  for (const table of tables) database.exec(`INSERT INTO ${table} (${table}) VALUES ('optimize')`);
  try {
    // Takes a temporary file as large as the database; in memory it would be as large too.
    database.exec("VACUUM");
  } catch (error) {
    // Without room for it the file stays twice as large as it need be.
    if (isDamaged(error)) throw error;
  }
  database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
}

/** The errors of a file that is not, or no longer, what SQLite has written. */
export const isDamaged = (error: unknown): boolean => [11, 26].includes(codeOf(error));
