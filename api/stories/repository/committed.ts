import { createHash } from "node:crypto";
import { gitMessage } from "#api/platform/processes/git.ts";
import { StoryFileError } from "../file/story-file-error.ts";
import { maxStoryBytes } from "../index/story-files.ts";
import { isOnConflictBranch } from "./conflict-branches.ts";
import type { PathStep, TreeEntry } from "./replay.ts";
import { entriesAt, entriesBelow, stepsBetween, type WorkingCopy } from "./working-copy.ts";

/** The library as of one commit. Paths are relative to the content folder. */
export type Committed = {
  /** The commit; null on a branch without any. */
  id: string | null;
  /** The tree entry at a path; null for none. */
  entry(path: string): Promise<TreeEntry | null>;
  entries(paths: readonly string[]): Promise<Map<string, TreeEntry>>;
  /** The names in a folder; none for a folder that does not exist. */
  names(folder: string): Promise<string[]>;
  /** The files in a folder and below it. */
  below(folder: string): Promise<Map<string, TreeEntry>>;
  /** A story file's text by its blob id; null where Git has no such blob. Throws STORY_INVALID for bytes that are no text. */
  text(blob: string): Promise<string | null>;
  /** The library as of an ancestor of this commit, or of a commit on a conflict branch; null for any other commit. */
  earlier(commit: string): Promise<Committed | null>;
  /** What an ancestor of this commit, or the commit itself, changed in the content folder; null for any other commit, and for a first one. */
  stepsOf(commit: string): Promise<readonly PathStep[] | null>;
};

/** Reads a commit. `null` stands for a branch without commits, which holds nothing. */
export function committedAt(copy: WorkingCopy, commit: string | null): Committed {
  const { git, prefix } = copy;
  async function entries(paths: readonly string[]): Promise<Map<string, TreeEntry>> {
    const found = await entriesAt(
      copy,
      commit,
      paths.map((path) => prefix + path),
    );
    return relativeTo(prefix, found);
  }

  return {
    id: commit,
    entries,
    async entry(path) {
      return (await entries([path])).get(path) ?? null;
    },
    async names(folder) {
      if (commit === null) return [];
      const listing = await git(["ls-tree", "-z", "--full-tree", "--name-only", commit, "--", `${prefix}${folder}/`]);
      return listing.split("\0").flatMap((path) => (path === "" ? [] : path.slice(path.lastIndexOf("/") + 1)));
    },
    below: async (folder) =>
      commit === null ? new Map() : relativeTo(prefix, await entriesBelow(copy, commit, `${prefix}${folder}/`)),
    text: (blob) => textOf(copy, blob),
    async earlier(other) {
      if (commit === null || !isObjectId(other)) return null;
      const isKnown = (await isAncestor(copy, other, commit)) || (await isOnConflictBranch(copy, other));
      return isKnown ? committedAt(copy, other) : null;
    },
    async stepsOf(other) {
      if (commit === null || !isObjectId(other) || !(await isAncestor(copy, other, commit))) return null;
      const [, parent] = (await git(["rev-list", "--parents", "--max-count=1", other, "--"])).trim().split(" ");
      if (parent === undefined) return null;
      const steps = await stepsBetween(copy, parent, other);
      return steps
        .filter(({ path }) => path.startsWith(prefix))
        .map((step) => ({ ...step, path: step.path.slice(prefix.length) }));
    },
  };
}

const relativeTo = (prefix: string, entries: ReadonlyMap<string, TreeEntry>) =>
  new Map([...entries].map(([path, entry]) => [path.slice(prefix.length), entry]));

/** A full object id. */
const isObjectId = (text: string) => /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);

async function textOf({ git }: WorkingCopy, blob: string): Promise<string | null> {
  if (!isObjectId(blob)) return null;
  const [, kind, size] = (await git(["cat-file", "--batch-check"], { input: `${blob}\n` })).trim().split(" ");
  if (kind !== "blob") return null;
  if (Number(size) > maxStoryBytes) throw new StoryFileError(`is larger than ${maxStoryBytes / 1024} kB`);
  const text = await git(["cat-file", "blob", blob]);
  // Git's output was decoded as UTF-8, which replaces invalid bytes; the hash shows whether any were.
  if (blobId(text, blob.length) !== blob) throw new StoryFileError("is not UTF-8");
  return text;
}

/** Git's id of this content, in a repository with ids of this length. */
function blobId(text: string, length: number): string {
  const bytes = Buffer.from(text);
  const hash = createHash(length === 64 ? "sha256" : "sha1");
  return hash.update(`blob ${bytes.byteLength}\0`).update(bytes).digest("hex");
}

async function isAncestor({ git }: WorkingCopy, earlier: string, commit: string): Promise<boolean> {
  try {
    await git(["merge-base", "--is-ancestor", earlier, commit]);
    return true;
  } catch (error) {
    if (gitMessage(error) === null) throw error;
    return false; // It is no commit, or one of another history.
  }
}
