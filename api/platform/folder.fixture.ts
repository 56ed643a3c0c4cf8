import { mkdtempSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { takeAway } from "./planted-secrets.fixture.ts";

/** An empty folder of a test's own, which is taken away when the test ends; fails it where a secret was left there. */
export function folderOfTest(): string {
  // Where temporary folders lie behind a link, Git would call this one by another name.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "mruk-")));
  onTestFinished(() => takeAway(folder));
  return folder;
}
