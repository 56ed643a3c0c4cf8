import type { Logger } from "pino";
import type { Clock } from "../platform/clock.ts";
import { AppError } from "../platform/errors.ts";
import type { Committed } from "./committed.ts";
import { committedStory, notFound, type Revised } from "./committed-story.ts";
import type { ContentChange, ContentRepository } from "./content-repository.ts";
import { creation } from "./create-story.ts";
import type { FileVersion } from "./file-history.ts";
import type { StoryLibrary } from "./library.ts";
import { type PostDraft, type RemoteState, type Story, type StoryId, type StoryVersion, storyPath } from "./model.ts";
import { annotation, type Noted } from "./note-story.ts";
import { ownAddress } from "./picture-change.ts";
import { openPushing } from "./pushing.ts";
import { removal } from "./remove-story.ts";
import type { MovedStory } from "./replay.ts";
import { restoration, storyAt } from "./restore-story.ts";
import { committedText, rewriting, type StoryText } from "./rewrite-story.ts";
import { identityOf, type Person } from "./signature.ts";
import { amendments, type LeftOut, type StoryUpdate } from "./update-stories.ts";
import { amendment, type StoryChange } from "./update-story.ts";

export type { Revised } from "./committed-story.ts";

/** Whose deed it is: the name that the commit carries. Without one, that of the configuration (CONTENT_AUTHOR). */
export type By = { by?: Person | undefined };

/** A story's new master picture: what `masterFrom` makes of an upload. Its address and hash are set with it. */
export type WithPicture = { picture?: Uint8Array | undefined };

/**
 * Changes stories by hand: each change is one commit, pushed where there is a remote, and seen by readers when the promise
 * resolves. STORY_NOT_FOUND, STORY_INVALID (a file that cannot be read), CONTENT_… and DISK_FULL as everywhere. What the
 * remote cannot take now fails nothing: `remoteState` tells it.
 */
export type Editing = {
  /** The story as it is committed. CONTENT_BLOCKED where somebody is changing its file by hand. */
  read(id: StoryId): Promise<Revised>;
  /** Publishes a new story under the first free id of its slot and Warsaw date. */
  create(draft: PostDraft & WithPicture, by: By): Promise<Revised>;
  /**
   * Changes the given fields. With a `rev` that is no longer the newest: what others changed since stays, if it is in other
   * fields; otherwise EDIT_CONFLICT, whose `details` hold the story as it is now (`current`, a Revised) and the `fields`.
   */
  update(id: StoryId, change: StoryChange & WithPicture, by: By & { rev?: string | undefined }): Promise<Revised>;
  /** Writes notes into the story's file; nothing where they are there already. */
  note(id: StoryId, noted: Noted, by: By): Promise<Revised>;
  /**
   * Changes many stories in one commit, each as `update` does. Stories that cannot be changed so (changed meanwhile, gone,
   * unreadable) are left out and named. `message` is what the commit says.
   */
  updateAll(updates: readonly StoryUpdate[], by: By & { message: string }): Promise<{ leftOut: LeftOut[] }>;
  /** Takes the story and its picture away; the schedule does not make it again. EDIT_CONFLICT as in `update`. */
  remove(id: StoryId, by: By & { rev?: string | undefined }): Promise<void>;
  /** The commits of the story's file, newest first; also of one that is deleted or cannot be read. */
  history(id: StoryId): Promise<StoryVersion[]>;
  /** The story as a commit left it, also one that was set aside. Throws VERSION_NOT_FOUND. */
  version(id: StoryId, commit: string): Promise<Story>;
  /** Brings the story and its picture back as a commit left them, as a new commit. EDIT_CONFLICT as in `update`. */
  restore(id: StoryId, commit: string, by: By & { rev?: string | undefined }): Promise<Revised>;
  /** Whether the remote has every change. */
  remoteState(): Promise<RemoteState>;
};

/** The same for whole story files, as somebody edits them who has no panel: everything a file can hold, readable or not. */
export type FileEditing = {
  /** The story's file as it is committed. CONTENT_BLOCKED as in `read`. */
  readFile(id: StoryId): Promise<StoryText>;
  /** Puts a file in the place of the one with this revision, word for word, or merged with what others have changed since. */
  rewrite(id: StoryId, file: StoryText, by: By): Promise<Revised>;
};

export type EditingOptions = {
  content: ContentRepository;
  library: Pick<StoryLibrary, "refresh" | "all">;
  clock: Clock;
  log: Pick<Logger, "warn">;
  /** How long an answer waits for the push, which then goes on by itself; without it, to its end. */
  pushPatienceMs?: number | undefined;
  /** Told when the remote has a change. */
  onPushed?: (() => void) | undefined;
};

