import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import type { StoryLibrary } from "../index/library.ts";
import {
  type DeletedStory,
  type PostDraft,
  type RemoteState,
  type Story,
  type StoryId,
  type StoryVersion,
  storyPath,
} from "../model.ts";
import type { Committed } from "../repository/committed.ts";
import { committedStory, EditConflict, notFound, type Revised } from "../repository/committed-story.ts";
import type { ContentRepository } from "../repository/content-repository.ts";
import type { FileVersion } from "../repository/file-history.ts";
import { creation } from "./create-story.ts";
import { deletedStories } from "./deleted-story.ts";
import { annotation, type StoryNotes } from "./note-story.ts";
import { sharesIn } from "./picture-change.ts";
import { removal } from "./remove-story.ts";
import { restoration, storyAt } from "./restore-story.ts";
import { committedText, rewriting, type StoryText } from "./rewrite-story.ts";
import { type By, openSaving, type Saving, type SavingOptions } from "./saving.ts";
import { amendments, type LeftOut, type StoryUpdate } from "./update-stories.ts";
import { amendment, type StoryChange } from "./update-story.ts";

export type { Revised } from "../repository/committed-story.ts";

/** A story's new master picture, as `masterFrom` makes it of an upload. It sets the story's `imageUrl` and `imageHash`. */
export type WithPicture = { picture?: Uint8Array | undefined };

/**
 * Changes stories by hand. Each change is one commit, pushed where there is a remote, and visible to readers when the promise
 * resolves. Throws STORY_NOT_FOUND, STORY_INVALID (a file that cannot be read), CONTENT_… and DISK_FULL. A failed push fails no
 * change: `remoteState` reports it. A push that finds the same changed by others is an EDIT_CONFLICT where conflicts are kept on
 * branches.
 */
export type Editing = {
  /** The committed story. CONTENT_BLOCKED where its file has uncommitted changes. */
  read(id: StoryId): Promise<Revised>;
  /** Publishes a new story under the first free id of its slot and Warsaw date. */
  create(draft: PostDraft & WithPicture, by: By): Promise<Revised>;
  /**
   * Changes the given fields. With a `rev` that is no longer the newest, later changes of other fields stay; a later change of the
   * same field is an EDIT_CONFLICT, which holds the current story and the fields that both have changed.
   */
  update(id: StoryId, change: StoryChange & WithPicture, by: By & { rev?: string | undefined }): Promise<Revised>;
  /** Writes notes into the story's file, unless they are there already. */
  note(id: StoryId, notes: StoryNotes, by: By): Promise<Revised>;
  /**
   * Changes many stories in one commit, each as `update` does. Stories that cannot be changed (changed meanwhile, deleted,
   * unreadable) are left out and named. `message` is the commit's message.
   */
  updateAll(updates: readonly StoryUpdate[], by: By & { message: string }): Promise<{ leftOut: LeftOut[] }>;
  /** Deletes the story and its picture; the schedule does not make it again. EDIT_CONFLICT as in `update`. */
  remove(id: StoryId, by: By & { rev?: string | undefined }): Promise<void>;
  /** The commits of the story's file, newest first, also of a file that is deleted or cannot be read. */
  history(id: StoryId): Promise<StoryVersion[]>;
  /** The stories that were deleted last and are not there again, newest first, at most 50. */
  deleted(): Promise<DeletedStory[]>;
  /** The story as of a commit, also of one on a conflict branch. Throws VERSION_NOT_FOUND. */
  version(id: StoryId, commit: string): Promise<Story>;
  /** Restores the story and its picture as of a commit, with a new commit. EDIT_CONFLICT as in `update`. */
  restore(id: StoryId, commit: string, by: By & { rev?: string | undefined }): Promise<Revised>;
  /** Whether the remote has every change. */
  remoteState(): Promise<RemoteState>;
};

/** Edits whole story files, readable or not, for the terminal program. */
export type FileEditing = {
  /** The committed file. CONTENT_BLOCKED as in `read`. */
  readFile(id: StoryId): Promise<StoryText>;
  /** Replaces the file with this revision: word for word, or merged with later changes. */
  rewrite(id: StoryId, file: StoryText, by: By): Promise<Revised>;
};

