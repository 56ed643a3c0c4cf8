import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A data folder that is gone when the test ends. */
export async function temporaryDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "mruk-state-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
