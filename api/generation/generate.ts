import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import { isClosed, publishedAtText, slotOf } from "#api/schedule/slots.ts";
import type { Drafting } from "#api/stories/drafts/drafting.ts";
import type { StoryFolder, StoryId } from "#api/stories/model.ts";
import type { ContentRepository } from "#api/stories/repository/content-repository.ts";
import { openChannel } from "./channel.ts";
import { estimateOf } from "./estimate.ts";
import type { Journal } from "./journal.ts";
import { type KnownStory, type Makers, makeStories } from "./make-stories.ts";
import type { GenerationEvent, Notice } from "./model.ts";
import { noticeOf } from "./notice.ts";
import {
  type Plan,
  type PlannedStory,
  planDrafts,
  plannedAgain,
  planStories,
  type Situation,
  type Wanted,
  type WantedSlots,
} from "./plan.ts";

export type GenerationOrder = {
  wanted: Wanted;
  /** Only plans: writes nothing and calls no service. */
  dryRun?: boolean;
  /** If false, the files are written without a commit. */
  commit?: boolean;
  /** If false, nothing is sent to the remote. */
  push?: boolean;
  /** The maximum cost of this run in US dollars; without it, only the day's budget applies. */
  budgetUsd?: number;
};

/** The pipeline's view of the library; it reads the folder that `content` writes. */
export type EarlierStories = {
  refresh(): Promise<unknown>;
  any(id: StoryId): KnownStory | undefined;
  all(): Iterable<KnownStory>;
  isDeleted(id: StoryId): boolean;
};

export type GenerationParts = Makers & {
  clock: Clock;
  bufferDays: number;
  library: EarlierStories;
  content: ContentRepository;
  journal: Journal;
  signal?: AbortSignal | undefined;
  review?: ReviewParts | undefined;
};

/** Where stories wait for approval (docs/review.md). */
export type ReviewParts = Drafting & {
  /** Whether stories are to wait (REVIEW): slots then get a substitute first, and a draft. */
  isOn: boolean;
  /** The makers of substitutes, whose texts are loaded only where they are needed. */
  house(): Promise<Pick<Makers, "storyteller" | "illustrator">>;
  /** Puts spares into closed slots and removes old drafts, where no server does so. */
  tidy?(): Promise<void>;
};

/**
 * Generates the wanted stories that are missing, and yields events as it goes. Any number of runs, concurrent or
 * successive, finished or killed, result in exactly one story per slot. A failed story is reported and the others
 * continue; a failure that concerns them all (no Git, a read-only or full disk, changes in the way) is thrown before
 * anything is made. When the consumer stops reading, the work ends at its next step; `signal` ends it immediately.
 */
export async function* generate(order: GenerationOrder, parts: GenerationParts): AsyncGenerator<GenerationEvent, void> {
  const stop = new AbortController();
  const signal = parts.signal ? AbortSignal.any([parts.signal, stop.signal]) : stop.signal;
  const events = openChannel<GenerationEvent>();
  const work = run(order, { ...parts, signal, abandonSignal: parts.signal }, events.send).then(
    () => events.close(),
    (error: unknown) => events.close({ error }),
  );
  try {
    yield* events.read();
  } finally {
    stop.abort();
    await work;
  }
}

type Emit = (event: GenerationEvent) => void;
type AbandonSignal = { abandonSignal?: AbortSignal | undefined };

async function run(order: GenerationOrder, parts: GenerationParts & AbandonSignal, emitToReader: Emit): Promise<void> {
  const { commit = true, push = true, dryRun = false } = order;
  const counts = { published: 0, skipped: 0, failed: 0 };
  let drafts = 0;
  const emit: Emit = (event) => {
    if (event.type === "story-published") counts.published++;
    if (event.type === "draft-ready") drafts++;
    if (event.type === "story-skipped") counts.skipped++;
    if (event.type === "story-failed") counts.failed++;
    emitToReader(event);
  };
  const pushes = !dryRun && commit ? await makeReady(parts, { push, emit }) : false;
  await parts.library.refresh();
  if (!dryRun) await sweep(parts);
  const plan = await planWork(order.wanted, parts);
  const all = [...plan.stories, ...plan.drafts];
  emit({ type: "planned", stories: all.map((story) => asPlanned(story, parts)) });
  for (const id of plan.existing) emit({ type: "story-skipped", id, reason: "exists" });
  if (!dryRun) {
    const makers = await makersOf(plan.stories, parts);
    await makeStories(plan.stories, { ...parts, ...makers, emit, commit, pushes });
    await makeDrafts(plan.drafts, { ...parts, emit, commit, pushes });
  }
  const [costUsd, setAsideUsd] = [parts.spending.spentUsd(), parts.spending.setAsideUsd()];
  emit({
    type: "finished",
    ...counts,
    ...(drafts > 0 && { drafts }),
    ...(costUsd > 0 && { costUsd }),
    ...(setAsideUsd > 0 && { setAsideUsd }),
  });
}

