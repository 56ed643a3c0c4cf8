import { rename } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import type { Clock } from "../platform/clock.ts";
import { AppError } from "../platform/errors.ts";
import { keepByHand, listBackups } from "./backups.ts";
import { readBackup, type StateFileReport } from "./inspect.ts";
import type { State } from "./model.ts";
import { lockState, readIfThere, readState, statePath, writeState } from "./stored-state.ts";
import { summaryOf } from "./summary.ts";

/** `keptAs` is where what was there before lies now; null where there was nothing. */
export type Restoration =
  | { outcome: "restored"; backup: StateFileReport; keptAs: string | null }
  | { outcome: "not-needed" | "declined" };

export type RestoreOptions = {
  dataDir: string;
  clock: Clock;
  /** A backup's name, or the path of a file like one; without it, the newest good one for a state that is damaged. */
  wanted?: string | undefined;
  /** Asked before anything is touched: what was found, and what would take its place. */
  confirm(found: string, backup: StateFileReport): Promise<boolean>;
};

type Good = { state: State; backup: StateFileReport };

/**
 * Puts the newest good backup in the place of a damaged or missing state file, which is kept beside it under a dated name.
 * A state that can be used stays as it is, unless a backup is named: then it is kept as a backup itself. Throws STATE_IN_USE,
 * STATE_TOO_NEW, NO_BACKUP, and STATE_DAMAGED for a named one.
 */
export async function restoreState({ dataDir, clock, wanted, confirm }: RestoreOptions): Promise<Restoration> {
  const lock = await lockState(dataDir);
  try {
    const found = await lookAt(dataDir);
    if (found.damage === null && wanted === undefined) return { outcome: "not-needed" };
    const { state, backup } = await (wanted === undefined ? newestGoodBackup(dataDir) : namedBackup(dataDir, wanted));
    if (!(await confirm(found.damage ?? `${statePath(dataDir)} can be used`, backup))) return { outcome: "declined" };
    const now = clock.now();
    const keptAs = found.damage === null ? await keepBeside(dataDir, now) : await setAside(dataDir, now);
    await writeState(dataDir, forComingBack(state, { before: found.state, now }));
    return { outcome: "restored", backup, keptAs };
  } finally {
    lock.release();
  }
}

/** What there is to be replaced, or what is wrong with it. */
async function lookAt(dataDir: string): Promise<{ damage: string | null; state: State | null }> {
  try {
    return { damage: null, state: await readState(dataDir) };
  } catch (error) {
    if (error instanceof AppError && error.code === "STATE_DAMAGED") return { damage: error.message, state: null };
    throw error;
  }
}

async function newestGoodBackup(dataDir: string): Promise<Good> {
  for (const backup of await listBackups(dataDir)) {
    const state = await readBackup(backup).catch(() => null);
    if (state) return { state, backup: { ...backup, summary: summaryOf(state) } };
  }
  throw new AppError("NO_BACKUP", `There is no good backup of ${statePath(dataDir)}`, {
    hint: "Repair the file; or move it and the folder backups away, and all counting begins anew.",
  });
}

async function namedBackup(dataDir: string, wanted: string): Promise<Good> {
  const listed = (await listBackups(dataDir)).find(
    ({ path }) => basename(path) === wanted || resolve(path) === resolve(wanted),
  );
  const backup = listed ?? { path: wanted };
  const state = await readBackup(backup);
  if (state) return { state, backup: { ...backup, summary: summaryOf(state) } };
  throw new AppError("NO_BACKUP", `There is no backup ${wanted}`, { hint: "mruk state check shows which there are." });
}

async function keepBeside(dataDir: string, now: Temporal.Instant): Promise<string | null> {
  const path = statePath(dataDir);
  return (await readIfThere(path)) === null ? null : (await keepByHand({ path, dataDir }, now)).path;
}

/** Moves the file to a name that says when; null where there was none. */
async function setAside(dataDir: string, now: Temporal.Instant): Promise<string | null> {
  if ((await readIfThere(statePath(dataDir))) === null) return null;
  const keptAs = join(dataDir, `state-damaged-${now.toString().replaceAll(":", "-")}.json`);
  await rename(statePath(dataDir), keptAs);
  return keptAs;
}

/**
 * A backup does not know who signed out or changed a password since: whoever was signed in signs in again. And one from before
 * there were administrators must not open the set-up to everybody, where it is known who they are.
 */
function forComingBack(state: State, { before, now }: { before: State | null; now: Temporal.Instant }): State {
  const hasAccounts = Object.keys(state.access.accounts).length > 0;
  const { accounts, ended } = hasAccounts || !before ? state.access : before.access;
  // Passwords are counted from one, so no token was ever issued for a version as high as the time.
  const passwordVersion = Math.floor(now.epochMilliseconds / 1000);
  const closed = Object.entries(accounts).map(([id, account]) => [id, { ...account, passwordVersion }]);
  return { ...state, access: { accounts: Object.fromEntries(closed), ended } };
}
