import { writeDurably } from "#api/platform/files/disk.ts";
import { readIfThere } from "#api/platform/files/read-if-there.ts";
import { statePath } from "./stored-state.ts";

/**
 * Remembers the state file of a data folder that no process uses. The returned function puts it back where a program has changed it that
 * answered nobody; counts only ever grow, in files that older programs read as well.
 */
export async function rememberState(dataDir: string): Promise<() => Promise<void>> {
  const path = statePath(dataDir);
  const before = await readIfThere(path);
  return async () => {
    const now = await readIfThere(path);
    if (before === null || (now !== null && Buffer.compare(now, before) === 0)) return;
    await writeDurably(path, before, { mode: 0o600 });
  };
}
