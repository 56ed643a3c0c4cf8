import { access, constants, lstat, readFile, rm, utimes } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { ifMissing } from "#api/platform/error-code.ts";
import { writeDurably } from "#api/platform/files/disk.ts";
import { type AttributeScope, ignoreAttributes } from "./attributes.ts";
import { gitDiskError } from "./branch.ts";
import { listAt, nulEnded, type WorkingCopy } from "./working-copy.ts";

/** Files that are still to be restored. The file of this list does not exist before the first comparison with the commit. */
const Converted = z.array(z.string());

const notePath = ({ gitDir }: Pick<WorkingCopy, "gitDir">) => join(gitDir, "mruk-converted.json");

/** Whether all files have the committed bytes since attributes are ignored here. */
export async function isRestored(copy: Pick<WorkingCopy, "gitDir">): Promise<boolean> {
  return (await readNote(copy))?.length === 0;
}

/**
 * Makes Git ignore attributes, and restores the files that it converted before, under an older version of this program. Returns
 * their paths. A file that somebody changed since Git wrote it stays. Call it under the repository lock.
 */
export async function restoreBytes(copy: WorkingCopy, scope: AttributeScope): Promise<string[]> {
  const note = notePath(copy);
  if (await ignoreAttributes(copy, scope)) await rm(note, { force: true });
  const noted = await readNote(copy);
  const converted = noted ?? (await convertedFiles(copy, scope.everywhere ? "." : copy.prefix || "."));
  // The list is saved first, because the next step makes a file look as if somebody had changed it.
  if (noted === null) await writeDurably(note, JSON.stringify(converted));
  if (converted.length === 0) return [];
  for (const path of converted) await utimes(join(copy.top, path), 0, 0).catch(() => {}); // Git skips files that look unchanged.
  await copy
    .git(["checkout-index", "--force", "--index", "-z", "--stdin"], { input: nulEnded(converted) })
    .catch((error: unknown) => Promise.reject(gitDiskError(error, copy.top)));
  await writeDurably(note, "[]");
  return converted;
}

async function readNote(copy: Pick<WorkingCopy, "gitDir">): Promise<string[] | null> {
  try {
    return Converted.parse(JSON.parse(await readFile(notePath(copy), "utf8")));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null; // We did not write this file.
    return ifMissing(null)(error);
  }
}

/** The files that nobody changed since Git wrote them, and that have other bytes than the index. */
async function convertedFiles(copy: WorkingCopy, below: string): Promise<string[]> {
  const untouched: StagedFile[] = [];
  for (const file of await stagedFiles(copy, below)) if (await isUntouched(copy, file)) untouched.push(file);
  const paths = untouched.map(({ path }) => path);
  const blobs = await listAt(copy, ["hash-object", "--no-filters"], paths, "\n");
  return paths.filter((_, index) => blobs[index] !== untouched[index]?.blob);
}

/** A file of the index, with its time and size when Git wrote it or last found it unchanged. */
type StagedFile = { path: string; blob: string; seconds: bigint; nanoseconds: bigint; size: bigint };

// H means neither skip-worktree nor assume-unchanged. 100 means a file and no link.
const stagedFile =
  /H 100\d+ ([0-9a-f]+) 0\t([^\0]+)\0 *ctime: .*\n *mtime: (\d+):(\d+)\n *dev: .*\n *uid: .*\n *size: (\d+)\t/g;

async function stagedFiles({ git }: WorkingCopy, below: string): Promise<StagedFile[]> {
  const listing = await git(["ls-files", "--stage", "-v", "-z", "--debug", "--", below]);
  return [...listing.matchAll(stagedFile)].map(([, blob = "", path = "", seconds = 0, nanoseconds = 0, size = 0]) => ({
    ...{ path, blob },
    ...{ seconds: BigInt(seconds), nanoseconds: BigInt(nanoseconds), size: BigInt(size) },
  }));
}

/**
 * Whether a file can be read and is as Git last saw it. Git stores the size 0 for a file that is as old as its index, so that it
 * reads it again. Git may be built without nanoseconds.
 */
async function isUntouched({ top }: WorkingCopy, file: StagedFile): Promise<boolean> {
  const path = join(top, file.path);
  const found = await lstat(path, { bigint: true }).catch(() => null);
  if (!found?.isFile() || (found.size !== file.size && file.size !== 0n)) return false;
  const [seconds, nanoseconds] = [found.mtimeNs / second, found.mtimeNs % second];
  if (seconds !== file.seconds || (nanoseconds !== file.nanoseconds && file.nanoseconds !== 0n)) return false;
  return access(path, constants.R_OK).then(
    () => true,
    () => false,
  );
}

const second = 1_000_000_000n;
