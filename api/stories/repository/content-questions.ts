import { access } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "#api/platform/errors.ts";
import { type ConflictBranch, pathsIn, type StoryFolder, type StoryId } from "../model.ts";
import { type Committed, committedAt } from "./committed.ts";
import { conflictBranchesOf } from "./conflict-branches.ts";
import { type FileDeletion, type FileVersion, fileDeletions, fileHistory } from "./file-history.ts";
import type { RemoteReport } from "./remote.ts";
import type { RepositoryLock, RepositoryOptions } from "./repository-lock.ts";
import { isConfigured, lastSeenTip, remoteOf } from "./transport.ts";
import { answerOrNull, commitAt, isAt, type WorkingCopy } from "./working-copy.ts";

/** Queries of the content folder's repository; none changes anything. Paths are relative to the content folder. */
export type ContentQuestions = {
  /** Whether the remote has everything, judged by its last known tip. */
  isPushed(): Promise<RemoteReport["state"]>;
  /** The branches that keep changes that could not be joined with the remote's, newest first. */
  conflictBranches(): Promise<ConflictBranch[]>;
  /**
   * Whether the story's file lies in the folder or in the branch: committed or not, readable or not. Of a story of the library,
   * unless drafts are named, as in `commitOf`.
   */
  has(id: StoryId, folder?: StoryFolder): Promise<boolean>;
  /** Whether the branch ever had the story, as far back as this copy knows. */
  wasThere(id: StoryId): Promise<boolean>;
  /** The commit that last changed the story. */
  commitOf(id: StoryId, folder?: StoryFolder): Promise<string | null>;
  /** The current commit. With `settled`, it is read under the repository lock, so that no change is in progress. */
  committed(options?: { settled?: boolean }): Promise<Committed>;
  /** Whether the working tree differs from the commit at this path. */
  isUncommitted(path: string): Promise<boolean>;
  /** The commits that changed a file, newest first, at most `max`. */
  history(path: string, max: number): Promise<FileVersion[]>;
  /** The story files that were deleted last and are not there again, newest first, at most `max`. */
  deletions(max: number): Promise<FileDeletion[]>;
  /** Git's configured user. */
  person(): Promise<{ name: string; email: string } | null>;
};

type Parts = Pick<RepositoryLock, "find" | "withRepository"> &
  Pick<RepositoryOptions, "contentDir" | "remote" | "branch">;

export function contentQuestions({ find, withRepository, contentDir, ...configured }: Parts): ContentQuestions {
  const tipOf = (copy: WorkingCopy) => commitAt(copy, copy.ref);

  async function isCommitted(path: string): Promise<boolean> {
    const copy = await find();
    return isAt(copy, await tipOf(copy), copy.prefix + path);
  }

  async function commitOf(id: StoryId, folder: StoryFolder = "stories"): Promise<string | null> {
    const copy = await find();
    const tip = await tipOf(copy);
    if (tip === null) return null;
    const found = await copy.git(["rev-list", "--max-count=1", tip, "--", copy.prefix + pathsIn[folder].text(id)]);
    return found.trim() || null;
  }

  return {
    async isPushed() {
      const copy = await find();
      const remote = remoteOf(copy, configured);
      if (!(await isConfigured(copy, remote))) return "no remote";
      return (await tipOf(copy)) === (await lastSeenTip(copy, remote)) ? "equal" : "local only";
    },

    async conflictBranches() {
      const copy = await find();
      return conflictBranchesOf(copy, remoteOf(copy, configured));
    },

    async has(id, folder = "stories") {
      const path = pathsIn[folder].text(id);
      return (await isThere(join(contentDir, path))) || falseWithoutGit(() => isCommitted(path));
    },
    wasThere: (id) => falseWithoutGit(async () => (await commitOf(id)) !== null),
    commitOf,

    committed: async ({ settled = false } = {}) => {
      const look = async (copy: WorkingCopy) => committedAt(copy, await tipOf(copy));
      return settled ? withRepository(look) : look(await find());
    },

    async isUncommitted(path) {
      const { git, prefix } = await find();
      return (await git(["status", "--porcelain", "-z", "--untracked-files=all", "--", prefix + path])) !== "";
    },

    async history(path, max) {
      const copy = await find();
      const tip = await tipOf(copy);
      return tip === null ? [] : fileHistory(copy, tip, { path: copy.prefix + path, max });
    },

    async deletions(max) {
      const copy = await find();
      const tip = await tipOf(copy);
      if (tip === null) return [];
      const { prefix } = copy;
      // More commits than files, because restoring a story deletes its tombstone, and some stories are there again.
      const found = await fileDeletions(copy, tip, { folder: `${prefix}stories`, max: max * 4 });
      const files = new Map<string, FileDeletion>();
      for (const { path, ...deletion } of found) {
        const own = path.slice(prefix.length);
        if (own.endsWith(".md") && !files.has(own)) files.set(own, { ...deletion, path: own });
      }
      const latest = [...files.values()].slice(0, max * 4);
      const there = await committedAt(copy, tip).entries(latest.map(({ path }) => path));
      return latest.filter(({ path }) => !there.has(path)).slice(0, max);
    },

    async person() {
      const { git } = await find();
      const [name, email] = [
        await answerOrNull(git, ["config", "user.name"]),
        await answerOrNull(git, ["config", "user.email"]),
      ];
      return name && email ? { name, email } : null;
    },
  };
}

/** Answers false where the content folder is in no Git working copy. */
async function falseWithoutGit(ask: () => Promise<boolean>): Promise<boolean> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof AppError && error.code === "CONTENT_NOT_GIT") return false;
    throw error;
  }
}

export const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
