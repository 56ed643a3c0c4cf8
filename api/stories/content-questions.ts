import { access } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "../platform/errors.ts";
import { asidesOf } from "./aside.ts";
import { type Committed, committedAt } from "./committed.ts";
import { type FileVersion, fileHistory } from "./file-history.ts";
import { type Aside, type StoryId, storyPath } from "./model.ts";
import type { RemoteReport } from "./remote.ts";
import { isConfigured, lastSeenTip, remoteOf } from "./transport.ts";
import type { RepositoryOptions, WorkAlone } from "./work-alone.ts";
import { answerOrNull, commitAt, isAt, type WorkingCopy } from "./working-copy.ts";

/** What can be asked of the content folder's repository without changing anything. Paths are as seen from the content folder. */
export type ContentQuestions = {
  /** Whether the remote has everything, as far as is known without asking it. */
  isPushed(): Promise<RemoteReport["state"]>;
  /** What could not be joined with the remote's and is kept on branches of its own, newest first. */
  aside(): Promise<Aside[]>;
  /** Whether the story's file lies in the folder or in the branch: committed or not, readable or not. */
  has(id: StoryId): Promise<boolean>;
  /** Whether the branch ever had the story, as far back as this copy knows. */
  wasThere(id: StoryId): Promise<boolean>;
  /** The commit that last changed the story. */
  commitOf(id: StoryId): Promise<string | null>;
  /** What is committed now. With `settled`, once nobody is about to change it. */
  committed(options?: { settled?: boolean }): Promise<Committed>;
  /** Whether a file lies there otherwise than it is committed. */
  isUncommitted(path: string): Promise<boolean>;
  /** The commits that changed a file, newest first, at most so many. */
  history(path: string, max: number): Promise<FileVersion[]>;
  /** Who works here, as Git is told. */
  person(): Promise<{ name: string; email: string } | null>;
};

type World = Pick<WorkAlone, "find" | "alone"> & Pick<RepositoryOptions, "contentDir" | "remote" | "branch">;

export function contentQuestions({ find, alone, contentDir, ...configured }: World): ContentQuestions {
  const tipOf = (copy: WorkingCopy) => commitAt(copy, copy.ref);

  async function isCommitted(id: StoryId): Promise<boolean> {
    const copy = await find();
    return isAt(copy, await tipOf(copy), copy.prefix + storyPath(id));
  }

  async function commitOf(id: StoryId): Promise<string | null> {
    const copy = await find();
    const tip = await tipOf(copy);
    if (tip === null) return null;
    const found = await copy.git(["rev-list", "--max-count=1", tip, "--", copy.prefix + storyPath(id)]);
    return found.trim() || null;
  }

  return {
    async isPushed() {
      const copy = await find();
      const remote = remoteOf(copy, configured);
      if (!(await isConfigured(copy, remote))) return "no remote";
      return (await tipOf(copy)) === (await lastSeenTip(copy, remote)) ? "equal" : "local only";
    },

    async aside() {
      const copy = await find();
      return asidesOf(copy, remoteOf(copy, configured));
    },

    has: async (id) =>
      (await isThere(join(contentDir, storyPath(id)))) || unlessJustAFolder(() => isCommitted(id), false),
    wasThere: (id) => unlessJustAFolder(async () => (await commitOf(id)) !== null, false),
    commitOf,

    committed: async ({ settled = false } = {}) => {
      const look = async (copy: WorkingCopy) => committedAt(copy, await tipOf(copy));
      return settled ? alone(look) : look(await find());
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

/** What Git says, or what holds where there is no Git. */
async function unlessJustAFolder<Answer>(ask: () => Promise<Answer>, otherwise: Answer): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof AppError && error.code === "CONTENT_NOT_GIT") return otherwise;
    throw error;
  }
}

export const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
