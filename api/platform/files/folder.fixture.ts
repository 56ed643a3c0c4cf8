import { existsSync, mkdtempSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { takeAway } from "../planted-secrets.fixture.ts";

type FolderOptions = {
  /** In memory, where the system has a memory disk: for thousands of small files. */
  inMemory?: boolean;
};

/** An empty folder that is removed when the test ends; a secret that was left in it fails the test. */
export function folderOfTest({ inMemory = false }: FolderOptions = {}): string {
  const parent = inMemory && existsSync("/dev/shm") ? "/dev/shm" : tmpdir();
  // Git resolves links: without this, a linked temporary folder would have two names.
  const folder = realpathSync(mkdtempSync(join(parent, "mruk-")));
  onTestFinished(() => takeAway(folder));
  return folder;
}
