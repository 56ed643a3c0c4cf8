// Moves what a server remembers from the files of a data folder into a database, or back: all of it or nothing, and once.
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { ledgerInDatabase } from "#api/database/cluster/ledger-in-database.ts";
import { findSecret } from "#api/database/cluster/secret.ts";
import { placeOf } from "#api/database/connect.ts";
import { openDatabase } from "#api/database/database.ts";
import { databaseError } from "#api/database/database-error.ts";
import type { Database } from "#api/database/model.ts";
import { createRetry, usualPatienceMs } from "#api/database/retry.ts";
import { hasServers, lockEverything, type Moving, writeEverything } from "#api/database/state/import-state.ts";
import { asDatabaseKeeps, readWholeState } from "#api/database/state/whole-state.ts";
import { type LetterLedger, openLedger } from "#api/newsletter/sending/ledger.ts";
import { type LetterRecord, lineOf } from "#api/newsletter/sending/ledger-lines.ts";
import type { Config } from "#api/platform/config.ts";
import { AppError } from "#api/platform/errors.ts";
import { removeTemporaryFiles, writeDurably } from "#api/platform/files/disk.ts";
import { openLineJournal } from "#api/platform/files/line-journal.ts";
import { keptSecret, secretPath } from "#api/platform/secret.ts";
import { hasCounts } from "#api/state/counts/stored-counts.ts";
import type { State } from "#api/state/model.ts";
import { lockState, readState, statePath } from "#api/state/stored-state.ts";
import { type StateSummary, summaryOf } from "#api/state/summary.ts";
import { writeWhole } from "#api/state/whole-state.ts";

/** `already`: all of it was there, from a time before. */
export type MovedState = { summary: StateSummary; letters: number; place: string; already: boolean };

type World = { config: Config; url: string };

/**
 * Throws STATE_IN_USE where a server runs over either of them, STATE_NOT_EMPTY where something else is there already, NO_STATE where there
 * is nothing to move; a move that was killed is begun anew by the next.
 */
export async function moveState(config: Config, to: "database" | "file"): Promise<MovedState> {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = config;
  if (url === undefined) throw new AppError("CONFIG_INVALID", "DATABASE_URL says which database, and is not set.");
  const lock = await lockState(dataDir);
  try {
    return await withEverything(url, (database) =>
      to === "database" ? intoDatabase(database, { config, url }) : intoFiles(database, { config, url }),
    );
  } finally {
    lock.release();
  }
}

/** Nobody else changes anything of the database meanwhile. */
async function withEverything<Result>(url: string, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ url, patienceMs: 0, withoutTimeouts: true });
  try {
    return await database.query
      .transaction()
      .setIsolationLevel("read committed")
      .execute(async (query) => {
        await lockEverything(query);
        if (await hasServers(query)) throw inUse(placeOf(url));
        return work({ ...database, query });
      });
  } catch (error) {
    throw databaseError(error);
  } finally {
    await database.close();
  }
}

async function intoDatabase(database: Database, { config, url }: World): Promise<MovedState> {
  const { DATA_DIR: dataDir } = config;
  const found = await readState(dataDir);
  if (found === null || isEmpty(found)) throw nothingToMove(statePath(dataDir));
  const moving: Moving = {
    state: asDatabaseKeeps(found),
    letters: await lettersIn(openLedger({ dataDir })),
    secret: await keptSecret({ DATA_DIR: dataDir }),
  };
  const ledger = ledgerInDatabase({ database, retry: createRetry(usualPatienceMs) });
  const already = !isEmpty(await readWholeState(database.query)) || (await ledger.dates()).length > 0;
  if (!already) await writeEverything(database.query, moving);
  // What differs is refused; what was just written is not there then.
  const there = { state: await readWholeState(database.query), letters: await lettersIn(ledger) };
  requireSame(moving, there, placeOf(url));
  return { ...reportOf(moving), place: placeOf(url), already };
}

