import type { Clock } from "#api/platform/clock.ts";
import { publishedAtText, slotOf } from "#api/schedule/slots.ts";
import type { StoryId } from "#api/stories/model.ts";
import type { ContentRepository } from "#api/stories/repository/content-repository.ts";
import { openChannel } from "./channel.ts";
import { estimateOf } from "./estimate.ts";
import type { Journal } from "./journal.ts";
import { type KnownStory, type Makers, makeStories } from "./make-stories.ts";
import type { GenerationEvent, Notice } from "./model.ts";
import { noticeOf } from "./notice.ts";
import { type Plan, type PlannedStory, planStories, type Situation, type Wanted } from "./plan.ts";

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
  const emit: Emit = (event) => {
    if (event.type === "story-published") counts.published++;
    if (event.type === "story-skipped") counts.skipped++;
    if (event.type === "story-failed") counts.failed++;
    emitToReader(event);
  };
  const pushes = !dryRun && commit ? await makeReady(parts, { push, emit }) : false;
  await parts.library.refresh();
  if (!dryRun) await parts.journal.sweep((id) => parts.library.any(id) !== undefined);
  const plan = await planNow(order.wanted, parts);
  emit({ type: "planned", stories: plan.stories.map((story) => asPlanned(story, parts)) });
  for (const id of plan.existing) emit({ type: "story-skipped", id, reason: "exists" });
  if (!dryRun) await makeStories(plan.stories, { ...parts, emit, commit, pushes });
  const [costUsd, setAsideUsd] = [parts.spending.spentUsd(), parts.spending.setAsideUsd()];
  emit({ type: "finished", ...counts, ...(costUsd > 0 && { costUsd }), ...(setAsideUsd > 0 && { setAsideUsd }) });
}

/** Completes the work of a killed run and fetches published stories. Returns whether stories are to be pushed. */
async function makeReady(
  { content }: GenerationParts,
  { push, emit }: { push: boolean; emit: Emit },
): Promise<boolean> {
  await content.prepare();
  if (!push) return false;
  const report = await content.synchronise();
  for (const id of report.taken) emit({ type: "warning", notice: dropped(id) });
  if (report.problem) emit({ type: "warning", notice: noticeOf(report.problem) });
  return report.state === "equal";
}

/** The stories that the schedule needs and the library lacks. */
export function missingStories(supply: Supply): PlannedStory[] {
  return planStories({ kind: "schedule" }, situationOf(supply)).stories;
}

type Supply = Pick<GenerationParts, "clock" | "bufferDays"> & { library: Omit<EarlierStories, "refresh"> };

function situationOf({ clock, bufferDays, library }: Supply): Situation {
  const firstStoryDate = dateOfFirst(library.all());
  const has = (id: StoryId) => library.any(id) !== undefined;
  const isDeleted = (id: StoryId) => library.isDeleted(id);
  return { now: clock.now(), bufferDays, has, isDeleted, firstStoryDate };
}

async function planNow(wanted: Wanted, parts: GenerationParts): Promise<Plan> {
  const { content } = parts;
  const { stories, existing } = await planUnused(wanted, situationOf(parts), content);
  // A file that exists but cannot be read is somebody's work: to be repaired, not replaced.
  const there = new Set<StoryId>();
  for (const { id } of stories) if (await content.has(id)) there.add(id);
  return { stories: stories.filter(({ id }) => !there.has(id)), existing: [...existing, ...there] };
}

/** Skips the ids of deleted further stories; only Git's history still knows them. */
async function planUnused(
  wanted: Wanted,
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

function asPlanned({ id, slot, reason }: PlannedStory, makers: Makers) {
  const estimateUsd = estimateOf(makers);
  const planned = { id, timeSlot: slot.timeSlot, publishedAt: publishedAtText(slot), reason };
  return { ...planned, ...(estimateUsd > 0 && { estimateUsd }) };
}

function dropped(id: StoryId): Notice {
  return {
    code: "STORY_EXISTS",
    message: `${id} was published elsewhere first`,
    hint: "The one made here was dropped; nothing is to be done.",
  };
}