export type { By } from "./saving.ts";

export type EditingOptions = SavingOptions & {
  library: Pick<StoryLibrary, "all">;
  clock: Clock;
  /** What saves, where somebody else saves with it too. */
  saving?: Saving;
};

/** A note that others' pushes leave out is written again, so many times in all. */
const mostTriesToNote = 3;
/** A history lists at most so many versions. */
const mostVersions = 200;

/** So many deleted stories are listed. */
const mostDeleted = 50;

export function openEditing(options: EditingOptions): Editing & FileEditing {
  const { content, library, clock } = options;
  const { save, refuseLoss, lossesOf, afterPush, remoteState } = options.saving ?? openSaving(options);

  const isShared = sharesIn(library);

  return {
    async read(id) {
      return committedStory(await withoutOpenChanges(content, id), id);
    },

    async readFile(id) {
      return committedText(await withoutOpenChanges(content, id), id);
    },

    async create({ picture, ...draft }, by) {
      let id: StoryId | undefined;
      const saved = await save(by, async (before) => {
        const made = await creation(before, { draft, picture, now: clock.now(), isThere: content.has });
        id = made.id;
        return made.change;
      });
      return afterPush(saved, id as StoryId);
    },

    async update(id, { picture, ...change }, { rev, ...by }) {
      const saved = await save(by, (before) => amendment(before, id, { change, picture, rev, isShared }));
      return afterPush(saved, id);
    },

    async note(id, notes, by) {
      return untilKept(async () => afterPush(await save(by, (before) => annotation(before, id, notes)), id));
    },

    async updateAll(updates, { message, ...by }) {
      let leftOut: LeftOut[] = [];
      const saved = await save(by, async (before) => {
        const decided = await amendments(before, updates, { message, isShared });
        leftOut = decided.leftOut;
        return decided.change;
      });
      const ids = updates.map(({ id }) => id);
      return { leftOut: [...leftOut, ...(await lossesOf(saved, ids))] };
    },

    async rewrite(id, { text, rev }, by) {
      const saved = await save(by, (before) => rewriting(before, id, { text, rev, isShared }));
      return afterPush(saved, id);
    },

    async remove(id, { rev, ...by }) {
      const saved = await save(by, (before) => removal(before, id, { rev, isShared }));
      await refuseLoss(saved, id);
    },

    async history(id) {
      const versions = await content.history(storyPath(id), mostVersions);
      if (versions.length === 0) throw notFound(id);
      return versions.map(versionOf);
    },

    async deleted() {
      return deletedStories(await content.committed(), await content.deletions(mostDeleted));
    },

    async version(id, commit) {
      return storyAt(await content.committed(), id, commit);
    },

    async restore(id, commit, { rev, ...by }) {
      const saved = await save(by, (before) => restoration(before, id, { commit, rev, isShared }));
      return afterPush(saved, id);
    },

    remoteState,
  };
}

/** Writes again what a push has left out. For notes, which are computed from the current story and so fit any version. */
async function untilKept<Result>(write: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof EditConflict) || attempt === mostTriesToNote) throw error;
    }
  }
}

/** The commit to read the story from. Throws CONTENT_BLOCKED where its file has uncommitted changes. */
async function withoutOpenChanges(content: ContentRepository, id: StoryId): Promise<Committed> {
  if (!(await content.isUncommitted(storyPath(id)))) return content.committed();
  // The difference may come from a commit in progress, so look again under the repository lock.
  const committed = await content.committed({ settled: true });
  if (await content.isUncommitted(storyPath(id))) throw uncommitted(id);
  return committed;
}

function versionOf({ commit, time, author, subject, entry }: FileVersion): StoryVersion {
  return { commit, at: new Date(time * 1000).toISOString(), author, subject, rev: entry?.blob ?? null };
}

function uncommitted(id: StoryId): AppError {
  return new AppError("CONTENT_BLOCKED", `${storyPath(id)} has changes that are not committed`, {
    hint: "Commit or undo them, then try again.",
  });
}