/** Forgets what the library has by now. */
async function sweep({ library, journal, review, clock }: GenerationParts): Promise<void> {
  const all = (await review?.drafts.all()) ?? [];
  const rounds = new Map(all.map(({ story: { id, review } }) => [id, review.round ?? 1]));
  const isOver = (id: StoryId) =>
    review === undefined ||
    !review.hasSubstitute(id) ||
    isClosed({ publishedAt: publishedAtText(slotOf(id)) }, clock.now());
  await journal.sweep(({ id, draft }) => {
    if (draft === undefined) return library.any(id) !== undefined;
    const round = rounds.get(id);
    return round === undefined ? isOver(id) : round >= draft;
  });
}

type WholePlan = Plan & { drafts: PlannedStory[] };

/** What to make for the library, and the drafts beside it. */
async function planWork(wanted: Wanted, parts: GenerationParts): Promise<WholePlan> {
  const nothing = { stories: [], drafts: [], existing: [] };
  if (wanted.kind === "again") return { ...nothing, drafts: [await plannedDraftAgain(wanted, parts)] };
  if (wanted.kind === "hold") {
    const { kind: _, id, ...holds } = wanted;
    return { ...nothing, stories: [{ ...plannedAgain(id, "asked"), as: "substitute", holds }] };
  }
  const plan = await planNow(wanted, parts);
  const { review } = parts;
  if (!review?.isOn) return { ...plan, drafts: [] };
  const now = parts.clock.now();
  const [substitutes, taken] = [review.substitutes(now), await review.drafts.taken()];
  const drafts = await notThere(planDrafts(plan.stories, { now, wanted, substitutes, taken }), parts, "drafts");
  return { ...plan, stories: plan.stories.map((story) => ({ ...story, as: "substitute" })), drafts };
}

/** Throws DRAFT_NOT_FOUND, WISH_NOT_UNDERSTOOD. */
async function plannedDraftAgain(
  { id, rev, wish }: Extract<Wanted, { kind: "again" }>,
  { review, storyteller }: GenerationParts,
): Promise<PlannedStory> {
  if (wish !== undefined) storyteller.refuseWish?.(wish, "both");
  const draft = (await review?.drafts.all())?.find(({ story }) => story.id === id);
  if (draft === undefined || review === undefined) throw new AppError("DRAFT_NOT_FOUND", `There is no draft ${id}.`);
  const remakes = { rev, wish, round: review.roundAfter(draft.story.review), present: draft.story };
  return { ...plannedAgain(id, "asked"), as: "draft", remakes };
}

/** The house makes substitutes; nothing takes its place, and nobody reviews it. */
async function makersOf(stories: readonly PlannedStory[], { review }: GenerationParts): Promise<Partial<Makers>> {
  if (review === undefined || !stories.some(({ as }) => as === "substitute")) return {};
  return { ...(await review.house()), reviewers: [], fallback: null };
}

/** Makes the drafts of the slots that have their substitutes. The house steps in for no draft: the slot has its story. */
async function makeDrafts(planned: readonly PlannedStory[], work: Parameters<typeof makeStories>[1]): Promise<void> {
  const { review } = work;
  if (planned.length === 0 || review === undefined) return;
  await work.library.refresh();
  const drafts = (await review.drafts.all()).map(({ story }) => story);
  const pending = new Map(drafts.filter(({ review }) => review.state === "waiting").map((draft) => [draft.id, draft]));
  // Later texts are to agree with what readers will probably get: not with a substitute that has its draft.
  const earlier = [...work.library.all()].filter(({ id }) => !(pending.has(id) && review.hasSubstitute(id)));
  const told = [...earlier, ...[...pending.values()].filter(({ id }) => review.hasSubstitute(id))];
  const wanted = planned.filter(({ id, remakes }) => remakes !== undefined || review.hasSubstitute(id));
  await makeStories(wanted, { ...work, fallback: null, library: { ...work.library, all: () => told } });
}

