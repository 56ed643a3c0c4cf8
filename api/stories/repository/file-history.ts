import type { TreeEntry } from "./replay.ts";
import type { WorkingCopy } from "./working-copy.ts";

/** A file as one commit left it. */
export type FileVersion = {
  commit: string;
  /** Seconds since 1970. */
  time: number;
  author: string;
  subject: string;
  /** Null where the commit deleted the file. */
  entry: TreeEntry | null;
};

/** NUL separates the fields, because no name and no message can hold it. */
const format = "--format=%x00%H%x00%ct%x00%an%x00%s%x00";
const parts = 5;

/** The commits that changed a file, newest first, at most `max`. Renames are not followed. */
export async function fileHistory(
  { git }: WorkingCopy,
  tip: string,
  { path, max }: { path: string; max: number },
): Promise<FileVersion[]> {
  const output = await git([
    "log",
    `--max-count=${max}`,
    "--raw",
    "--root",
    "--no-abbrev",
    "--no-renames",
    "--no-follow",
    "--diff-merges=first-parent",
    "--no-show-signature",
    "--encoding=UTF-8",
    format,
    tip,
    "--",
    path,
  ]);
  const [, ...fields] = output.split("\0");
  return Array.from({ length: Math.floor(fields.length / parts) }, (_, index) =>
    versionOf(fields.slice(index * parts, (index + 1) * parts)),
  ).filter((version) => version !== null);
}

/** Null for a merge that left the file as its first parent had it: Git lists a merge with a branch that lacks the file, too. */
function versionOf([commit = "", time, author = "", subject = "", changes = ""]: string[]): FileVersion | null {
  const [, mode, blob = ""] = /^:\d+ (\d+) [0-9a-f]+ ([0-9a-f]+) /m.exec(changes) ?? [];
  if (mode === undefined) return null;
  const entry = mode === "000000" ? null : { mode, blob };
  return { commit, time: Number(time), author, subject, entry };
}
