import { join } from "node:path";
import { systemClock } from "../platform/clock.ts";
import { writeDurably } from "../platform/disk.ts";
import { AppError } from "../platform/errors.ts";
import { letGo } from "./aside.ts";
import { makeCommits, moveBranch, refuseClosedFolder, refuseLackOfRoom } from "./branch.ts";
import { bringLibrary } from "./bring.ts";
import type { PathChange } from "./commit-stream.ts";
import { type Committed, committedAt } from "./committed.ts";
import { type ContentQuestions, contentQuestions, isThere } from "./content-questions.ts";
import { type StoryId, storyPath, tombstonePath } from "./model.ts";
import { packRepository } from "./pack-repository.ts";
import type { RemoteReport } from "./remote.ts";
import { openWorkAlone, type RepositoryOptions, refuseDetached } from "./work-alone.ts";
import { commitAt, isAt, stepsBetween, type WorkingCopy } from "./working-copy.ts";

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
export type ContentRepository = ContentQuestions & {
  /** Completes what a killed run began, and throws early where the folder could not be written. */
  prepare(): Promise<void>;
  /** Commits one story: its files, nothing else. STORY_EXISTS when the branch has it already, or it was taken away by hand. */
  publish(publication: Publication): Promise<{ commit: string }>;
  /**
   * Fetches the library where there is none yet and the remote is an address: into the content folder, or, where the repository
   * has a folder of that name, so that this folder becomes the content folder. True where it did. Throws REMOTE_UNREACHABLE,
   * CONTENT_BLOCKED, DISK_FULL.
   */
  bring(): Promise<boolean>;
  /** Forgets a branch of `aside`, here and at the remote. Throws NOTHING_ASIDE, REMOTE_UNREACHABLE, REMOTE_REFUSED. */
  letGo(name: string): Promise<void>;
  /** Whether files of the content folder are just being replaced by those of another commit, by this process or another. */
  isMoving(): Promise<boolean>;
  /** Null while they are; otherwise a mark that is another one after each time they were. */
  stillness(): Promise<string | null>;
  /** Completes what a killed process had begun, and restores what attributes had converted; true where files became others. */
  settle(): Promise<boolean>;
  /** Makes the local branch and the remote's equal: learns what others pushed, then pushes. */
  synchronise(): Promise<RemoteReport>;
  /** The same after a `publish`, quicker: others' pushes are only looked at when ours is refused for them. */
  push(): Promise<RemoteReport>;
  /** Puts a file back as it is committed, whatever lies there now; false where nothing is committed at that path. */
  putBack(path: string): Promise<boolean>;
  /**
   * Makes one commit of what is decided while nobody else changes anything; none where that changes nothing. Gives what is
   * committed then, by this commit or already.
   */
  change(decide: (committed: Committed) => Promise<ContentChange | null>): Promise<Committed>;
  /** Packs Git's files where they have become many; meanwhile others read and commit. Throws PACKING_FAILED, DISK_FULL. */
  pack(): Promise<void>;
  /** Puts the files into the folder and leaves Git alone. STORY_EXISTS when the story's file is there already. */
  write(publication: Publication): Promise<void>;
};

export type ContentRepositoryOptions = RepositoryOptions & {
  /** `Name <address>`, for author and committer. */
  author: string;
};

const enoughForAStory = 1024 * 1024;

export function openContentRepository(options: ContentRepositoryOptions): ContentRepository {
  const { contentDir } = options;
  const { find, alone, talk, meet, stillness, settle, lookAgain } = openWorkAlone(options);
  const setsAside = options.setsAside ? { refused: new Set<string>() } : undefined;

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

  return {
    ...contentQuestions({ ...options, find, alone }),

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

    async bring() {
      const isNew = await bringLibrary(options);
      if (isNew) lookAgain();
      return isNew;
    },
    letGo: (name) => talk((copy, remote) => letGo(copy, remote, name)),
    isMoving: async () => (await stillness()) === null,
    stillness,
    settle,

    synchronise: () => meet({ fetchFirst: true, setsAside }),
    push: () => meet({ fetchFirst: false, setsAside }),

    pack: () => packRepository(options),

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

function exists(id: StoryId): AppError {
  return new AppError("STORY_EXISTS", `${id} is published already`);
}
