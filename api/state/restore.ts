import { rename } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { emptyAccess } from "#api/access/model.ts";
import type { Clock } from "#api/platform/clock.ts";
import { ifMissing } from "#api/platform/error-code.ts";
import { AppError } from "#api/platform/errors.ts";
import { keepByHand, listBackups } from "./backups.ts";
import { countsFolder, hasCounts, readCounts } from "./counts/stored-counts.ts";
import { readBackup, type StateFileReport } from "./inspect.ts";
import type { StoredState } from "./model.ts";
import { lockState, readStateFile, statePath, writeState } from "./stored-state.ts";
import { summaryOf } from "./summary.ts";
import { writeWhole } from "./whole-state.ts";

/** `keptAs` is the new path of the replaced files; null when there were none. */
export type Restoration =
  | { outcome: "restored"; backup: StateFileReport; keptAs: string | null }
  | { outcome: "not-needed" | "declined" };

export type RestoreOptions = {
  dataDir: string;
  clock: Clock;
  /** A backup's name, or the path of a file like one; by default the newest good one, for the damaged parts. */
  wanted?: string | undefined;
  /** Called before anything changes, with what was found and what would replace it. */
  confirm(found: string, backup: StateFileReport): Promise<boolean>;
};

type Good = { state: StoredState; backup: StateFileReport };

/**
 * Replaces a damaged or missing state file, or damaged counts, by the newest good backup; the damaged one is kept under a dated name, and
 * the other stays. Readable parts are replaced only when a backup is named: it replaces both, and they become a backup themselves. Throws
 * STATE_IN_USE, STATE_TOO_NEW, NO_BACKUP, and STATE_DAMAGED for a named one.
 */
export async function restoreState({ dataDir, clock, wanted, confirm }: RestoreOptions): Promise<Restoration> {
  const lock = await lockState(dataDir);
  try {
    const found = await inspectParts(dataDir);
    const damage = [found.file.damage, found.counts.damage].filter((words) => words !== null).join("; ");
    if (damage === "" && wanted === undefined) return { outcome: "not-needed" };
    const needsCounts = found.counts.value === null;
    const good = await (wanted === undefined
      ? newestGoodBackup(dataDir, { needsCounts })
      : namedBackup(dataDir, { wanted, needsCounts }));
    if (!(await confirm(damage || `${statePath(dataDir)} can be used`, good.backup))) return { outcome: "declined" };
    const replaces = {
      file: wanted !== undefined || found.file.damage !== null,
      counts: good.state.engagement !== undefined && (wanted !== undefined || needsCounts),
    };
    const now = clock.now();
    const keptAs = (await backUpPresent(dataDir, { found, now })) ?? (await renameReplaced(dataDir, { replaces, now }));
    await writeState(dataDir, restored(good.state, { found, replaces, now }));
    return { outcome: "restored", backup: good.backup, keptAs };
  } finally {
    lock.release();
  }
}

/** `value` is null for an unreadable part, `damage` for a readable one. */
type Part<Value> = { damage: string | null; value: Value | null };
type Found = { file: Part<StoredState>; counts: Part<StoredState["engagement"] & {}> };
type Replaces = { file: boolean; counts: boolean };

/** Reads the parts, or finds what is wrong with them. */
async function inspectParts(dataDir: string): Promise<Found> {
  const file = await part(() => readStateFile(dataDir));
  if (file.value?.engagement) return { file, counts: { damage: null, value: file.value.engagement } };
  // Without a state file that says so, there may never have been counts.
  const expected = file.value !== null || (await hasCounts(dataDir));
  return { file, counts: expected ? await part(() => readCounts(dataDir)) : { damage: null, value: null } };
}

async function part<Value>(read: () => Promise<Value | null>): Promise<Part<Value>> {
  try {
    return { damage: null, value: await read() };
  } catch (error) {
    if (error instanceof AppError && error.code === "STATE_DAMAGED") return { damage: error.message, value: null };
    throw error;
  }
}

