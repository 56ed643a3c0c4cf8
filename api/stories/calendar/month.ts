import type { Slot } from "#api/schedule/model.ts";
import { isClosed, publishedAtText, slotOf, slotsOfDays, storyIdOf, warsawDate } from "#api/schedule/slots.ts";
import type { RevisedDraft } from "../drafts/drafts.ts";
import type { StoryFault } from "../index/library.ts";
import { type Draft, type Story, type StoryId, storyFileAt } from "../model.ts";
import { isSubstitute } from "../substitute.ts";
import type { CalendarDraft, CalendarSlot, CalendarStory, GateWarning, SlotState } from "./model.ts";

/** How making a slot's story, or the draft for it, failed last. */
export type SlotFailure = NonNullable<CalendarSlot["failure"]> & { isDraft: boolean };

/** The facts about a month's slots. Maps and sets go by the ids of the slots' own stories. */
export type MonthFacts = {
  month: string;
  now: Temporal.Instant;
  /** The stories of the month, in any order. */
  stories: readonly Story[];
  drafts: readonly RevisedDraft[];
  faults: readonly StoryFault[];
  isDeleted(id: StoryId): boolean;
  /** The slots for which something is being made. */
  making: ReadonlySet<StoryId>;
  failures: ReadonlyMap<StoryId, SlotFailure>;
  /** The revisions of scheduled stories, by their ids. */
  revs: ReadonlyMap<StoryId, string>;
};

/** The id of the own story of the slot that a story or a draft was made for. */
export const ownIdOf = (id: StoryId): StoryId => storyIdOf(slotOf(id));

/** The slots of a month, in time order. */
export function slotsOfMonth(facts: MonthFacts): CalendarSlot[] {
  const stories = Map.groupBy(facts.stories.toSorted(byNumber), ({ id }) => ownIdOf(id));
  const drafts = Map.groupBy(facts.drafts, ({ story }) => ownIdOf(story.id));
  const broken = Map.groupBy(facts.faults, slotOfFault);
  return slotsIn(facts.month).map((slot) => {
    const id = storyIdOf(slot);
    return calendarSlot(slot, facts, {
      id,
      stories: stories.get(id) ?? [],
      drafts: (drafts.get(id) ?? []).map(({ story }) => story),
      broken: broken.get(id) ?? [],
    });
  });
}

const byNumber = (one: Story, other: Story) => slotOf(one.id).variant - slotOf(other.id).variant;

function slotsIn(month: string): Slot[] {
  const first = Temporal.PlainDate.from(`${month}-01`);
  return slotsOfDays(first.toString(), first.daysInMonth);
}

/** The slot of a story file that cannot be read; null for other files. */
function slotOfFault({ path }: StoryFault): StoryId | null {
  const file = storyFileAt(path);
  return file?.folder === "stories" ? ownIdOf(file.id) : null;
}

type InSlot = { id: StoryId; stories: readonly Story[]; drafts: readonly Draft[]; broken: readonly StoryFault[] };

function calendarSlot(slot: Slot, { now, ...facts }: MonthFacts, { id, ...found }: InSlot): CalendarSlot {
  const publishedAt = publishedAtText(slot);
  const closed = isClosed({ publishedAt }, now);
  const failure = openFailure(facts.failures.get(id), found);
  const isMaking = facts.making.has(id);
  return {
    id,
    publishedAt,
    state: stateOf({ ...found, now, isMaking, isClosed: closed, hasFailed: failure !== undefined }),
    isClosed: closed,
    isDeleted: facts.isDeleted(id),
    stories: found.stories.map((story) => calendarStory(story, facts.revs.get(story.id))),
    drafts: found.drafts.map(calendarDraft),
    broken: found.broken.map(({ path, reason }) => ({ path, reason })),
    ...(failure && { failure }),
  };
}

/** A failure that nothing has followed: there is still no story, or no draft. */
function openFailure(failure: SlotFailure | undefined, { stories, drafts }: Omit<InSlot, "id">) {
  if (failure === undefined || (failure.isDraft ? drafts : stories).length > 0) return undefined;
  const { isDraft: _, ...rest } = failure;
  return rest;
}

type Standing = Omit<InSlot, "id"> & {
  now: Temporal.Instant;
  isMaking: boolean;
  isClosed: boolean;
  hasFailed: boolean;
};

/**
 * Where a slot stands. What readers have counts before what was meant for it; while its hour is ahead, a draft that somebody
 * has to decide about counts before the substitute that keeps its place.
 */
export function stateOf({ now, stories, drafts, broken, isMaking, isClosed, hasFailed }: Standing): SlotState {
  const [own] = stories;
  if (isMaking) return "making";
  if (own && isOut(own, now)) return "live";
  if (broken.length > 0) return "failed";
  const [first] = drafts;
  if (!isClosed && first?.review.state === "waiting") return "waiting";
  if (!isClosed && first?.review.state === "held" && (own === undefined || isSubstitute(own))) return "held";
  if (own) return "ready";
  if (hasFailed) return "failed";
  return first?.review.state ?? "open";
}

const isOut = ({ publishedAt }: Story, now: Temporal.Instant) => Temporal.Instant.compare(publishedAt, now) <= 0;

function calendarStory(story: Story, rev: string | undefined): CalendarStory {
  const { publishedAt } = story;
  return { ...shownOf(story), publishedAt, isSubstitute: isSubstitute(story), ...(rev && { rev }) };
}

const calendarDraft = (draft: Draft): CalendarDraft => ({ ...shownOf(draft), state: draft.review.state });

function shownOf(story: Story) {
  const { id, titleEn, titlePl, imageUrl, imageHash, madeBy } = story;
  return {
    id,
    titleEn,
    titlePl,
    imageUrl,
    ...(imageHash !== undefined && { imageHash }),
    warnings: warningsOf(madeBy),
    ...(madeBy?.costUsd !== undefined && { costUsd: madeBy.costUsd }),
  };
}

/** The remarks of the gate about a text: that others were refused before it, and passages that it let pass although they are weak. */
function warningsOf({ gate, revision }: NonNullable<Story["madeBy"]> = {}): GateWarning[] {
  const warnings: GateWarning[] = [];
  if (gate && gate.attempt > 1) warnings.push({ kind: "attempt", attempt: gate.attempt });
  const remarks = revision && revision.changed.en.length === 0 ? revision.remarks.length : 0;
  if (remarks > 0) warnings.push({ kind: "weak", remarks });
  return warnings;
}

/** The current Warsaw month. */
export const monthAt = (now: Temporal.Instant): string => warsawDate(now).slice(0, "YYYY-MM".length);
