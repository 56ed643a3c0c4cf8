import type { Clock } from "../platform/clock.ts";
import { publishedAtText, slotOf } from "../schedule/slots.ts";
import type { ContentRepository } from "../stories/content-repository.ts";
import type { StoryId } from "../stories/model.ts";
import { openChannel } from "./channel.ts";
import { estimateOf } from "./estimate.ts";
import type { Journal } from "./journal.ts";
import { type KnownStory, type Makers, makeStories } from "./make-stories.ts";
import type { GenerationEvent, Notice } from "./model.ts";
import { noticeOf } from "./notice.ts";
import { type Plan, type PlannedStory, planStories, type Situation, type Wanted } from "./plan.ts";

export type GenerationOrder = {
  wanted: Wanted;
  /** Only plan: nothing is touched, nobody is asked. */
  dryRun?: boolean;
  /** Without it, the files are written and Git is left alone. */
  commit?: boolean;
  /** Without it, the remote is left alone. */
  push?: boolean;
  /** What this run may cost, in US dollars; without it, what the day may. */
  budgetUsd?: number;
};

/** What the pipeline needs of the library; it reads the folder that `content` writes. */
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
 * Makes the stories that are wanted and not there, and tells what it does. Exactly one story per slot comes of any
 * number of runs, at once or after one another, finished or killed. A story that fails is told and the others go on;
 * what concerns them all (no Git, a read-only or full disk, changes in the way) is thrown before anything is made.
 * To stop reading is to stop the work at its next step; the signal stops it at once.
 */
export async function* generate(order: GenerationOrder, parts: GenerationParts): AsyncGenerator<GenerationEvent, void> {
  const stop = new AbortController();
  const signal = parts.signal ? AbortSignal.any([parts.signal, stop.signal]) : stop.signal;
  const events = openChannel<GenerationEvent>();
  const work = run(order, { ...parts, signal, haste: parts.signal }, events.send).then(
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

type Tell = (event: GenerationEvent) => void;
type Haste = { haste?: AbortSignal | undefined };

async function run(order: GenerationOrder, parts: GenerationParts & Haste, tellReader: Tell): Promise<void> {
  const { commit = true, push = true, dryRun = false } = order;
  const counts = { published: 0, skipped: 0, failed: 0 };
  const tell: Tell = (event) => {
    if (event.type === "story-published") counts.published++;
    if (event.type === "story-skipped") counts.skipped++;
    if (event.type === "story-failed") counts.failed++;
    tellReader(event);
  };
  const pushes = !dryRun && commit ? await makeReady(parts, { push, tell }) : false;
  await parts.library.refresh();
  if (!dryRun) await parts.journal.sweep((id) => parts.library.any(id) !== undefined);
  const plan = await planNow(order.wanted, parts);
  tell({ type: "planned", stories: plan.stories.map((story) => asPlanned(story, parts)) });
  for (const id of plan.existing) tell({ type: "story-skipped", id, reason: "exists" });
  if (!dryRun) await makeStories(plan.stories, { ...parts, tell, commit, pushes });
  const costUsd = parts.spending.spentUsd();
  tell({ type: "finished", ...counts, ...(costUsd > 0 && { costUsd }) });
}

/** Completes what a killed run left and learns what others have published. Says whether stories are to be pushed. */
async function makeReady(
  { content }: GenerationParts,
  { push, tell }: { push: boolean; tell: Tell },
): Promise<boolean> {
  await content.prepare();
  if (!push) return false;
  const report = await content.synchronise();
  for (const id of report.taken) tell({ type: "warning", notice: dropped(id) });
  if (report.problem) tell({ type: "warning", notice: noticeOf(report.problem) });
  return report.state === "equal";
}

/** What a library lacks of what the schedule needs, as far as the library knows. */
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
  // A file that is there but cannot be read is somebody's work: to be repaired, not replaced.
  const there = new Set<StoryId>();
  for (const { id } of stories) if (await content.has(id)) there.add(id);
  return { stories: stories.filter(({ id }) => !there.has(id)), existing: [...existing, ...there] };
}

/** Plans so that no further story gets the id of one that was taken away, of which nothing tells but its past. */
async function planUnused(
  wanted: Wanted,
  situation: Situation,
  { wasThere }: Pick<ContentRepository, "wasThere">,
): Promise<Plan> {
  const gone = new Set<StoryId>();
  for (;;) {
    const plan = planStories(wanted, {
      ...situation,
      isDeleted: (id) => gone.has(id) || situation.isDeleted(id),
    });
    const known = gone.size;
    for (const { id, variant } of plan.stories) if (variant > 1 && (await wasThere(id))) gone.add(id);
    if (gone.size === known) return plan;
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
