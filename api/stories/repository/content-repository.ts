import { join } from "node:path";
import { systemClock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import { writeDurably } from "#api/platform/files/disk.ts";
import { pathsIn, type StoryFolder, type StoryId } from "../model.ts";
import { makeCommits, moveBranch, refuseLackOfRoom, refuseUnwritableFolder } from "./branch.ts";
import { cloneLibrary } from "./clone-library.ts";
import type { PathChange } from "./commit-stream.ts";
import { type Committed, committedAt } from "./committed.ts";
import { deleteConflictBranch } from "./conflict-branches.ts";
import { type ContentQuestions, contentQuestions, isThere } from "./content-questions.ts";
import { packRepository } from "./pack-repository.ts";
import { refuseProgramRepository } from "./program-repository.ts";
import type { RemoteReport } from "./remote.ts";
import { openRepositoryLock, type RepositoryOptions, refuseDetached } from "./repository-lock.ts";
import { commitAt, isAt, restorePaths, stepsBetween, type WorkingCopy } from "./working-copy.ts";

/** A file of the library. Its path is relative to the content folder. */
export type ContentFile = { path: string; content: Uint8Array };

/** A commit's change to a file: new content, content that Git has already, or its removal. */
export type FileChange = PathChange;

/** The content of one commit. */
export type ContentChange = {
  files: readonly FileChange[];
  message: string;
  /** `Name <address>` of the author; without one, that of the configuration. */
  author?: string | undefined;
};

/** The files of a new story of the library, or of a new draft. */
export type Publication = { id: StoryId; folder?: StoryFolder; files: readonly ContentFile[]; message: string };

/** The only writer of the content folder. */
export type ContentRepository = ContentQuestions & {
  /** Throws CONTENT_NOT_CONFIGURED where the library is not to be written, as every method does that writes it. */
  requireLibrary(): Promise<void>;
  /** Completes what a killed run began, and throws early where the folder cannot be written. */
  prepare(): Promise<void>;
  /** Commits the files of one story. STORY_EXISTS when the branch has it already, or it was deleted by hand. */
  publish(publication: Publication): Promise<{ commit: string }>;
  /**
   * Clones the library where there is none yet and the remote is an address: into the content folder, or, where the repository
   * has a folder of the content folder's name, around it. Returns whether it cloned. Throws REMOTE_UNREACHABLE, CONTENT_BLOCKED,
   * DISK_FULL.
   */
  cloneLibrary(): Promise<boolean>;
  /** Deletes one of `conflictBranches`, here and at the remote. Throws NOTHING_ASIDE, REMOTE_UNREACHABLE, REMOTE_REFUSED. */
  deleteConflictBranch(name: string): Promise<void>;
  /** Whether this or another process is just replacing files of the content folder by those of another commit. */
  isMoving(): Promise<boolean>;
  /** Null while `isMoving`; otherwise a mark that changes with every move. */
  treeState(): Promise<string | null>;
  /** Completes what a killed process began, and restores files that attributes converted. Returns whether files changed. */
  recover(): Promise<boolean>;
  /** Makes the local branch and the remote's equal: fetches, rebases, pushes. */
  synchronise(): Promise<RemoteReport>;
  /** The same, quicker, for after a `publish`: it fetches only when the remote rejects the push. */
  push(): Promise<RemoteReport>;
  /** Checks a file out, whatever lies there now. Returns false where nothing is committed at that path. */
  putBack(path: string): Promise<boolean>;
  /**
   * Calls `decide` under the repository lock and commits the change that it returns, unless that changes nothing. Returns the
   * library as it is committed then.
   */
  change(decide: (committed: Committed) => Promise<ContentChange | null>): Promise<Committed>;
  /**
   * The number of times that a synchronisation of this process has left a commit with this file out of the branch, because others had
   * changed the same; a conflict branch keeps it.
   */
  timesLeftOut(path: string): number;
  /** Packs Git's loose objects once they are many; others can read and commit meanwhile. Throws PACKING_FAILED, DISK_FULL. */
  pack(): Promise<void>;
  /** Writes the files without committing them. STORY_EXISTS when the story's file is there already. */
  write(publication: Publication): Promise<void>;
};

export type ContentRepositoryOptions = RepositoryOptions & {
  /** Whether nobody has said where the library lies, so that the program's own repository is not meant. */
  isGuessed?: boolean | undefined;
  /** `Name <address>`, for author and committer. */
  author: string;
};

const enoughForAStory = 1024 * 1024;

export function openContentRepository(options: ContentRepositoryOptions): ContentRepository {
  const { find, withRepository, withRemote, synchronise, treeState, recover, forgetPlace } =
    openRepositoryLock(options);
  const keepsConflicts = options.keepsConflicts ? { refused: new Set<string>() } : undefined;

  const leftOut = new Map<string, number>();

  async function synchroniseAndCount(fetchFirst: boolean): Promise<RemoteReport> {
    await refuseGuess(await find());
    const report = await synchronise({ fetchFirst, keepsConflicts });
    for (const path of report.leftOut ?? []) leftOut.set(path, (leftOut.get(path) ?? 0) + 1);
    return report;
  }

  async function refuseGuess(copy: WorkingCopy): Promise<void> {
    if (options.isGuessed) await refuseProgramRepository(copy);
  }

  /** Does work that changes the library. */
  const withLibrary: typeof withRepository = (work) =>
    withRepository(async (copy) => {
      await refuseGuess(copy);
      refuseDetached(copy, options);
      return work(copy);
    });

  const commitOn = (copy: WorkingCopy, base: string | null, change: ContentChange) =>
    commitChange(copy, base, change, options.author);

  return {
    ...contentQuestions({ ...options, find, withRepository }),

    async requireLibrary() {
      const copy = await find().catch(() => null);
      if (copy !== null) await refuseGuess(copy);
    },

    prepare: () =>
      withLibrary(async (copy) => {
        await refuseUnwritableFolder(join(copy.top, copy.prefix));
        await refuseLackOfRoom(copy.top, enoughForAStory);
      }),

    publish: ({ id, folder = "stories", files, message }) =>
      withLibrary(async (copy) => {
        const base = await commitAt(copy, copy.ref);
        const paths = [pathsIn[folder].text(id), pathsIn[folder].tombstone(id)];
        const taken = paths.map((path) => copy.prefix + path);
        if (await isAt(copy, base, ...taken)) throw exists(id);
        return { commit: await commitOn(copy, base, { files, message }) };
      }),

    putBack: (path) => withRepository((copy) => putBack(copy, path)),

    change: (decide) =>
      withLibrary(async (copy) => {
        const base = await commitAt(copy, copy.ref);
        const change = await decide(committedAt(copy, base));
        return committedAt(copy, change === null ? base : await commitOn(copy, base, change));
      }),

    async cloneLibrary() {
      const isNew = await cloneLibrary(options);
      if (isNew) forgetPlace();
      return isNew;
    },
    deleteConflictBranch: (name) => withRemote((copy, remote) => deleteConflictBranch(copy, remote, name)),
    isMoving: async () => (await treeState()) === null,
    treeState,
    recover,

    synchronise: () => synchroniseAndCount(true),
    push: () => synchroniseAndCount(false),
    timesLeftOut: (path) => leftOut.get(path) ?? 0,

    pack: () => packRepository({ find }),

    write: (publication) => writeFiles(options.contentDir, publication),
  };
}

/** Commits on `base`, unless the change leaves everything as it is. `owner` commits, and is the author if the change names none. */
async function commitChange(
  copy: WorkingCopy,
  base: string | null,
  change: ContentChange,
  owner: string,
): Promise<string> {
  const time = `${Math.floor(systemClock.now().epochMilliseconds / 1000)} +0000`;
  const [author, committer] = [`${change.author ?? owner} ${time}`, `${owner} ${time}`];
  const changes = change.files.map((file) => ({ ...file, path: copy.prefix + file.path }));
  const commit = await makeCommits(copy, base, [{ author, committer, message: change.message, changes }]);
  const steps = await stepsBetween(copy, base, commit);
  if (base !== null && steps.length === 0) return base;
  await moveBranch(copy, base, commit, { steps });
  return commit;
}

async function putBack(copy: WorkingCopy, path: string): Promise<boolean> {
  const commit = await commitAt(copy, copy.ref);
  if (commit === null || !(await isAt(copy, commit, copy.prefix + path))) return false;
  await restorePaths(copy, commit, [copy.prefix + path]);
  return true;
}

async function writeFiles(contentDir: string, { id, folder = "stories", files }: Publication): Promise<void> {
  const story = pathsIn[folder].text(id);
  if (await isThere(join(contentDir, story))) throw exists(id);
  await refuseLackOfRoom(
    contentDir,
    files.reduce((sum, { content }) => sum + content.byteLength, 0),
  );
  // The story comes last, so that a story that is there has its picture.
  const ordered = [...files].sort((a, b) => Number(a.path === story) - Number(b.path === story));
  for (const { path, content } of ordered) await writeDurably(join(contentDir, path), content);
}

function exists(id: StoryId): AppError {
  return new AppError("STORY_EXISTS", `${id} is published already`);
}
