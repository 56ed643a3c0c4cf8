import { AppError } from "#api/platform/errors.ts";
import { readIfThere } from "#api/platform/files/read-if-there.ts";
import { type Backup, listBackups } from "./backups.ts";
import type { StoredState } from "./model.ts";
import { parseState } from "./parse-state.ts";
import { readState, statePath } from "./stored-state.ts";
import { type StateSummary, summaryOf } from "./summary.ts";

/** What one file holds, or why it cannot be used; `at` is there for backups, and says of when they are. */
export type StateFileReport = { path: string } & Partial<Pick<Backup, "at" | "byHand">> &
  ({ summary: StateSummary; fault?: never } | { fault: string; summary?: never });

export type StateReport = {
  /** Null where there is no state yet. */
  file: StateFileReport | null;
  /** Newest first. */
  backups: StateFileReport[];
};

/** Looks at the state of a data folder and at its backups; changes nothing, so that a server may be running. */
export async function inspectState(dataDir: string): Promise<StateReport> {
  const file = await reportOf({ path: statePath(dataDir) }, () => readState(dataDir));
  const backups: StateFileReport[] = [];
  for (const backup of await listBackups(dataDir)) {
    const report = await reportOf(backup, () => readBackup(backup));
    if (report) backups.push(report);
  }
  return { file, backups };
}

/** The state that a backup holds, or any other file of its kind; null where there is none. Throws STATE_DAMAGED, STATE_TOO_NEW. */
export async function readBackup({ path }: Pick<Backup, "path">): Promise<StoredState | null> {
  const bytes = await readIfThere(path);
  return bytes && parseState(bytes, path);
}

async function reportOf(
  names: Omit<StateFileReport, "summary" | "fault">,
  read: () => Promise<StoredState | null>,
): Promise<StateFileReport | null> {
  try {
    const state = await read();
    return state && { ...names, summary: summaryOf(state) };
  } catch (error) {
    if (error instanceof AppError) return { ...names, fault: error.message };
    throw error;
  }
}
