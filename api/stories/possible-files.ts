import { AppError } from "../platform/errors.ts";
import { gitMessage } from "../platform/git.ts";
import type { PathStep } from "./replay.ts";
import type { WorkingCopy } from "./working-copy.ts";

/** Nobody has to ask whether these can be files: nearly all. */
const plain = /^(?:\w[\w.-]{0,99}\/){0,9}\w[\w.-]{0,99}$/;
/** What file systems take as a name, in bytes, and what the system takes as a whole path, less where the folder itself lies. */
const [longestName, longestPath] = [255, 3000];

/**
 * Throws CONTENT_BLOCKED where what a commit brings can be no file here: Git keeps whatever bytes it is given as names, and
 * would find out in the middle of bringing them.
 */
export async function refuseImpossibleFiles(
  { git }: Pick<WorkingCopy, "git">,
  commit: string,
  steps: readonly PathStep[],
): Promise<void> {
  const odd = steps.filter(({ path }) => !plain.test(path));
  for (const { path, after } of odd) {
    // No letter stands for bytes that are no UTF-8, so such a file cannot be named to Git, not even to remove it.
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
