import type { Clock } from "#api/platform/clock.ts";
import { isClosed } from "#api/schedule/slots.ts";
import type { WithPicture } from "../editing/editing.ts";
import { messageOf } from "../editing/message.ts";
import { sharesIn } from "../editing/picture-change.ts";
import type { By, Saved, Saving } from "../editing/saving.ts";
import { amendmentIn, type StoryChange } from "../editing/update-story.ts";
import { draftFile } from "../file/file-kind.ts";
import type { StoryLibrary } from "../index/library.ts";
import { type Draft, draftPath, type Review, type Story, type StoryId } from "../model.ts";
import type { Committed } from "../repository/committed.ts";
import { committedIn, committedStory, EditConflict, type Revised } from "../repository/committed-story.ts";
import type { ContentChange, ContentRepository } from "../repository/content-repository.ts";
import { isSubstitute, substitutesAfter } from "../substitute.ts";
import { approval, reviewed } from "./approve-draft.ts";
import { spareFor } from "./choose-spare.ts";
import { type Drafts, draftAsRead, openDrafts, type RevisedDraft } from "./drafts.ts";
import { refuseHolding } from "./hold-story.ts";
import { placing } from "./place-draft.ts";
import { draftRemoval, expiry, isExpired } from "./remove-draft.ts";

/** An approved draft: the story of its slot, or after the slot's close a spare for another one. */
export type Approved = { became: "story"; story: Revised } | { became: "spare"; draft: RevisedDraft };

/** An answer to a draft as it was read: in this revision. */
export type Answer = By & { rev: string };

/**
 * Decides about drafts. Each decision is one commit, pushed as edits are, and bound to the revision that somebody read: EDIT_CONFLICT
 * with the present one where it is another by now. Throws DRAFT_NOT_FOUND, STORY_INVALID, CONTENT_… and DISK_FULL.
 */
export type Reviewing = {
  drafts: Drafts;
  read(id: StoryId): Promise<RevisedDraft>;
  /** STORY_EXISTS where the slot's story is no substitute and not the revision that `replaces` names. */
  approve(id: StoryId, answer: Answer & { replaces?: string | undefined }): Promise<Approved>;
  /** Puts a draft aside: nobody is asked about it again. */
  hold(id: StoryId, answer: Answer & { note?: string | undefined }): Promise<RevisedDraft>;
  /** Changes the given fields, as `Editing.update` does. */
  edit(id: StoryId, change: StoryChange & WithPicture, answer: Answer): Promise<RevisedDraft>;
  remove(id: StoryId, answer: Answer): Promise<void>;
  /** Throws STORY_NOT_FOUND, EDIT_CONFLICT, STORY_EXISTS or REVIEW_CLOSED where a scheduled story cannot be held. */
  refuseHolding(id: StoryId, rev: string): Promise<void>;
  /** Puts spares into the slots that have closed with their substitutes, before their hour. Returns the ids of these slots. */
  placeSpares(): Promise<StoryId[]>;
  /** Removes drafts that nobody approved within 30 days of their hour. */
  removeExpired(): Promise<void>;
};

type Parts = {
  content: ContentRepository;
  library: Pick<StoryLibrary, "all">;
  clock: Clock;
  saving: Saving;
};

