import { isDeepStrictEqual } from "node:util";
import { AppError } from "#api/platform/errors.ts";
import { isClosed, minutesBeforeReveal, parsePublishingDate, publishedAtText, slotOf } from "#api/schedule/slots.ts";
import type { RevisedDraft } from "../drafts/drafts.ts";
import { messageOf } from "../editing/message.ts";
import { ownAddress } from "../editing/picture-change.ts";
import { formatDraft, formatStory } from "../file/story-file.ts";
import { draftPath, picturePath, type Story, type StoryId, storyPath, tombstonePath } from "../model.ts";
import type { Committed } from "../repository/committed.ts";
import { committedStory, type Revised, readableStoryAt } from "../repository/committed-story.ts";
import type { ContentChange, FileChange } from "../repository/content-repository.ts";
import { asSubstitute, isSubstitute } from "../substitute.ts";
import { withoutOwnNarrations } from "../under-another-id.ts";
import type { Move } from "./model.ts";
import { type NewIds, namesAny, withNewIds } from "./references.ts";
import { refuseBrokenSeries } from "./series-order.ts";

export type MoveOrder = Move & {
  now: Temporal.Instant;
  /** The library's stories, to find those that name a moved one. */
  stories: Iterable<Story>;
  drafts: readonly RevisedDraft[];
};

/**
 * The commit's content that moves a scheduled story to another slot, or swaps two: files and pictures go by new names, the
 * stories come out at their new slots' hours, and what names them in other files names them anew. Throws STORY_NOT_FOUND,
 * STORY_INVALID; EDIT_CONFLICT with both stories where either is another by now; SLOT_CLOSED; STORY_NOT_MOVABLE; DATE_INVALID
 * for a slot that is more than a year away.
 */
export async function relocation(committed: Committed, order: MoveOrder): Promise<ContentChange> {
  const { from, to } = order;
  if (from === to) throw sameSlot(to);
  parsePublishingDate(slotOf(to).date, order.now);
  const pair = await pairAsSeen(committed, order);
  refuseClosed(pair, order);
  refuseFilms(pair);
  const ids: NewIds = new Map([[from, to], ...(pair.other ? ([[to, from]] as const) : [])]);
  const moved = [at(to, pair.one.story, ids), ...(pair.other ? [at(from, pair.other.story, ids)] : [])];
  const referring = await storiesThatName(committed, ids, order.stories);
  await refuseBrokenSeries(committed, { moved, referring });
  return {
    files: [
      ...moved.map(fileOf),
      ...(pair.other ? [] : [{ path: storyPath(from) }]),
      ...(await pictureMoves(committed, { from, to })),
      ...(await tombstoneRemoval(committed, to)),
      ...referring.map(fileOf),
      ...(await draftsThatName(committed, ids, order.drafts)),
    ],
    message: messageOf(pair.other ? `Swap ${from} with` : `Move ${from} to`, { ...pair.one.story, id: to }),
  };
}

/** A scheduled story, and the one in the slot that it is to go to, if there is one. */
export type MovingPair = { one: Revised; other: Revised | null };

/** Reads both. Throws STORY_NOT_FOUND, STORY_INVALID. */
export async function pairIn(committed: Committed, { from, to }: Pick<Move, "from" | "to">): Promise<MovingPair> {
  const isTaken = (await committed.entry(storyPath(to))) !== null;
  return { one: await committedStory(committed, from), other: isTaken ? await committedStory(committed, to) : null };
}

async function pairAsSeen(committed: Committed, order: MoveOrder): Promise<MovingPair> {
  const pair = await pairIn(committed, order);
  if (pair.one.rev !== order.rev || pair.other?.rev !== order.otherRev) throw new MoveConflict(order.from, pair);
  return pair;
}

/** EDIT_CONFLICT: one of the two stories was changed, or has come or gone, since they were seen. Holds both as they are. */
export class MoveConflict extends AppError {
  readonly pair: MovingPair;

