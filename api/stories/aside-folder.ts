import { mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { diskError } from "../platform/disk.ts";
import { holdLock } from "../platform/lock.ts";

// A folder in which something large is made before it is moved into place. It is held by a lock within, so that one that a
// killed process left can be told from one that is just being filled.

const asideName = ".mruk-bringing-";

/** Works in such a folder, which is gone afterwards. */
export async function inAside<Result>(place: string, work: (aside: string) => Promise<Result>): Promise<Result> {
  const aside = await mkdtemp(join(place, asideName)).catch((error: unknown) => {
    throw diskError(error, `Cannot write into ${place}`);
  });
  try {
    const lock = await holdLock(join(aside, "lock"));
    try {
      return await work(aside);
    } finally {
      lock?.release();
    }
  } finally {
    await rm(aside, { recursive: true, force: true, maxRetries: 3 }).catch(() => {}); // The next one removes it.
  }
}

/** What killed processes have left. */
export async function removeLeftovers(place: string): Promise<void> {
  for (const name of await readdir(place).catch(() => [])) {
    if (!name.startsWith(asideName)) continue;
    const lock = await holdLock(join(place, name, "lock")).catch(() => null);
    if (lock === null) continue;
    await rm(join(place, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
    lock.release();
  }
}
