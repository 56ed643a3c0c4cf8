import { access } from "node:fs/promises";
import { join } from "node:path";
import { systemClock } from "../platform/clock.ts";
import { writeDurably } from "../platform/disk.ts";
import { AppError } from "../platform/errors.ts";
import type { Environment } from "../platform/git.ts";
import { withLock } from "../platform/lock.ts";
import { finishMove, hasBegunMove, makeCommits, moveBranch, refuseClosedFolder, refuseLackOfRoom } from "./branch.ts";
import { type PathChange, scratchRef } from "./commit-stream.ts";
import { type Committed, committedAt } from "./committed.ts";
import { type FileVersion, fileHistory } from "./file-history.ts";
import { type StoryId, storyPath, tombstonePath } from "./model.ts";
import { meetRemote, type RemoteReport } from "./remote.ts";
import { clearStaleLocks, locksOfBranch, locksOfFetch } from "./stale-locks.ts";
import { isConfigured, lastSeenTip, remoteOf, trackingRef } from "./transport.ts";
import { answerOrNull, commitAt, findWorkingCopy, isAt, stepsBetween, type WorkingCopy } from "./working-copy.ts";

/** A file of the library, its path as seen from the content folder. */
export type ContentFile = { path: string; content: Uint8Array };

/** What a commit does to a file: new content, content that Git has already, or its removal. */
export type FileChange = PathChange;

/** One commit that somebody makes by hand. */
export type ContentChange = {
  files: readonly FileChange[];
  message: string;
  /** `Name <address>` of the author; without one, that of the configuration. */
  author?: string | undefined;
};

export type Publication = { id: StoryId; files: readonly ContentFile[]; message: string };

/** The only writer of the content folder. */
export type ContentRepository = {
  /** Completes what a killed run began, and throws early where the folder could not be written. */
  prepare(): Promise<void>;
  /** Commits one story: its files, nothing else. STORY_EXISTS when the branch has it already, or it was taken away by hand. */
  publish(publication: Publication): Promise<{ commit: string }>;
  /** Makes the local branch and the remote's equal: learns what others pushed, then pushes. */
  synchronise(): Promise<RemoteReport>;
  /** The same after a `publish`, quicker: others' pushes are only looked at when ours is refused for them. */
  push(): Promise<RemoteReport>;
  /** Whether the remote has everything, as far as is known without asking it. */
  isPushed(): Promise<RemoteReport["state"]>;
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
  /** Puts a file back as it is committed, whatever lies there now; false where nothing is committed at that path. */
  putBack(path: string): Promise<boolean>;
  /**
   * Makes one commit of what is decided while nobody else changes anything; none where that changes nothing. Gives what is
   * committed then, by this commit or already.
   */
  change(decide: (committed: Committed) => Promise<ContentChange | null>): Promise<Committed>;
  /** The commits that changed a file, newest first, at most so many. */
  history(path: string, max: number): Promise<FileVersion[]>;
  /** Who works here, as Git is told. */
  person(): Promise<{ name: string; email: string } | null>;
  /** Puts the files into the folder and leaves Git alone. STORY_EXISTS when the story's file is there already. */
  write(publication: Publication): Promise<void>;
};

export type ContentRepositoryOptions = {
  contentDir: string;
  remote: string;
  branch?: string | undefined;
  /** `Name <address>`, for author and committer. */
  author: string;
  environment: Environment;
  /** How long a remote may be silent before it counts as unreachable. */
  silenceMilliseconds?: number;
  signal?: AbortSignal | undefined;
};

const enoughForAStory = 1024 * 1024;

