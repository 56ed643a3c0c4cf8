import { access, constants, lstat, readFile, rm, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { codeOf, ifMissing } from "#api/platform/error-code.ts";
import { AppError } from "#api/platform/errors.ts";
import { diskError, diskFull, writeDurably } from "#api/platform/files/disk.ts";
import { gitMessage } from "#api/platform/processes/git.ts";
import { commitStream, type NewCommit } from "./commit-stream.ts";
import { refuseImpossibleFiles } from "./possible-files.ts";
import { isSameEntry, type PathStep } from "./replay.ts";
import { checkOutPaths, commitAt, entriesAt, refuseObstacles, stepsBetween, type WorkingCopy } from "./working-copy.ts";

/** A move of the branch that has begun: from one commit (none on a new branch) to another. */
const Intent = z.object({ ref: z.string(), base: z.string().nullable(), commit: z.string() });
type Intent = z.infer<typeof Intent>;

export const intentPath = ({ gitDir }: Pick<WorkingCopy, "gitDir">) => join(gitDir, "mruk-intent.json");

/** Makes a chain of commits without moving any branch; returns the last one's id. */
export async function makeCommits(
  copy: WorkingCopy,
  parent: string | null,
  commits: readonly NewCommit[],
): Promise<string> {
  const input = commitStream(parent, commits, copy.noCommit);
  await refuseLackOfRoom(copy.commonDir, input.byteLength);
  const running = copy.git(["fast-import", "--quiet", "--done", "--force"], { input });
  return (await running.catch((error: unknown) => Promise.reject(gitDiskError(error, copy.commonDir)))).trim();
}

/**
 * Moves the branch, the index and the working tree from one commit to another, in the changed paths only. It throws before
 * anything moved where uncommitted work, a full or a read-only disk is in the way. Then it calls `beforeMove` and writes an
 * intent file, so that `finishMove` can complete the move after any interruption. Returns the changed paths; `steps` are those, where the
 * caller knows them.
 */
export async function moveBranch(
  copy: WorkingCopy,
  base: string | null,
  commit: string,
  { steps: known, beforeMove }: { steps?: PathStep[]; beforeMove?: () => Promise<void> } = {},
): Promise<PathStep[]> {
  const steps = known ?? (await stepsBetween(copy, base, commit));
  await refuseImpossibleFiles(copy, commit, steps);
  await refuseObstacles(copy, steps);
  await refuseUnwritableFolders(copy, steps);
  await refuseLackOfRoomFor(copy, steps);
  await beforeMove?.();
  const intent: Intent = { ref: copy.ref, base, commit };
  await writeDurably(intentPath(copy), JSON.stringify(intent));
  await finish(copy, intent, steps);
  await rm(intentPath(copy), { force: true });
  return steps;
}

/** Whether a run was interrupted while it moved the branch. */
export async function hasBegunMove(copy: Pick<WorkingCopy, "gitDir">): Promise<boolean> {
  return (await readIntent(copy)) !== null;
}

/** Completes the move of the intent file, if there is one, from wherever it stopped. */
export async function finishMove(copy: WorkingCopy): Promise<void> {
  const intent = await readIntent(copy);
  if (intent === null) return;
  // On another branch by now, the intent is dropped: the commit is made again when its story is.
  if (intent.ref === copy.ref) await finish(copy, intent);
  await rm(intentPath(copy), { force: true });
}

async function finish(copy: WorkingCopy, { ref, base, commit }: Intent, known?: PathStep[]): Promise<void> {
  const found = await commitAt(copy, ref);
  if (found === base) await moveRef(copy, ref, base, commit);
  const tip = found === base ? commit : found;
  // Somebody may have moved the branch meanwhile. If it does not hold our commit, our move counts as never made.
  // If it stands further on, only the paths that they left as we wrote them are ours to check out.
  if (tip === null || !(await isAncestor(copy, commit, tip))) return;
  const steps = known ?? (await stepsBetween(copy, base, commit));
  await checkOutPaths(copy, tip, tip === commit ? steps : await untouchedSince(copy, tip, steps));
}

async function untouchedSince(copy: WorkingCopy, tip: string, steps: readonly PathStep[]): Promise<PathStep[]> {
  const entries = await entriesAt(
    copy,
    tip,
    steps.map(({ path }) => path),
  );
  return steps.filter(({ path, after }) => isSameEntry(entries.get(path), after));
}

/** Compare-and-swap: fails unless the branch still stands at `base`. */
async function moveRef(
  { git, noCommit }: WorkingCopy,
  ref: string,
  base: string | null,
  commit: string,
): Promise<void> {
  const noDeref = ref === "HEAD" ? ["--no-deref"] : [];
  const input = `start\nupdate ${ref} ${commit} ${base ?? noCommit}\nprepare\ncommit\n`;
  try {
    await git(["update-ref", ...noDeref, "-m", "mruk: publish", "--stdin"], { input });
  } catch (error) {
    throw gitDiskError(error, ref);
  }
}

export async function isAncestor({ git }: WorkingCopy, ancestor: string, commit: string): Promise<boolean> {
  if (ancestor === commit) return true;
  return git(["merge-base", "--is-ancestor", ancestor, commit]).then(
    () => true,
    () => false,
  );
}

async function readIntent(copy: Pick<WorkingCopy, "gitDir">): Promise<Intent | null> {
  try {
    return Intent.parse(JSON.parse(await readFile(intentPath(copy), "utf8")));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null; // We did not write this file.
    return ifMissing(null)(error);
  }
}

async function refuseUnwritableFolders({ top, gitDir }: WorkingCopy, steps: readonly PathStep[]): Promise<void> {
  const folders = new Set(steps.map(({ path }) => dirname(join(top, path))));
  for (const folder of [gitDir, ...folders]) await refuseUnwritableFolder(await nearestFolder(folder));
}

/** A file in the place of a folder is replaced, which takes write access to the folder around it. */
async function nearestFolder(path: string): Promise<string> {
  const found = await lstat(path).catch(() => null);
  return found?.isDirectory() || dirname(path) === path ? path : nearestFolder(dirname(path));
}

/** Throws CONTENT_NOT_WRITABLE unless files can be created in this folder, or the folder itself can. */
export async function refuseUnwritableFolder(folder: string): Promise<void> {
  try {
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    if (codeOf(error) === "ENOENT" && dirname(folder) !== folder) return refuseUnwritableFolder(dirname(folder));
    throw diskError(error, `Cannot write into ${folder}`);
  }
}

/** Git needs room beyond the files themselves: for index, references, log. */
const someRoom = 2 * 1024 * 1024;

/** Throws DISK_FULL where so many bytes would not fit. The folder need not exist yet. */
export async function refuseLackOfRoom(folder: string, bytes: number): Promise<void> {
  const disk = await statfs(folder).catch(() => null);
  if (disk === null) return dirname(folder) === folder ? undefined : refuseLackOfRoom(dirname(folder), bytes);
  if (disk.bavail * disk.bsize < bytes + someRoom) throw diskFull(`Cannot write into ${folder}`);
}

/** The same for the files that these steps write. */
export async function refuseLackOfRoomFor(copy: WorkingCopy, steps: readonly PathStep[]): Promise<void> {
  await refuseLackOfRoom(copy.top, await sizeOf(copy, steps));
}

async function sizeOf({ git }: WorkingCopy, steps: readonly PathStep[]): Promise<number> {
  const blobs = steps.flatMap(({ after }) => (after === null ? [] : [`${after.blob}\n`]));
  if (blobs.length === 0) return 0;
  const sizes = await git(["cat-file", "--batch-check=%(objectsize)"], { input: blobs.join("") });
  // For an object that is not in this repository (a submodule's commit), Git answers with its name, which may begin with digits.
  return sizes.split("\n").reduce((sum, line) => sum + (/^\d+$/.test(line) ? Number(line) : 0), 0);
}

/** Turns Git's message about a full or read-only disk into our error; returns any other error unchanged. */
export function gitDiskError(error: unknown, place: string): unknown {
  const message = gitMessage(error) ?? "";
  if (/No space left on device|Disk quota exceeded/.test(message)) return diskFull(`Cannot write into ${place}`, error);
  if (!/Read-only file system|insufficient permission for adding|Permission denied/.test(message)) return error;
  return new AppError("CONTENT_NOT_WRITABLE", `Git cannot write into ${place}`, {
    hint: "Check who owns the folder and whether the disk is mounted read-only.",
    cause: error,
  });
}