async function newestGoodBackup(dataDir: string, { needsCounts }: { needsCounts: boolean }): Promise<Good> {
  for (const backup of await listBackups(dataDir)) {
    const state = await readBackup(backup).catch(() => null);
    if (state && (state.engagement || !needsCounts)) return { state, backup: { ...backup, summary: summaryOf(state) } };
  }
  throw new AppError("NO_BACKUP", `There is no good backup of ${statePath(dataDir)}`, {
    hint: "Repair what is damaged; or move state.json, counts and backups away, and all counting begins anew.",
  });
}

type Named = { wanted: string; needsCounts: boolean };

async function namedBackup(dataDir: string, { wanted, needsCounts }: Named): Promise<Good> {
  const listed = (await listBackups(dataDir)).find(
    ({ path }) => basename(path) === wanted || resolve(path) === resolve(wanted),
  );
  const backup = listed ?? { path: wanted };
  const state = await readBackup(backup);
  const hint = "mruk state check shows which there are.";
  if (state === null) throw new AppError("NO_BACKUP", `There is no backup ${wanted}`, { hint });
  if (needsCounts && !state.engagement) throw new AppError("NO_BACKUP", `${wanted} holds no counts`, { hint });
  return { state, backup: { ...backup, summary: summaryOf(state) } };
}

type Keeping = { found: Found; now: Temporal.Instant };

/** Makes a backup of the present state; null when it is incomplete. */
async function backUpPresent(dataDir: string, { found: { file, counts }, now }: Keeping): Promise<string | null> {
  if (file.value === null || counts.value === null) return null;
  const whole = { ...file.value, engagement: counts.value };
  return (await keepByHand({ dataDir, write: (path) => writeWhole(path, whole) }, now)).path;
}

/** Renames the files to be replaced to dated names; null when there were none. */
async function renameReplaced(dataDir: string, { replaces, now }: { replaces: Replaces; now: Temporal.Instant }) {
  const when = now.toString().replaceAll(":", "-");
  const places: [boolean, string, string][] = [
    [replaces.file, statePath(dataDir), join(dataDir, `state-damaged-${when}.json`)],
    [replaces.counts, countsFolder(dataDir), join(dataDir, `counts-set-aside-${when}`)],
  ];
  const kept: string[] = [];
  for (const [isReplaced, path, newPath] of places) if (isReplaced && (await moved(path, newPath))) kept.push(newPath);
  return kept.length > 0 ? kept.join(" and ") : null;
}

const moved = (path: string, newPath: string): Promise<boolean> =>
  rename(path, newPath).then(() => true, ifMissing(false));

type Restoring = { found: Found; replaces: Replaces; now: Temporal.Instant };

/** The new content of the state file; with counts when the existing ones are to be replaced. */
function restored(backup: StoredState, { found, replaces, now }: Restoring): StoredState {
  const { engagement: _, ...file } =
    replaces.file || !found.file.value ? safeToRestore(backup, { before: found.file.value, now }) : found.file.value;
  return { ...file, ...(replaces.counts && { engagement: backup.engagement }) };
}

/**
 * Makes a backup safe to restore. It does not know who signed out or changed a password since, nor which invitations were accepted or
 * revoked, nor which preview links, so everybody has to sign in again, open invitations and preview links are void, and so are recovery
 * codes, which may have been used. If it is
 * older than the first administrator, known administrators stay, so that the set-up does not open to everybody.
 */
function safeToRestore(
  state: StoredState,
  { before, now }: { before: StoredState | null; now: Temporal.Instant },
): StoredState {
  const hasAccounts = Object.keys(state.access.accounts).length > 0;
  const { accounts, passkeys } = hasAccounts || !before ? state.access : before.access;
  // Versions count from one, so no token was ever issued for a version as high as the time.
  const passwordVersion = Math.floor(now.epochMilliseconds / 1000);
  const closed = Object.entries(accounts).map(([id, { recoveryCodes: _, ...account }]) => [
    id,
    { ...account, passwordVersion },
  ]);
  return { ...state, access: { ...emptyAccess(), accounts: Object.fromEntries(closed), passkeys } };
}
