import { AppError } from "#api/platform/errors.ts";
import { gitMessage } from "#api/platform/processes/git.ts";
import type { PathStep } from "./replay.ts";
import type { WorkingCopy } from "./working-copy.ts";

/** Nearly all paths match this pattern, which every file system takes; only the others are checked. */
const plain = /^(?:\w[\w.-]{0,99}\/){0,9}\w[\w.-]{0,99}$/;
/** In bytes: what file systems take as a name, and what the system takes as a path, less room for the content folder's own. */
const [longestName, longestPath] = [255, 3000];

/**
 * Throws CONTENT_BLOCKED where a path of a commit cannot be a file here. Git stores any bytes as names, and would fail in the
 * middle of checking them out.
 */
export async function refuseImpossibleFiles(
  { git }: Pick<WorkingCopy, "git">,
  commit: string,
  steps: readonly PathStep[],
): Promise<void> {
  const odd = steps.filter(({ path }) => !plain.test(path));
  for (const { path, after } of odd) {
    // Bytes that are no UTF-8 are read as U+FFFD, so such a file cannot be named to Git, not even to remove it.
    if (path.includes("\ufffd")) throw impossible(path, "is not written in UTF-8");
    if (after !== null && isTooLong(path)) throw impossible(path, "is too long");
  }
  if (odd.every(({ after }) => after === null)) return;
  try {
    await git(["read-tree", "--dry-run", commit]);
  } catch (error) {
    const [, path] = /invalid path '(.*)'/s.exec(gitMessage(error) ?? "") ?? [];
    throw path === undefined ? error : impossible(path, "is one that Git lets no file have");
  }
}

const isTooLong = (path: string) =>
  Buffer.byteLength(path) > longestPath || path.split("/").some((name) => Buffer.byteLength(name) > longestName);

function impossible(path: string, why: string): AppError {
  const name = JSON.stringify(path.length > 80 ? `${path.slice(0, 80)}…` : path);
  return new AppError("CONTENT_BLOCKED", `The name ${name}, which came from the remote, ${why}`, {
    hint: "Remove that file there. Until then nothing is taken from the remote.",
  });
}