/** Completes the work of a killed run and fetches published stories. Returns whether stories are to be pushed. */
async function makeReady(
  { content, library, review }: GenerationParts,
  { push, emit }: { push: boolean; emit: Emit },
): Promise<boolean> {
  await content.prepare();
  if (!push) return false;
  const report = await content.synchronise();
  for (const id of report.taken) emit({ type: "warning", notice: dropped(id) });
  if (report.problem) emit({ type: "warning", notice: noticeOf(report.problem) });
  if (report.problem === undefined && review?.tidy) {
    await library.refresh();
    await review.tidy();
  }
  return report.state === "equal";
}

/** The stories that the schedule needs and the library lacks, and the drafts that slots with a substitute lack. */
export async function missingStories({ review, ...supply }: Supply): Promise<PlannedStory[]> {
  const wanted = { kind: "schedule" } as const;
  const { stories } = planStories(wanted, situationOf(supply));
  if (!review?.isOn) return stories;
  const now = supply.clock.now();
  const [substitutes, taken] = [review.substitutes(now), await review.drafts.taken()];
  return [...stories, ...planDrafts(stories, { now, wanted, substitutes, taken })];
}

type Supply = Pick<GenerationParts, "clock" | "bufferDays"> & {
  library: Omit<EarlierStories, "refresh">;
  review?: Pick<ReviewParts, "isOn" | "substitutes" | "drafts"> | undefined;
};

function situationOf({ clock, bufferDays, library }: Omit<Supply, "review">): Situation {
  const firstStoryDate = dateOfFirst(library.all());
  const has = (id: StoryId) => library.any(id) !== undefined;
  const isDeleted = (id: StoryId) => library.isDeleted(id);
  return { now: clock.now(), bufferDays, has, isDeleted, firstStoryDate };
}

async function planNow(wanted: WantedSlots, parts: GenerationParts): Promise<Plan> {
  const planned = await planUnused(wanted, situationOf(parts), parts.content);
  const stories = await notThere(planned.stories, parts, "stories");
  const there = planned.stories.filter((story) => !stories.includes(story)).map(({ id }) => id);
  return { stories, existing: [...planned.existing, ...there] };
}

/** A file that exists but cannot be read is somebody's work: to be repaired, not replaced. */
async function notThere(
  planned: readonly PlannedStory[],
  { content }: Pick<GenerationParts, "content">,
  folder: StoryFolder,
): Promise<PlannedStory[]> {
  const left: PlannedStory[] = [];
  for (const story of planned) if (!(await content.has(story.id, folder))) left.push(story);
  return left;
}

/** Skips the ids of deleted further stories; only Git's history still knows them. */
async function planUnused(
  wanted: WantedSlots,
  situation: Situation,
  { wasThere }: Pick<ContentRepository, "wasThere">,
): Promise<Plan> {
  const deletedIds = new Set<StoryId>();
  for (;;) {
    const plan = planStories(wanted, {
      ...situation,
      isDeleted: (id) => deletedIds.has(id) || situation.isDeleted(id),
    });
    const known = deletedIds.size;
    for (const { id, variant } of plan.stories) if (variant > 1 && (await wasThere(id))) deletedIds.add(id);
    if (deletedIds.size === known) return plan;
  }
}

function dateOfFirst(stories: Iterable<KnownStory>): string | undefined {
  let first: string | undefined;
  for (const { id } of stories) {
    const { date } = slotOf(id);
    if (first === undefined || date < first) first = date;
  }
  return first;
}

function asPlanned({ id, as, slot, reason }: PlannedStory, makers: Makers) {
  const estimateUsd = as === "substitute" ? 0 : estimateOf(makers);
  const planned = { id, ...(as && { as }), timeSlot: slot.timeSlot, publishedAt: publishedAtText(slot), reason };
  return { ...planned, ...(estimateUsd > 0 && { estimateUsd }) };
}

function dropped(id: StoryId): Notice {
  return {
    code: "STORY_EXISTS",
    message: `${id} was published elsewhere first`,
    hint: "The one made here was dropped; nothing is to be done.",
  };
}