export function openContentRepository(options: ContentRepositoryOptions): ContentRepository {
  const { contentDir, environment, signal } = options;

  const find = () => findWorkingCopy(contentDir, { environment, silenceMilliseconds: options.silenceMilliseconds });
  let lock: string | undefined;

  /** The work alone on this repository, after whatever an interrupted run left. */
  async function alone<Result>(work: (copy: WorkingCopy) => Promise<Result>): Promise<Result> {
    lock ??= join((await find()).commonDir, "mruk.lock");
    return withLock(
      lock,
      async () => {
        const copy = await find();
        const interrupted = await hasBegunMove(copy);
        await clearStaleLocks(copy, { ...locksOfBranch([copy.ref, scratchRef]), interrupted });
        await finishMove(copy);
        return work(copy);
      },
      { signal },
    );
  }

  /** One commit on `base`; none where everything is as it was. */
  async function commitOn(copy: WorkingCopy, base: string | null, change: ContentChange): Promise<string> {
    const time = `${Math.floor(systemClock.now().epochMilliseconds / 1000)} +0000`;
    const [author, committer] = [`${change.author ?? options.author} ${time}`, `${options.author} ${time}`];
    const changes = change.files.map((file) => ({ ...file, path: copy.prefix + file.path }));
    const commit = await makeCommits(copy, base, [{ author, committer, message: change.message, changes }]);
    if (base !== null && (await stepsBetween(copy, base, commit)).length === 0) return base;
    await moveBranch(copy, base, commit);
    return commit;
  }

  async function isCommitted(id: StoryId): Promise<boolean> {
    const copy = await find();
    return isAt(copy, await commitAt(copy, copy.ref), copy.prefix + storyPath(id));
  }

  async function lastChangeOf(id: StoryId): Promise<string | null> {
    const copy = await find();
    const tip = await commitAt(copy, copy.ref);
    if (tip === null) return null;
    const found = await copy.git(["rev-list", "--max-count=1", tip, "--", copy.prefix + storyPath(id)]);
    return found.trim() || null;
  }

  /** One of us talks with the remote at a time; meanwhile all go on committing. */
  async function meet({ fetchFirst }: { fetchFirst: boolean }): Promise<RemoteReport> {
    const copy = await find();
    const remote = remoteOf(copy, options);
    const aloneHere = <Result>(work: () => Promise<Result>) =>
      alone(async ({ ref }) => {
        if (ref !== copy.ref) throw otherBranch(copy);
        return work();
      });
    return withLock(
      join(copy.commonDir, "mruk-remote.lock"),
      async () => {
        const interrupted = await aloneHere(() => hasBegunMove(copy));
        if (!(await isConfigured(copy, remote))) return { state: "no remote", taken: [] };
        await clearStaleLocks(copy, { ...locksOfFetch(trackingRef(remote)), interrupted });
        return meetRemote(copy, remote, { fetchFirst, alone: aloneHere });
      },
      { signal },
    );
  }

  return {
    prepare: () =>
      alone(async (copy) => {
        refuseDetached(copy, options);
        await refuseClosedFolder(join(copy.top, copy.prefix));
        await refuseLackOfRoom(copy.top, enoughForAStory);
      }),

    publish: ({ id, files, message }) =>
      alone(async (copy) => {
        refuseDetached(copy, options);
        const base = await commitAt(copy, copy.ref);
        for (const path of [storyPath(id), tombstonePath(id)]) {
          if (await isAt(copy, base, copy.prefix + path)) throw exists(id);
        }
        return { commit: await commitOn(copy, base, { files, message }) };
      }),

    committed: async ({ settled = false } = {}) => {
      const look = async (copy: WorkingCopy) => committedAt(copy, await commitAt(copy, copy.ref));
      return settled ? alone(look) : look(await find());
    },

    async isUncommitted(path) {
      const { git, prefix } = await find();
      return (await git(["status", "--porcelain", "-z", "--untracked-files=all", "--", prefix + path])) !== "";
    },

    putBack: (path) =>
      alone(async (copy) => {
        const commit = await commitAt(copy, copy.ref);
        if (commit === null || !(await isAt(copy, commit, copy.prefix + path))) return false;
        const fromInput = ["--pathspec-from-file=-", "--pathspec-file-nul"];
        await copy.git(["checkout", commit, ...fromInput], { input: `${copy.prefix}${path}\0` });
        return true;
      }),

    change: (decide) =>
      alone(async (copy) => {
        refuseDetached(copy, options);
        const base = await commitAt(copy, copy.ref);
        const change = await decide(committedAt(copy, base));
        return committedAt(copy, change === null ? base : await commitOn(copy, base, change));
      }),

    async person() {
      const { git } = await find();
      const [name, email] = [
        await answerOrNull(git, ["config", "user.name"]),
        await answerOrNull(git, ["config", "user.email"]),
      ];
      return name && email ? { name, email } : null;
    },

    async history(path, max) {
      const copy = await find();
      const tip = await commitAt(copy, copy.ref);
      return tip === null ? [] : fileHistory(copy, tip, { path: copy.prefix + path, max });
    },

    synchronise: () => meet({ fetchFirst: true }),
    push: () => meet({ fetchFirst: false }),
    async isPushed() {
      const copy = await find();
      const remote = remoteOf(copy, options);
      if (!(await isConfigured(copy, remote))) return "no remote";
      return (await commitAt(copy, copy.ref)) === (await lastSeenTip(copy, remote)) ? "equal" : "local only";
    },
    has: async (id) =>
      (await isThere(join(contentDir, storyPath(id)))) || unlessJustAFolder(() => isCommitted(id), false),
    wasThere: (id) => unlessJustAFolder(async () => (await lastChangeOf(id)) !== null, false),
    commitOf: lastChangeOf,

    async write({ id, files }) {
      const story = storyPath(id);
      if (await isThere(join(contentDir, story))) throw exists(id);
      await refuseLackOfRoom(
        contentDir,
        files.reduce((sum, { content }) => sum + content.byteLength, 0),
      );
      // The story last: one that is there has its picture.
      const ordered = [...files].sort((a, b) => Number(a.path === story) - Number(b.path === story));
      for (const { path, content } of ordered) await writeDurably(join(contentDir, path), content);
    },
  };
}

function refuseDetached({ ref, top }: WorkingCopy, { branch }: ContentRepositoryOptions): void {
  if (ref !== "HEAD" || branch !== undefined) return;
  throw new AppError("CONTENT_BLOCKED", `No branch is checked out in ${top}`, {
    hint: "Run git switch with a branch's name, or name the remote's branch in CONTENT_BRANCH.",
  });
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

function otherBranch({ top }: WorkingCopy): AppError {
  return new AppError("CONTENT_BUSY", `Another branch was checked out in ${top} meanwhile`, { hint: "Run again." });
}

function exists(id: StoryId): AppError {
  return new AppError("STORY_EXISTS", `${id} is published already`);
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