export function openReviewing({ content, library, clock, saving: { save, afterPush } }: Parts): Reviewing {
  const drafts = openDrafts({ content });
  const isShared = sharesIn(library);

  /** The review of somebody who decides now. */
  const reviewBy = ({ by }: By): Pick<Review, "by" | "at"> => ({ ...namedBy(by), at: clock.now().toString() });

  /** The draft after the push, which may have joined others' edits. EDIT_CONFLICT where they were first with another one. */
  async function draftAfter({ isLeftOut, committed }: Saved, id: StoryId): Promise<RevisedDraft> {
    const now = await committedIn(draftFile, await content.committed(), id).catch(() => null);
    if (isLeftOut(draftPath(id))) throw new EditConflict(now ?? (await committedIn(draftFile, committed, id)), []);
    return now ?? committedIn(draftFile, committed, id);
  }

  return {
    drafts,
    read: async (id) => committedIn(draftFile, await content.committed(), id),

    async approve(id, { rev, replaces, by }) {
      const saved = await save({ by }, (committed) =>
        approval(committed, id, { rev, replaces, review: reviewBy({ by }), now: clock.now(), isShared }),
      );
      if ((await saved.committed.entry(draftPath(id))) !== null) {
        return { became: "spare", draft: await draftAfter(saved, id) };
      }
      return { became: "story", story: await afterPush(saved, id) };
    },

    async hold(id, { rev, note, by }) {
      const decide = async (committed: Committed) => {
        const draft = await draftAsRead(committed, id, rev);
        return reviewed(draft, { ...reviewBy({ by }), state: "held", note }, "Hold the draft of");
      };
      return draftAfter(await save({ by }, decide), id);
    },

    async edit(id, { picture, ...change }, { rev, by }) {
      const saved = await save({ by }, (committed) => amendmentIn(draftFile, committed, { id, change, picture, rev }));
      return draftAfter(saved, id);
    },

    async remove(id, { rev, by }) {
      await save({ by }, (committed) => draftRemoval(committed, id, { rev, now: clock.now() }));
    },

    async refuseHolding(id, rev) {
      await refuseHolding(await content.committed(), id, { rev, now: clock.now() });
    },

    async placeSpares() {
      const slots = closedSlots(library.all(), clock.now());
      // Only in the minutes before a reveal is Git asked for drafts.
      if (slots.length === 0) return [];
      const spares = (await drafts.all()).filter(({ story }) => story.review.state === "approved");
      if (spares.length === 0) return [];
      const placed: StoryId[] = [];
      for (const { id } of slots) {
        const { committed, before } = await save({}, (found) =>
          sparePlacing(found, id, { spares, now: clock.now(), isShared }),
        );
        if (committed.id !== before.id) placed.push(id);
      }
      return placed;
    },

    async removeExpired() {
      const all = (await drafts.all()).map(({ story }) => story);
      const now = clock.now();
      if (all.some((draft) => isExpired(draft, now))) await save({}, (found) => expiry(found, { drafts: all, now }));
    },
  };
}

const namedBy = (by: By["by"]) =>
  by === undefined ? {} : { by: (typeof by === "string" ? by : by.name).slice(0, 200) };

/** Less than this before the hour, nothing takes a substitute's place any more. */
const lastMinute = { minutes: 1 };

/** The substitutes that wait for their hour behind their slots' close. `stories` begin with the newest. */
function closedSlots(stories: Iterable<Story>, now: Temporal.Instant): Story[] {
  return substitutesAfter(now.add(lastMinute), stories).filter((story) => isClosed(story, now));
}

const isInTime = ({ publishedAt }: Story, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(now.add(lastMinute), publishedAt) < 0;

type Spares = { spares: readonly RevisedDraft[]; now: Temporal.Instant; isShared(id: StoryId): boolean };

/** The commit's content that puts a spare into a slot; null where none fits, or the slot needs none by now. */
async function sparePlacing(
  committed: Committed,
  id: StoryId,
  { spares, now, isShared }: Spares,
): Promise<ContentChange | null> {
  const { story } = await committedStory(committed, id);
  if (!isSubstitute(story) || !isInTime(story, now)) return null;
  const current: Draft[] = [];
  for (const { story: spare, rev } of spares) {
    if ((await committed.entry(draftPath(spare.id)))?.blob === rev) current.push(spare);
  }
  const spare = spareFor(id, current);
  if (spare === undefined) return null;
  return {
    files: await placing(committed, spare, { at: id, isShared }),
    message: messageOf(`Put a spare into ${id}:`, spare),
  };
}