async function intoFiles(database: Database, { config, url }: World): Promise<MovedState> {
  const { DATA_DIR: dataDir } = config;
  const moving: Moving = {
    state: await readWholeState(database.query),
    letters: await lettersIn(ledgerInDatabase({ database, retry: createRetry(usualPatienceMs) })),
    secret: await findSecret(database),
  };
  if (isEmpty(moving.state)) throw nothingToMove(placeOf(url));
  const path = statePath(dataDir);
  const there = await readState(dataDir);
  if (there === null && (await hasCounts(dataDir))) throw notEmpty(join(dataDir, "counts"));
  const already = there !== null && !isEmpty(there);
  if (!already) await writeFiles(dataDir, moving);
  const read = await readState(dataDir);
  // Beside them may lie what a server wrote before it had a database, of letters that the database has forgotten.
  const moved = new Set(moving.letters.map(({ letter }) => letter));
  const letters = (await lettersIn(openLedger({ dataDir }))).filter(({ letter }) => moved.has(letter));
  requireSame(moving, { state: read && asDatabaseKeeps(read), letters }, path);
  return { ...reportOf(moving), place: path, already };
}

/** The state comes last: with it, all is there. */
async function writeFiles(dataDir: string, { state, letters, secret }: Moving): Promise<void> {
  const folder = join(dataDir, "letters");
  // Of a move that was killed, with readers' ids in it; nobody else writes there while the state is locked.
  await removeTemporaryFiles(folder).catch(() => {});
  for (const record of letters) {
    await openLineJournal(join(folder, `${record.letter}.jsonl`), null).append(ledgerLines(record));
  }
  if (secret !== null) await writeDurably(secretPath(dataDir), secret, { mode: 0o600 });
  await writeWhole(statePath(dataDir), state);
}

function ledgerLines({ letter, at, upTo, noted }: LetterRecord): string[] {
  const lines = [...noted].flatMap(([id, { outcome, refusals, refusedAt }]) => [
    ...Array.from({ length: refusals }, () =>
      lineOf({ id, outcome: "refused", ...(refusedAt !== null && { at: refusedAt }) }),
    ),
    ...(outcome === "refused" ? [] : [lineOf({ id, outcome })]),
  ]);
  return [lineOf({ letter, at, upTo }), ...lines];
}

async function lettersIn(ledger: Pick<LetterLedger, "dates" | "read">): Promise<LetterRecord[]> {
  const letters: LetterRecord[] = [];
  for (const date of await ledger.dates()) {
    const record = await ledger.read(date);
    if (record) letters.push(record);
  }
  return letters;
}

type There = { state: State | null; letters: readonly LetterRecord[] };

/** Compares with what was read back. */
function requireSame(moving: Moving, { state, letters }: There, place: string): void {
  if (!isDeepStrictEqual({ state, letters }, { state: moving.state, letters: moving.letters })) throw notEmpty(place);
}

const reportOf = ({ state, letters }: Moving) => ({ summary: summaryOf(state), letters: letters.length });

function isEmpty({ access, engagement, newsletter, health }: State): boolean {
  const collections = [
    access.accounts,
    access.sessions,
    access.invitations,
    access.passkeys,
    access.usedChallenges,
    access.previewLinks,
    newsletter.subscribers,
    health.told,
    engagement.stories,
    engagement.days,
  ];
  return collections.every((rows) => Object.keys(rows).length === 0);
}

const inUse = (place: string) =>
  new AppError("STATE_IN_USE", `A server uses the database at ${place}, or did half a minute ago.`, {
    hint: "Stop all servers first; one that was killed is forgotten after half a minute.",
  });

const nothingToMove = (place: string) => new AppError("NO_STATE", `There is nothing to move in ${place}.`);

const notEmpty = (place: string) =>
  new AppError("STATE_NOT_EMPTY", `${place} holds something else already, and nothing was written over it.`, {
    hint: "Move into an empty database, or into a DATA_DIR without state.json, counts and backups.",
  });
