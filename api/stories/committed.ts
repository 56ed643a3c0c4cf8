import { createHash } from "node:crypto";
import { gitMessage } from "../platform/git.ts";
import { isKeptAside } from "./aside.ts";
import type { TreeEntry } from "./replay.ts";
import { StoryFileError } from "./story-file-error.ts";
import { maxStoryBytes } from "./story-files.ts";
import { entriesAt, type WorkingCopy } from "./working-copy.ts";

/** What is committed, at one commit. Paths are as seen from the content folder. */
export type Committed = {
  /** The commit; null on a branch without any. */
  id: string | null;
  /** What Git holds at a path; null for nothing. */
  entry(path: string): Promise<TreeEntry | null>;
  entries(paths: readonly string[]): Promise<Map<string, TreeEntry>>;
  /** The names of what lies in a folder; of one that is not there, none. */
  names(folder: string): Promise<string[]>;
  /** A story file's text by Git's id of it; null where Git knows no such content. Throws STORY_INVALID for what is no text. */
  text(blob: string): Promise<string | null>;
  /** The same at another commit that led to this one, or that was set aside; null where it is none such. */
  earlier(commit: string): Promise<Committed | null>;
};

/** What a commit holds; `null` on a branch without commits, which holds nothing. */
export function committedAt(copy: WorkingCopy, commit: string | null): Committed {
  const { git, prefix } = copy;
  async function entries(paths: readonly string[]): Promise<Map<string, TreeEntry>> {
    const found = await entriesAt(
      copy,
      commit,
      paths.map((path) => prefix + path),
    );
    return new Map([...found].map(([path, entry]) => [path.slice(prefix.length), entry]));
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
    text: (blob) => textOf(copy, blob),
    async earlier(other) {
      if (commit === null || !isObjectId(other)) return null;
      const isKnown = (await ledTo(copy, other, commit)) || (await isKeptAside(copy, other));
      return isKnown ? committedAt(copy, other) : null;
    },
  };
}

/** Git's name of a content or a commit, in full. */
const isObjectId = (text: string) => /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);

async function textOf({ git }: WorkingCopy, blob: string): Promise<string | null> {
  if (!isObjectId(blob)) return null;
  const [, kind, size] = (await git(["cat-file", "--batch-check"], { input: `${blob}\n` })).trim().split(" ");
  if (kind !== "blob") return null;
  if (Number(size) > maxStoryBytes) throw new StoryFileError(`is larger than ${maxStoryBytes / 1024} kB`);
  const text = await git(["cat-file", "blob", blob]);
  // Git's output comes as text: bytes that are none would have become others.
  if (blobId(text, blob.length) !== blob) throw new StoryFileError("is not UTF-8");
  return text;
}

/** How Git names this content, in a repository whose names are so long. */
function blobId(text: string, length: number): string {
  const bytes = Buffer.from(text);
  const hash = createHash(length === 64 ? "sha256" : "sha1");
  return hash.update(`blob ${bytes.byteLength}\0`).update(bytes).digest("hex");
}

async function ledTo({ git }: WorkingCopy, earlier: string, commit: string): Promise<boolean> {
  try {
    await git(["merge-base", "--is-ancestor", earlier, commit]);
    return true;
  } catch (error) {
    if (gitMessage(error) === null) throw error;
    return false; // No commit, or one of another history.
  }
}
