import { lstat, readFile, realpath, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { AppError } from "#api/platform/errors.ts";
import { type Git, type GitSettings, gitIn, gitMessage } from "#api/platform/processes/git.ts";
import { isSameEntry, type PathStep, type TreeEntry } from "./replay.ts";

/** A Git working copy, and where in it the content folder lies. Paths given to Git are relative to `top`. */
export type WorkingCopy = {
  git: Git;
  top: string;
  /** This working copy's own Git folder (index, HEAD), and the one it shares with linked working copies (branches). */
  gitDir: string;
  commonDir: string;
  /** The content folder as seen from `top`: empty, or ending with a slash. */
  prefix: string;
  /** The ref that a commit moves: the checked-out branch (`refs/heads/main`), or `HEAD` itself where none is checked out. */
  ref: string;
  /** Git's way to write "no commit" in this repository (sha-1 and sha-256 differ in length). */
  noCommit: string;
};

/** Finds the working copy around a content folder that need not exist yet. Throws CONTENT_NOT_GIT where there is none. */
export async function findWorkingCopy(contentDir: string, settings: GitSettings): Promise<WorkingCopy> {
  const { folder, rest } = await nearestFolder(resolve(contentDir));
  const here = gitIn(folder, settings);
  const ask = ["rev-parse", "--path-format=absolute", "--show-toplevel", "--absolute-git-dir", "--git-common-dir"];
  const place = [...ask, "--show-object-format"];
  // Every command is a process, so one answers everything. It fails only on a branch that has no commit yet.
  const answer = await here([...place, "--symbolic-full-name", "HEAD"])
    .catch(() => here(place))
    .catch((error: unknown) => {
      throw notGit(contentDir, error);
    });
  const [top = "", gitDir = "", commonDir = "", format = "", ref = ""] = answer.split("\n");
  const git = gitIn(top, settings);
  const inside = relative(await realpath(top), join(folder, rest));
  return {
    git,
    top,
    gitDir,
    commonDir,
    prefix: inside === "" ? "" : `${inside.split(sep).join("/")}/`,
    ref: ref || ((await answerOrNull(git, ["symbolic-ref", "--quiet", "HEAD"])) ?? "HEAD"),
    noCommit: "0".repeat(format === "sha256" ? 64 : 40),
  };
}

/**
 * Finds the working copy of one content folder again and again. It starts Git only where the folder, or the Git folder that it belongs
 * to, is another than last time, or where no branch is checked out: every command and every answer needs the working copy.
 */
export function workingCopyFinder(contentDir: string, settings: GitSettings): () => Promise<WorkingCopy> {
  let last: { copy: WorkingCopy; trace: string } | undefined;
  return async () => {
    const ref = last && (await traceOf(contentDir, last.copy)) === last.trace ? await branchIn(last.copy) : null;
    if (last && ref !== null) return { ...last.copy, ref };
    const copy = await findWorkingCopy(contentDir, settings);
    const trace = await traceOf(contentDir, copy);
    last = trace === null ? undefined : { copy, trace };
    return copy;
  };
}

/** Differs for another content folder, and for another Git folder in the same place; null while either cannot be told. */
async function traceOf(contentDir: string, { top, gitDir }: WorkingCopy): Promise<string | null> {
  const { folder, rest } = await nearestFolder(resolve(contentDir));
  // A repository within this one would be the nearer one.
  for (let path = folder; path !== top; path = dirname(path)) {
    if (path === dirname(path) || (await lstat(join(path, ".git")).catch(() => null))) return null;
  }
  const found = await stat(gitDir, { bigint: true }).catch(() => null);
  return found && [folder, rest, found.dev, found.ino, found.birthtimeNs].join("\n");
}

/** The checked-out branch as Git's file has it; null where it names none, as in a repository with reftables. */
async function branchIn({ gitDir }: WorkingCopy): Promise<string | null> {
  const head = await readFile(join(gitDir, "HEAD"), "utf8").catch(() => "");
  return /^ref: (refs\/heads\/[^.\s]\S*)\n$/.exec(head)?.[1] ?? null;
}

/** Resolves a name to a commit; null for a branch without commits. */
export async function commitAt(copy: WorkingCopy, name: string): Promise<string | null> {
  return (
    (await looseRef(copy, name)) ?? answerOrNull(copy.git, ["rev-parse", "--quiet", "--verify", `${name}^{commit}`])
  );
}

/** Where Git keeps a branch in a file of its own, as it does from its first change until its refs are packed, nobody needs ask Git. */
async function looseRef({ commonDir, noCommit }: WorkingCopy, name: string): Promise<string | null> {
  if (!/^refs\/(?:heads|remotes)\//.test(name)) return null;
  const text = await readFile(join(commonDir, name), "utf8").catch(() => "");
  return text.length === noCommit.length + 1 && /^[0-9a-f]+\n$/.test(text) ? text.trimEnd() : null;
}

/** Whether a commit holds something at this path, or at one of these. */
export async function isAt({ git }: WorkingCopy, commit: string | null, ...paths: string[]): Promise<boolean> {
  if (commit === null) return false;
  const input = paths.map((path) => `${commit}:${path}\n`).join("");
  const found = await git(["cat-file", "--batch-check"], { input });
  return found.split("\n").some((line) => line !== "" && !line.endsWith(" missing"));
}

/** The commit's tree entries at these paths. */
export async function entriesAt(
  copy: WorkingCopy,
  commit: string | null,
  paths: readonly string[],
): Promise<Map<string, TreeEntry>> {
  if (commit === null) return new Map();
  return parseEntries(await listAt(copy, ["ls-tree", "-z", "--full-tree", commit], paths));
}

/** The commit's files below a folder, whose path ends with a slash. */
export async function entriesBelow(
  { git }: WorkingCopy,
  commit: string,
  folder: string,
): Promise<Map<string, TreeEntry>> {
  return parseEntries((await git(["ls-tree", "-r", "-z", "--full-tree", commit, "--", folder])).split("\0"));
}

/** The paths in which two commits differ; without a first commit, all paths of the second. */
export async function stepsBetween(
  { git, noCommit }: WorkingCopy,
  before: string | null,
  after: string,
): Promise<PathStep[]> {
  if (before === null) {
    const all = parseEntries((await git(["ls-tree", "-r", "-z", "--full-tree", after])).split("\0"));
    return [...all].map(([path, entry]) => ({ path, before: null, after: entry }));
  }
  const fields = (await git(["diff-tree", "-r", "-z", "--raw", "--no-renames", "--no-abbrev", before, after])).split(
    "\0",
  );
  const steps: PathStep[] = [];
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const [oldMode = "", newMode = "", oldBlob = "", newBlob = ""] = (fields[index] ?? "").slice(1).split(" ");
    const entry = (mode: string, blob: string) => (mode === "000000" || blob === noCommit ? null : { mode, blob });
    steps.push({ path: fields[index + 1] ?? "", before: entry(oldMode, oldBlob), after: entry(newMode, newBlob) });
  }
  return steps;
}

/** Throws CONTENT_BLOCKED where a path that is to change holds uncommitted work. */
export async function refuseObstacles(copy: WorkingCopy, steps: readonly PathStep[]): Promise<void> {
  const staged = await stagedEntries(copy, steps);
  const known = pathsOf(steps.filter(({ before }) => before !== null));
  const changed = new Set(await listAt(copy, ["diff", "--name-only", "--no-ext-diff", "-z"], known));
  const removed = new Set(pathsOf(steps.filter(({ after }) => after === null)));
  for (const { path, before, after } of steps) {
    await refuseBlockedPath(copy, path, { removed, isFolder: isSubmodule(before) });
    const isOpen = !isSameEntry(staged.get(path), before) && !isSameEntry(staged.get(path), after);
    if (isOpen || changed.has(path)) {
      throw blocked(path, "has changes that are not committed", "Commit or undo them, then run again.");
    }
    if (!staged.has(path) && (await hasOtherContent(copy, path, after))) {
      throw blocked(path, "is in the way and not in Git", "Commit it or move it away, then run again.");
    }
  }
}

/**
 * Brings the paths into the index and the working tree. It replaces whatever lies there, because `refuseObstacles` has checked
 * before that it may. Git writes its index last, so a path that is right in the index is right in the working tree as well.
 */
export async function checkOutPaths(copy: WorkingCopy, commit: string, steps: readonly PathStep[]): Promise<void> {
  const { git, top } = copy;
  const staged = await stagedEntries(copy, steps);
  const open = steps.filter(({ path, after }) => !isSameEntry(staged.get(path), after));
  const removed = pathsOf(open.filter(({ after }) => after === null));
  const written = pathsOf(open.filter(({ after }) => after !== null));

  const submodules = new Set(pathsOf(open.filter(({ before }) => isSubmodule(before))));
  for (const path of removed) await (submodules.has(path) ? removeFolders(top, path) : removeFile(top, path));
  if (removed.length > 0) await git(["update-index", "--force-remove", "-z", "--stdin"], { input: nulEnded(removed) });
  for (let start = 0; start < written.length; start += pathsPerRestore) {
    await restorePaths(copy, commit, written.slice(start, start + pathsPerRestore));
  }
}

/**
 * Writes a commit's files into the index and the working tree. The command has to be `git restore`: a run that is killed before it
 * has written the paths leaves a Git that reads none, and `git checkout` would then leave the branch for the commit.
 */
export async function restorePaths({ git }: WorkingCopy, commit: string, paths: readonly string[]): Promise<void> {
  const fromInput = ["--pathspec-from-file=-", "--pathspec-file-nul"];
  await git(["restore", `--source=${commit}`, "--staged", "--worktree", ...fromInput], { input: nulEnded(paths) });
}

/** Git's answer, or null when the command fails. */
export async function answerOrNull(git: Git, args: readonly string[]): Promise<string | null> {
  try {
    return (await git(args)).trim();
  } catch (error) {
    if (gitMessage(error) === null) throw error;
    return null;
  }
}

const pathsPerCommand = 200;
/**
 * Git compares each path with every file; with more of them it could be silent for so long that it counts as dead. So many fit into
 * a pipe at once, so that a run that is killed has written all of them or none, and never a path that is cut short.
 */
const pathsPerRestore = 1000;

/** Runs a listing command about some paths in batches, because a command line may be too short for all of them. */
export async function listAt(
  { git }: Pick<WorkingCopy, "git">,
  command: readonly string[],
  paths: readonly string[],
  end = "\0",
): Promise<string[]> {
  const lines: string[] = [];
  for (let start = 0; start < paths.length; start += pathsPerCommand) {
    for (const line of (await git([...command, "--", ...paths.slice(start, start + pathsPerCommand)])).split(end)) {
      lines.push(line);
    }
  }
  return lines.filter((line) => line !== "");
}

async function stagedEntries(copy: WorkingCopy, steps: readonly PathStep[]): Promise<Map<string, TreeEntry>> {
  return parseEntries(await listAt(copy, ["ls-files", "--stage", "-z"], pathsOf(steps)));
}

/** Reads `mode type blob<tab>path` (a tree) and `mode blob stage<tab>path` (the index). */
function parseEntries(lines: readonly string[]): Map<string, TreeEntry> {
  const entries = new Map<string, TreeEntry>();
  for (const line of lines) {
    const [, mode, blob, path] = /^(\d+) (?:[a-z]+ )?([0-9a-f]+)(?: \d)?\t(.+)$/s.exec(line) ?? [];
    if (mode && blob && path) entries.set(path, { mode, blob });
  }
  return entries;
}

/** Git keeps an empty folder for a submodule (another repository's commit). */
const isSubmodule = (entry: TreeEntry | null) => entry?.mode === "160000";

const pathsOf = (steps: readonly PathStep[]) => steps.map(({ path }) => path);
export const nulEnded = (paths: readonly string[]) => paths.map((path) => `${path}\0`).join("");

async function hasOtherContent({ git, top }: WorkingCopy, path: string, expected: TreeEntry | null): Promise<boolean> {
  if ((await lstat(join(top, path)).catch(() => null)) === null) return false;
  return (await git(["hash-object", "--no-filters", "--", path])).trim() !== expected?.blob;
}

async function nearestFolder(path: string): Promise<{ folder: string; rest: string }> {
  for (let folder = path; ; folder = dirname(folder)) {
    const real = await realpath(folder).catch(() => null);
    if (real !== null && (await lstat(real)).isDirectory()) return { folder: real, rest: relative(folder, path) };
    if (real !== null) throw blocked(folder, "is a file where a folder is needed", "Choose another CONTENT_DIR.");
  }
}

/** Throws where a file or a link stands in the place of a folder, and is not to be removed anyway: Git would replace it. */
async function refuseBlockedPath(
  { top }: WorkingCopy,
  path: string,
  { removed, isFolder }: { removed: ReadonlySet<string>; isFolder: boolean },
): Promise<void> {
  const folders = path.split("/").slice(0, -1);
  for (const [index] of folders.entries()) {
    const folder = folders.slice(0, index + 1).join("/");
    const found = await lstat(join(top, folder)).catch(() => null);
    if (found === null || removed.has(folder)) return;
    if (!found.isDirectory()) throw blocked(folder, "is in the way of a folder", "Move it away, then run again.");
  }
  const target = await lstat(join(top, path)).catch(() => null);
  if (target?.isDirectory() && !isFolder)
    throw blocked(path, "is a folder in the way of a file", "Move it away, then run again.");
}

async function removeFile(top: string, path: string): Promise<void> {
  await rm(join(top, path), { force: true });
  await removeFolders(top, dirname(path));
}

/** Removes this folder and its parents as far as they are empty. */
async function removeFolders(top: string, path: string): Promise<void> {
  for (let folder = path; folder !== "."; folder = dirname(folder)) {
    try {
      await rmdir(join(top, folder));
    } catch {
      return;
    }
  }
}

function blocked(path: string, what: string, hint: string): AppError {
  return new AppError("CONTENT_BLOCKED", `${path} ${what}`, { hint });
}

function notGit(contentDir: string, cause: unknown): unknown {
  const message = gitMessage(cause);
  if (message === null) return cause;
  if (message.includes("ENOENT")) {
    return new AppError("CONTENT_NOT_GIT", "Git is not installed", { hint: "Install git, or use --no-commit.", cause });
  }
  const [, distrusted] = /dubious ownership in repository at '(.+)'/.exec(message) ?? [];
  if (distrusted) {
    return new AppError("CONTENT_NOT_GIT", `Git does not trust ${distrusted}: it belongs to another user`, {
      hint: `Run: git config --global --add safe.directory ${distrusted}`,
      cause,
    });
  }
  return new AppError("CONTENT_NOT_GIT", `${contentDir} is in no Git working copy`, {
    hint: `Run git init in it, or use --no-commit to only write the files.`,
    cause,
  });
}
