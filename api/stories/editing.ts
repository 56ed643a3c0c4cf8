import type { PostChange, PostDraft, Story, StoryId, StoryVersion } from "./model.ts";

/** A story and the name of its file's content: Git's id of it (`rev`). */
export type Revised = { story: Story; rev: string };

/** Whose deed it is: the name that the commit carries. Without one, that of the configuration (CONTENT_AUTHOR). */
export type By = { by?: string | undefined };

/** A story's new master picture: what `masterFrom` makes of an upload. Its address and hash are set with it. */
export type WithPicture = { picture?: Uint8Array | undefined };

/**
 * Changes stories by hand: each change is one commit, pushed where there is a remote, and seen by readers when the promise
 * resolves. STORY_NOT_FOUND, STORY_INVALID (a file that cannot be read), CONTENT_…, DISK_FULL and REMOTE_… as everywhere.
 */
export type Editing = {
  /** The story as it lies in the library now. */
  read(id: StoryId): Promise<Revised>;
  /** Publishes a new story under the first free id of its slot and Warsaw date. */
  create(draft: PostDraft & WithPicture, by: By): Promise<Revised>;
  /**
   * Changes the given fields. With a `rev` that is no longer the newest: what others changed since stays, if it is in other
   * fields; otherwise EDIT_CONFLICT, whose `details` hold the story as it is now (`current`, a Revised) and the `fields`.
   */
  update(id: StoryId, change: PostChange & WithPicture, by: By & { rev?: string | undefined }): Promise<Revised>;
  /** Takes the story and its picture away; the schedule does not make it again. EDIT_CONFLICT as in `update`. */
  remove(id: StoryId, by: By & { rev?: string | undefined }): Promise<void>;
  /** The commits of the story's file, newest first; also of one that is deleted or cannot be read. */
  history(id: StoryId): Promise<StoryVersion[]>;
  /** The story as a commit left it. Throws VERSION_NOT_FOUND. */
  version(id: StoryId, commit: string): Promise<Story>;
  /** Brings the story and its picture back as a commit left them, as a new commit. EDIT_CONFLICT as in `update`. */
  restore(id: StoryId, commit: string, by: By & { rev?: string | undefined }): Promise<Revised>;
};

export function openEditing(): Editing {
  const later = async () => {
    throw new Error("not there yet");
  };
  return { read: later, create: later, update: later, remove: later, history: later, version: later, restore: later };
}