type Saved = { committed: Committed; moved: MovedStory[] };

/** The versions that a history tells of, from the newest on. */
const mostVersions = 200;

export function openEditing(options: EditingOptions): Editing & FileEditing {
  const { content, library, clock, log, pushPatienceMs, onPushed } = options;
  const pushing = openPushing({ content, log, patienceMs: pushPatienceMs, onPushed });

  async function save({ by }: By, decide: (committed: Committed) => Promise<ContentChange | null>): Promise<Saved> {
    const author = by === undefined ? undefined : (identityOf(by) ?? undefined);
    let paths: string[] = [];
    const committed = await content.change(async (before) => {
      const change = await decide(before);
      paths = change?.files.map(({ path }) => path) ?? [];
      return change && { ...change, author };
    });
    // It is committed: whatever is wrong from here on is no reason to say that it is not saved.
    await refresh(paths);
    const { moved, brought } = await pushing.push();
    if (brought.length > 0) await refresh(brought);
    return { committed, moved };
  }

  const refresh = (paths: readonly string[]) =>
    library
      .refresh({ paths })
      .catch((error: unknown) => log.warn({ err: error }, "The library could not be read again"));

  /** The story as it is after the push, which may have brought what others changed, or another id. */
  async function asItIs({ committed, moved }: Saved, id: StoryId): Promise<Revised> {
    const { to = id } = moved.find(({ from }) => from === id) ?? {};
    return committedStory(await content.committed(), to).catch(() => committedStory(committed, id));
  }

  /** What is committed, where nobody has changed the story's file without committing it. */
  async function settled(id: StoryId): Promise<Committed> {
    if (!(await content.isUncommitted(storyPath(id)))) return content.committed();
    // It may be a commit that is just being made: looked at again when nobody is at it.
    const committed = await content.committed({ settled: true });
    if (await content.isUncommitted(storyPath(id))) throw uncommitted(id);
    return committed;
  }

  const isShared = (id: StoryId) => {
    for (const story of library.all()) if (story.id !== id && story.imageUrl === ownAddress(id)) return true;
    return false;
  };

  return {
    async read(id) {
      return committedStory(await settled(id), id);
    },

    async readFile(id) {
      return committedText(await settled(id), id);
    },

    async create({ picture, ...draft }, by) {
      let id: StoryId | undefined;
      const saved = await save(by, async (before) => {
        const made = await creation(before, { draft, picture, now: clock.now(), isThere: content.has });
        id = made.id;
        return made.change;
      });
      return asItIs(saved, id as StoryId);
    },

    async update(id, { picture, ...change }, { rev, ...by }) {
      const saved = await save(by, (before) => amendment(before, id, { change, picture, rev, isShared }));
      return asItIs(saved, id);
    },

    async note(id, noted, by) {
      const saved = await save(by, (before) => annotation(before, id, noted));
      return asItIs(saved, id);
    },

    async updateAll(updates, { message, ...by }) {
      let leftOut: LeftOut[] = [];
      await save(by, async (before) => {
        const decided = await amendments(before, updates, { message, isShared });
        leftOut = decided.leftOut;
        return decided.change;
      });
      return { leftOut };
    },

    async rewrite(id, { text, rev }, by) {
      const saved = await save(by, (before) => rewriting(before, id, { text, rev, isShared }));
      return asItIs(saved, id);
    },

    async remove(id, { rev, ...by }) {
      await save(by, (before) => removal(before, id, { rev, isShared }));
    },

    async history(id) {
      const versions = await content.history(storyPath(id), mostVersions);
      if (versions.length === 0) throw notFound(id);
      return versions.map(versionOf);
    },

    async version(id, commit) {
      return storyAt(await content.committed(), id, commit);
    },

    async restore(id, commit, { rev, ...by }) {
      const saved = await save(by, (before) => restoration(before, id, { commit, rev, isShared }));
      return asItIs(saved, id);
    },

    remoteState: pushing.state,
  };
}

function versionOf({ commit, time, author, subject, entry }: FileVersion): StoryVersion {
  return { commit, at: new Date(time * 1000).toISOString(), author, subject, rev: entry?.blob ?? null };
}

function uncommitted(id: StoryId): AppError {
  return new AppError("CONTENT_BLOCKED", `${storyPath(id)} has changes that are not committed`, {
    hint: "Commit or undo them, then try again.",
  });
}
