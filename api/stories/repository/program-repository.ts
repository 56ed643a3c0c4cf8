import { access } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "#api/platform/errors.ts";
import { commitAt, isAt, type WorkingCopy } from "./working-copy.ts";

/**
 * Throws CONTENT_NOT_CONFIGURED in a clone of the program that holds no stories: whoever tries the program there means to look at it, and
 * not to commit to its repository and push to its remote.
 */
export async function refuseProgramRepository(copy: WorkingCopy): Promise<void> {
  const isProgram = await access(join(copy.top, "cli", "mruk.mjs")).then(
    () => true,
    () => false,
  );
  if (!isProgram || (await isAt(copy, await commitAt(copy, copy.ref), `${copy.prefix}stories`))) return;
  throw new AppError("CONTENT_NOT_CONFIGURED", `${copy.top} is the program's own repository and no library yet`, {
    hint:
      "npm run demo shows everything with a library of its own. For yours, mruk init makes a repository, and CONTENT_DIR names its content folder; " +
      "CONTENT_DIR=content keeps the stories here, in your fork.",
  });
}
