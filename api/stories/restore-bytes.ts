import { access, constants, lstat, readFile, rm, utimes } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { writeDurably } from "../platform/disk.ts";
import { type Ignoring, ignoreAttributes } from "./attributes.ts";
import { gitDiskError } from "./branch.ts";
import { listAt, nulEnded, type WorkingCopy } from "./working-copy.ts";

/** Files that are to be restored; none of them once all are. Absent before the files were compared with what is committed. */
const Converted = z.array(z.string());

const notePath = ({ gitDir }: Pick<WorkingCopy, "gitDir">) => join(gitDir, "mruk-converted.json");

/** Whether the files on the disk were compared with what is committed since attributes are ignored here. */
export async function isRestored(copy: Pick<WorkingCopy, "gitDir">): Promise<boolean> {
  return (await readNote(copy))?.length === 0;
}

/**
 * Lets Git ignore attributes, and restores the files that it had written by them before, as a program older than this one let
 * it do. Gives their paths. A file that somebody changed since Git wrote it stays. To be called under the repository's lock.
 */
export async function restoreBytes(copy: WorkingCopy, ignoring: Ignoring): Promise<string[]> {
  const note = notePath(copy);
  if (await ignoreAttributes(copy, ignoring)) await rm(note, { force: true });
  const noted = await readNote(copy);
  const converted = noted ?? (await convertedFiles(copy, ignoring.everywhere ? "." : copy.prefix || "."));
  // Restoring begins with what makes a file look like one that somebody changed.
  if (noted === null) await writeDurably(note, JSON.stringify(converted));
  if (converted.length === 0) return [];
  for (const path of converted) await utimes(join(copy.top, path), 0, 0).catch(() => {}); // Git skips those it takes as unchanged.
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
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null; // Not of our writing.
    throw error;
  }
}

/** The files that Git wrote and nobody changed since, with other bytes than those that are staged. */
async function convertedFiles(copy: WorkingCopy, below: string): Promise<string[]> {
  const untouched: StagedFile[] = [];
  for (const file of await stagedFiles(copy, below)) if (await isUntouched(copy, file)) untouched.push(file);
  const paths = untouched.map(({ path }) => path);
  const blobs = await listAt(copy, ["hash-object", "--no-filters"], paths, "\n");
  return paths.filter((_, index) => blobs[index] !== untouched[index]?.blob);
}

/** A file of the index, with the time and the size that it had when Git wrote it or last found it unchanged. */
type StagedFile = { path: string; blob: string; seconds: bigint; nanoseconds: bigint; size: bigint };

// H: neither left out of this working copy, nor said by somebody to be unchanged. 100: a file, and no link.
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
 * Whether a file can be read and is as Git last saw it. Git itself would read one that is as old as its index, and take it for
 * changed; in its index, the size of such a file can be 0. It may be built to forget the nanoseconds.
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
