import { existsSync, mkdtempSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { takeAway } from "./planted-secrets.fixture.ts";

type Where = {
  /** In the machine's memory, where it has such a place: for thousands of small files that need not outlive a power cut. */
  inMemory?: boolean;
};

/** An empty folder of a test's own, which is taken away when the test ends; fails it where a secret was left there. */
export function folderOfTest({ inMemory = false }: Where = {}): string {
  const parent = inMemory && existsSync("/dev/shm") ? "/dev/shm" : tmpdir();
  // Where temporary folders lie behind a link, Git would call this one by another name.
  const folder = realpathSync(mkdtempSync(join(parent, "mruk-")));
  onTestFinished(() => takeAway(folder));
  return folder;
}
