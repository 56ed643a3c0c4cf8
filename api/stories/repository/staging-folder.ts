import { mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { diskError } from "#api/platform/files/disk.ts";
import { holdLock } from "#api/platform/files/lock.ts";

// A staging folder holds something large until it is complete and can be moved into place. A lock file within distinguishes one
// that is in use from one that a killed process left.

const stagingPrefix = ".mruk-bringing-";

/** Works in a new staging folder, and removes it afterwards. */
export async function inStagingFolder<Result>(
  place: string,
  work: (staging: string) => Promise<Result>,
): Promise<Result> {
  const staging = await mkdtemp(join(place, stagingPrefix)).catch((error: unknown) => {
    throw diskError(error, `Cannot write into ${place}`);
  });
  try {
    const lock = await holdLock(join(staging, "lock"));
    try {
      return await work(staging);
    } finally {
      lock?.release();
    }
  } finally {
    await rm(staging, { recursive: true, force: true, maxRetries: 3 }).catch(() => {}); // The next clone removes it.
  }
}

/** Removes the staging folders that killed processes left. */
export async function removeStaleStagingFolders(place: string): Promise<void> {
  for (const name of await readdir(place).catch(() => [])) {
    if (!name.startsWith(stagingPrefix)) continue;
    const lock = await holdLock(join(place, name, "lock")).catch(() => null);
    if (lock === null) continue;
    await rm(join(place, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
    lock.release();
  }
}
