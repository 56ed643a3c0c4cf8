import { AppError } from "#api/platform/errors.ts";
import { type Backup, keepByHand } from "./backups.ts";
import { readState } from "./stored-state.ts";
import { writeWhole } from "./whole-state.ts";

/**
 * Makes a backup of a readable state, now. A running server is no obstacle, since it replaces files as a whole. Throws STATE_DAMAGED,
 * STATE_TOO_NEW, NO_STATE, DISK_FULL, CONTENT_NOT_WRITABLE.
 */
export async function keepBackup(dataDir: string, now: Temporal.Instant): Promise<Backup> {
  const state = await readState(dataDir);
  if (state !== null) return keepByHand({ dataDir, write: (path) => writeWhole(path, state) }, now);
  throw new AppError("NO_STATE", `There is no state in ${dataDir} yet`, {
    hint: "The server begins one when it starts; DATA_DIR says where.",
  });
}
