import { chown, mkdtemp, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Config } from "#api/platform/config.ts";
import { AppError } from "#api/platform/errors.ts";
import { syncFolder } from "#api/platform/files/disk.ts";
import type { Lock } from "#api/platform/files/lock.ts";
import { readServer } from "#api/platform/server-info.ts";
import { lockState, statePath } from "#api/state/stored-state.ts";
import { awaitServer } from "./await-server.ts";
import { runProgram } from "./forecast.ts";
import type { Machine } from "./machine.ts";
import { switchTo } from "./releases.ts";

/**
 * Puts an older program and the state that it left behind in place. The older program itself makes that state safe to be used again
 * (`mruk state restore`), in a folder beside it; one rename puts it in place, so that at any moment there is a state that the program in
 * place can read. Returns whether a server runs.
 */
export async function restoreBefore(
  { to, backup }: { to: string; backup: string },
  { DATA_DIR }: Config,
  machine: Machine,
): Promise<boolean> {
  const { layout, service, report } = machine;
  const folder = await mkdtemp(join(DATA_DIR, ".back-"));
  try {
    report("preparing the state of that time");
    const { uid, gid } = await stat(DATA_DIR);
    await chown(folder, uid, gid);
    await runProgram(to, ["state", "restore", backup, "--yes", "--json"], {
      ...machine,
      environment: { ...machine.environment, DATA_DIR: folder },
    });
    const before = await readServer(DATA_DIR);
    report("the server stops for a moment");
    await service.stop();
    const lock = await lockSoon(DATA_DIR, service.stop);
    try {
      await rename(statePath(folder), statePath(DATA_DIR));
      await syncFolder(dirname(statePath(DATA_DIR)));
      await switchTo(layout, to);
      // Readers may have had the newer program started meanwhile, which would take the lock next, and change the state again.
      await service.stop();
    } finally {
      lock.release();
    }
    await service.start();
    const fault = await awaitServer(DATA_DIR, { folder: to, before });
    if (fault === null) return true;
    throw new AppError("UPGRADE_FAILED", `The program before does not answer: ${fault}.`, {
      hint: "journalctl -u mruk -n 50 -o cat says why.",
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const attempts = 20;

/** A reader may have had the stopped server started again, which then holds the lock: it is stopped again. */
async function lockSoon(dataDir: string, stop: () => Promise<void>): Promise<Lock> {
  for (let left = attempts; ; left -= 1) {
    try {
      return await lockState(dataDir);
    } catch (error) {
      if (left === 0) throw error;
      await stop();
    }
  }
}
