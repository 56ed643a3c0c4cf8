import { rename } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "../platform/clock.ts";
import { AppError } from "../platform/errors.ts";
import { type Backup, listBackups } from "./backups.ts";
import type { State } from "./model.ts";
import { parseState } from "./parse-state.ts";
import { lockState, readIfThere, readState, statePath, writeState } from "./stored-state.ts";

/** How much a state holds: how many stories are counted, everything counted of them, and how many get mail. */
export type StateSummary = { version: number; stories: number } & Record<
  "likes" | "views" | "clicks" | "subscribers",
  number
>;

/** What one file holds, or why it cannot be used; `hour` is there for backups: the state as it stood when that hour began. */
export type StateFileReport = { path: string; hour?: string } & (
  | { summary: StateSummary; fault?: never }
  | { fault: string; summary?: never }
);

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

/** `keptAs` is where the damaged file lies now; null where the file was missing. */
export type Restoration =
  | { outcome: "restored"; backup: StateFileReport; keptAs: string | null }
  | { outcome: "not-needed" | "declined" };

export type RestoreOptions = {
  dataDir: string;
  clock: Clock;
  /** Asked before anything is touched: what was found, and what would take its place. */
  confirm(damage: string, backup: StateFileReport): Promise<boolean>;
};

/**
 * Puts the newest good backup in the place of a damaged or missing state file, which is kept beside it under a dated name.
 * A state that can be used stays as it is. Throws STATE_IN_USE, STATE_TOO_NEW, NO_BACKUP.
 */
export async function restoreState({ dataDir, clock, confirm }: RestoreOptions): Promise<Restoration> {
  const lock = await lockState(dataDir);
  try {
    const damage = await damageOf(dataDir);
    if (damage === null) return { outcome: "not-needed" };
    const { state, backup } = await newestGoodBackup(dataDir);
    if (!(await confirm(damage, backup))) return { outcome: "declined" };
    const keptAs = await setAside(dataDir, clock.now());
    await writeState(dataDir, state);
    return { outcome: "restored", backup, keptAs };
  } finally {
    lock.release();
  }
}

async function damageOf(dataDir: string): Promise<string | null> {
  try {
    await readState(dataDir);
    return null;
  } catch (error) {
    if (error instanceof AppError && error.code === "STATE_DAMAGED") return error.message;
    throw error;
  }
}

async function newestGoodBackup(dataDir: string): Promise<{ state: State; backup: StateFileReport }> {
  for (const backup of await listBackups(dataDir)) {
    const state = await readBackup(backup).catch(() => null);
    if (state) return { state, backup: { ...backup, summary: summaryOf(state) } };
  }
  throw new AppError("NO_BACKUP", `There is no good backup of ${statePath(dataDir)}`, {
    hint: "Repair the file; or move it and the folder backups away, and all counting begins anew.",
  });
}

/** Moves the file to a name that says when; null where there was none. */
async function setAside(dataDir: string, now: Temporal.Instant): Promise<string | null> {
  if ((await readIfThere(statePath(dataDir))) === null) return null;
  const keptAs = join(dataDir, `state-damaged-${now.toString().replaceAll(":", "-")}.json`);
  await rename(statePath(dataDir), keptAs);
  return keptAs;
}

async function readBackup({ path }: Backup): Promise<State | null> {
  const bytes = await readIfThere(path);
  return bytes && parseState(bytes, path);
}

async function reportOf(
  names: Pick<StateFileReport, "path" | "hour">,
  read: () => Promise<State | null>,
): Promise<StateFileReport | null> {
  try {
    const state = await read();
    return state && { ...names, summary: summaryOf(state) };
  } catch (error) {
    if (error instanceof AppError) return { ...names, fault: error.message };
    throw error;
  }
}

function summaryOf({ version, engagement, newsletter }: State): StateSummary {
  const counts = Object.values(engagement.stories);
  const sum = (key: "likes" | "views" | "clicks") => counts.reduce((total, story) => total + story[key], 0);
  return {
    version,
    stories: counts.length,
    likes: sum("likes"),
    views: sum("views"),
    clicks: sum("clicks"),
    subscribers: Object.keys(newsletter.subscribers).length,
  };
}
