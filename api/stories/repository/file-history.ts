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

/** The commit that deleted a file. */
export type FileDeletion = {
  path: string;
  /** The commit before it, which still has the file. */
  parent: string;
  /** Seconds since 1970. */
  time: number;
  author: string;
  /** The file's last content. */
  blob: string;
};

type LogOrder = { tip: string; path: string; max: number; options?: readonly string[] };

/**
 * Git's log of a path, newest first: for each commit the fields of `format` and its changes. NUL separates them, because no name
 * and no message can hold it.
 */
async function rawLog({ git }: WorkingCopy, fields: readonly string[], order: LogOrder): Promise<string[][]> {
  const output = await git([
    "log",
    `--max-count=${order.max}`,
    "--raw",
    "--root",
    "--no-abbrev",
    "--no-renames",
    "--diff-merges=first-parent",
    "--no-show-signature",
    "--encoding=UTF-8",
    ...(order.options ?? []),
    `--format=%x00${fields.join("%x00")}%x00`,
    order.tip,
    "--",
    order.path,
  ]);
  const [, ...parts] = output.split("\0");
  const width = fields.length + 1;
  return Array.from({ length: Math.floor(parts.length / width) }, (_, index) =>
    parts.slice(index * width, (index + 1) * width),
  );
}

/** The commits that changed a file, newest first, at most `max`. Renames are not followed. */
export async function fileHistory(
  copy: WorkingCopy,
  tip: string,
  { path, max }: { path: string; max: number },
): Promise<FileVersion[]> {
  const log = await rawLog(copy, ["%H", "%ct", "%an", "%s"], { tip, path, max, options: ["--no-follow"] });
  return log.map(versionOf).filter((version) => version !== null);
}

/** The files below a folder that `max` commits deleted last, newest first; some of them may be there again. */
export async function fileDeletions(
  copy: WorkingCopy,
  tip: string,
  { folder, max }: { folder: string; max: number },
): Promise<FileDeletion[]> {
  const options = ["--diff-filter=D"];
  const log = await rawLog(copy, ["%P", "%ct", "%an"], { tip, path: folder, max, options });
  return log.flatMap(([parents = "", time, author = "", changes = ""]) => {
    const [parent = ""] = parents.split(" ");
    const deleted = changes.matchAll(/^:\d+ \d+ ([0-9a-f]+) [0-9a-f]+ D\t(.+)$/gm);
    return [...deleted].map(([, blob = "", path = ""]) => ({ path, parent, time: Number(time), author, blob }));
  });
}

/** Null for a merge that left the file as its first parent had it: Git lists a merge with a branch that lacks the file, too. */
function versionOf([commit = "", time, author = "", subject = "", changes = ""]: string[]): FileVersion | null {
  const [, mode, blob = ""] = /^:\d+ (\d+) [0-9a-f]+ ([0-9a-f]+) /m.exec(changes) ?? [];
  if (mode === undefined) return null;
  const entry = mode === "000000" ? null : { mode, blob };
  return { commit, time: Number(time), author, subject, entry };
}