  constructor(from: StoryId, pair: MovingPair) {
    super("EDIT_CONFLICT", `${from}, or what is in the other slot, was changed meanwhile.`, {
      hint: "Look at both as they are now, and move again.",
    });
    this.pair = pair;
  }
}

const hourOf = (id: StoryId) => ({ publishedAt: publishedAtText(slotOf(id)) });

function refuseClosed({ one, other }: MovingPair, { from, to, now }: MoveOrder): void {
  const hours = [one.story, hourOf(to), ...(other ? [other.story, hourOf(from)] : [])];
  if (!hours.some((hour) => isClosed(hour, now))) return;
  throw new AppError("SLOT_CLOSED", `It is too late to move ${from} to ${to}.`, {
    hint: `Both hours have to be more than ${minutesBeforeReveal} minutes ahead. Choose another slot.`,
  });
}

/** The address of a film on this site names its story, and would open with whatever story has the old id. */
function refuseFilms({ one, other }: MovingPair): void {
  for (const revised of [one, other]) {
    if (!revised?.story.videoUrl?.startsWith("/media/")) continue;
    throw new AppError("STORY_NOT_MOVABLE", `${revised.story.id} has a film, which is kept under its id.`, {
      hint: "Take the film's address out of the story, move it, then have the film made again.",
    });
  }
}

/** The story in another slot: at its hour, and still a substitute if it was one. */
function at(id: StoryId, story: Story, ids: NewIds): Story {
  const { timeSlot } = slotOf(id);
  const moved = { ...withNewIds(withoutOwnNarrations(story), ids), id, timeSlot, ...hourOf(id) };
  return isSubstitute(story) ? asSubstitute(moved) : moved;
}

const fileOf = (story: Story): FileChange => ({ path: storyPath(story.id), content: Buffer.from(formatStory(story)) });

/** The other committed stories that name a moved one, with the new names. */
async function storiesThatName(committed: Committed, ids: NewIds, stories: Iterable<Story>): Promise<Story[]> {
  const found: Story[] = [];
  for (const story of stories) {
    if (ids.has(story.id) || !namesAny(story, ids)) continue;
    const current = await readableStoryAt(committed, story.id);
    if (current && namesAny(current, ids)) found.push(withNewIds(current, ids));
  }
  return found;
}

async function draftsThatName(
  committed: Committed,
  ids: NewIds,
  drafts: readonly RevisedDraft[],
): Promise<FileChange[]> {
  const files: FileChange[] = [];
  for (const { story, rev } of drafts) {
    const path = draftPath(story.id);
    const renamed = withNewIds(story, ids);
    // A draft's own picture lies beside it, whatever story has the same id.
    if (story.imageUrl === ownAddress(story.id)) renamed.imageUrl = story.imageUrl;
    if (isDeepStrictEqual(renamed, story) || (await committed.entry(path))?.blob !== rev) continue;
    files.push({ path, content: Buffer.from(formatDraft(renamed)) });
  }
  return files;
}

/** Both pictures go with their stories. */
async function pictureMoves(committed: Committed, { from, to }: Pick<Move, "from" | "to">): Promise<FileChange[]> {
  const [here, there] = [await committed.entry(picturePath(from)), await committed.entry(picturePath(to))];
  const files: FileChange[] = [];
  if (here) files.push({ path: picturePath(to), entry: here });
  else if (there) files.push({ path: picturePath(to) });
  if (there) files.push({ path: picturePath(from), entry: there });
  else if (here) files.push({ path: picturePath(from) });
  return files;
}

async function tombstoneRemoval(committed: Committed, id: StoryId): Promise<FileChange[]> {
  return (await committed.entry(tombstonePath(id))) ? [{ path: tombstonePath(id) }] : [];
}

const sameSlot = (to: StoryId) =>
  new AppError("FIELDS_INVALID", "The story is in this slot already.", { fields: { to: `must not be ${to}` } });
