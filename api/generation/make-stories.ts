import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import { type Semaphore, semaphore } from "#api/platform/processes/semaphore.ts";
import type { Drafting } from "#api/stories/drafts/drafting.ts";
import type { Story, StoryId } from "#api/stories/model.ts";
import type { ContentRepository } from "#api/stories/repository/content-repository.ts";
import type { RemoteReport } from "#api/stories/repository/remote.ts";
import type { PassedText } from "./attempts.ts";
import { briefFor, type EarlierStory } from "./brief/brief.ts";
import { houseStepsIn } from "./fallback.ts";
import { type ComparedText, type LikenessIndex, openLikenessIndex } from "./gate/likeness-index.ts";
import type { Journal, JournalEntry, JournalKey } from "./journal.ts";
import { type DrawnPicture, drawPicture, storyOf, writeText } from "./make-story.ts";
import {
  type GenerationEvent,
  type Illustrator,
  itemOf,
  type MadeAs,
  type Reviewer,
  type Storyteller,
} from "./model.ts";
import { noticeOf } from "./notice.ts";
import type { PlannedStory } from "./plan.ts";
import { rewritingBrief } from "./proposals/rewriting-brief.ts";
import { makersUntilRefused } from "./refused-makers.ts";
import { type RunStep, stepsOf } from "./run-step.ts";
import type { Spending } from "./spending/spending.ts";
import { type Made, storingOf } from "./storing.ts";

/** The makers of a story and the texts and stores they use. */
export type Makers = {
  storyteller: Storyteller;
  illustrator: Illustrator;
  /** Reviewers read a text that passed every rule. */
  reviewers?: readonly Reviewer[];
  /** The makers that take over when the others fail; null for none. */
  fallback?: { storyteller: Storyteller; illustrator: Illustrator } | null;
  /** The book in which the makers' costs are noted. */
  spending: Spending;
  /** The path of the earlier stories' fingerprints. */
  likenessCache: string;
  /** The starting canon: the facts of `cat.md`. */
  cat: readonly string[];
  /** Formats the text of a story's file. */
  formatStory(story: Story): string;
};

/** The part of a story that later ones may refer to and are compared with. */
export type KnownStory = EarlierStory & ComparedText;

type Work = Makers & {
  library: { all(): Iterable<KnownStory>; refresh(): Promise<unknown> };
  clock: Clock;
  review?: Drafting | undefined;
  content: ContentRepository;
  journal: Journal;
  /** Once aborted, no further step begins. */
  signal?: AbortSignal | undefined;
  /** Once aborted, the present step is abandoned too. */
  abandonSignal?: AbortSignal | undefined;
  emit(event: GenerationEvent): void;
  commit: boolean;
  /** Whether stories are pushed; becomes false once the remote could not take one. */
  pushes: boolean;
};

/** State shared by the stories of a run. */
type Run = Work & {
  likeness: LikenessIndex;
  /** The house storyteller writes one story at a time, so that each brief includes the stories before it. */
  houseWriting: Semaphore;
  drawing: Semaphore;
  houseDrawing: Semaphore;
  /** What others had pushed first. The push of another story may have found it. */
  taken: Set<string>;
};

/** Coordinates a story with the other stories of its run, so that results keep the order of their slots. */
type Sequence = {
  /** Settles when the storyteller may begin: at once, or when every story before this one has its text. */
  textsBefore: Promise<unknown>;
  /** Settles when every story before this one is committed or given up: commits keep the order of the slots. */
  commitsBefore: Promise<unknown>;
  /** Settles when every story before this one is published or given up: events keep the order of the slots. */
  eventsBefore: Promise<unknown>;
  /** Call it when this story is committed. Later stories do not wait for its push. */
  committed(): void;
  /** Call it with this story's own text, or when there will be none. */
  textReady(story?: KnownStory): void;
};

/** Stories made at once. A text that waits for a service uses little of this machine but memory. */
const storiesAtOnce = { inTurn: 3, sideBySide: 6 };

/** Makes and publishes the stories, several at a time. A failed story is reported, and the others continue. */
export async function makeStories(planned: readonly PlannedStory[], work: Work): Promise<void> {
  if (planned.length === 0) return;
  const { inTurn } = work.storyteller;
  const places = semaphore(inTurn ? storiesAtOnce.inTurn : storiesAtOnce.sideBySide);
  const earlier = [...work.library.all()];
  const run: Run = {
    ...work,
    ...makersUntilRefused(work),
    library: { ...work.library, all: () => earlier },
    likeness: await openLikenessIndex({ cachePath: work.likenessCache, stories: earlier }),
    houseWriting: semaphore(1),
    drawing: semaphore(work.illustrator.atOnce),
    houseDrawing: semaphore(work.fallback?.illustrator.atOnce ?? 1),
    taken: new Set(),
  };
  let textsBefore: Promise<unknown> = Promise.resolve();
  let commitsBefore: Promise<unknown> = Promise.resolve();
  let eventsBefore: Promise<unknown> = Promise.resolve();

  const all = planned.map((story) => {
    const ownText = Promise.withResolvers<void>();
    const textReady = (text?: KnownStory) => {
      if (text) earlier.push(text);
      ownText.resolve();
    };
    const ownCommit = Promise.withResolvers<void>();
    const sequence = { textsBefore, commitsBefore, eventsBefore, textReady, committed: ownCommit.resolve };
    const done = places(() => makeStory(story, sequence, run)).finally(() => {
      ownText.resolve();
      ownCommit.resolve();
    });
    if (inTurn) textsBefore = Promise.all([textsBefore, ownText.promise]);
    commitsBefore = Promise.all([commitsBefore, ownCommit.promise]);
    eventsBefore = Promise.allSettled([eventsBefore, done]);
    return done;
  });
  await Promise.allSettled(all);
  await Promise.all(all);
}

async function makeStory(planned: PlannedStory, sequence: Sequence, work: Run): Promise<void> {
  const { emit, journal, signal } = work;
  const { step, current } = stepsOf(planned, work);
  try {
    await journal.alone(keyOf(planned), (entry) => makeAlone(planned, { ...sequence, entry, step }, work), { signal });
  } catch (error) {
    if (signal?.aborted) throw error;
    emit({ type: "story-failed", ...aboutOf(planned), step: current(), error: noticeOf(error) });
  }
}

/** A draft that is made again is another one: what the first cost is not paid for the second, nor the other way. */
const keyOf = ({ id, as, remakes }: PlannedStory): JournalKey =>
  as === "draft" ? { id, draft: remakes?.round ?? 1 } : { id };

const aboutOf = ({ id, as }: { id: StoryId; as?: MadeAs | undefined }) => ({ id, ...(as && { as }) });

type Making = Sequence & { entry: JournalEntry; step: RunStep };

async function makeAlone(planned: PlannedStory, sequence: Making, work: Run): Promise<void> {
  await sequence.textsBefore;
  // Another process may have made the story while this one waited.
  if (await isThere(planned, work)) return work.emit({ type: "story-skipped", ...aboutOf(planned), reason: "exists" });
  const text = await writeStory(planned, sequence, work);
  const picture = await illustrate(planned, text, { ...sequence, work });
  await sequence.commitsBefore;
  const costUsd = planned.as === "substitute" ? 0 : await work.spending.costOf(planned.id);
  const made = storyOf(planned, text, picture, costUsd);
  const { continues, ...alone } = made;
  // The story before may have been written by somebody else, or never.
  const story = continues === undefined || (await work.content.has(continues)) ? made : alone;
  await publish({ story, picture: picture.picture, planned }, { ...sequence, work });
}

/** Whether the story or draft is made already. What replaces another is told of that when it is committed. */
async function isThere({ id, as, remakes, holds }: PlannedStory, { content }: Run): Promise<boolean> {
  return !remakes && !holds && content.has(id, as === "draft" ? "drafts" : "stories");
}

/** Writes the text by the storyteller; if that fails and the fallback policy allows it, by the house. */
async function writeStory(planned: PlannedStory, sequence: Making, work: Run): Promise<PassedText> {
  const { fallback, reviewers = [], likeness, abandonSignal } = work;
  const { id } = planned;
  const { wish, present } = planned.remakes ?? {};
  const brief = () => {
    const own = briefFor(toldAs(planned), { cat: work.cat, stories: work.library.all() });
    return wish === undefined || present === undefined ? own : rewritingBrief(own, { story: present, wish });
  };
  const write = async (storyteller: Storyteller, readers: readonly Reviewer[]) => {
    const { entry, step } = sequence;
    const passed = await writeText(brief, {
      id,
      entry,
      step,
      wish,
      signal: abandonSignal,
      storyteller,
      reviewers: readers,
      likeness,
    });
    sequence.textReady({ id, ...passed.text });
    return passed;
  };
  try {
    return await write(work.storyteller, reviewers).catch((error) => {
      if (!fallback || fallback.storyteller.name === work.storyteller.name || !stepsIn(error, planned, work))
        throw error;
      return work.houseWriting(() => write(fallback.storyteller, []));
    });
  } catch (error) {
    // Without this, every later run would find the same texts in the journal and refuse them again.
    if (error instanceof AppError && error.code === "TEXT_REJECTED") await sequence.entry.remove();
    throw error;
  }
}

/**
 * Of one slot the house tells another story for every number, so its substitute never is its draft. The slot's own story may be one
 * evening of several, and a further one is not.
 */
function toldAs(planned: PlannedStory): PlannedStory {
  const { variant, as, remakes } = planned;
  if (as === "substitute") return { ...planned, variant: variant + 1 };
  return remakes ? { ...planned, variant: variant + remakes.round } : planned;
}

/** Draws the picture by the illustrator; if that fails and the fallback policy allows it, by the house. */
async function illustrate(planned: PlannedStory, { text }: PassedText, sequence: Publishing): Promise<DrawnPicture> {
  const { entry, step, work } = sequence;
  const draw = async (illustrator: Illustrator): Promise<DrawnPicture> => {
    const order = { id: planned.id, entry, step, signal: work.abandonSignal, illustrator };
    return { picture: await drawPicture(text, order), illustrator };
  };
  try {
    return await work.drawing(() => draw(work.illustrator));
  } catch (error) {
    const { fallback } = work;
    if (!fallback || fallback.illustrator.name === work.illustrator.name || !stepsIn(error, planned, work)) throw error;
    return await work.houseDrawing(() => draw(fallback.illustrator));
  }
}

/** Decides whether the house takes over, and emits a warning if it does. */
function stepsIn(error: unknown, { id, reason }: PlannedStory, { signal, emit }: Run): boolean {
  if (signal?.aborted || !houseStepsIn(error, reason)) return false;
  const { message, ...notice } = noticeOf(error);
  emit({ type: "warning", notice: { ...notice, message: `${id}: the house steps in: ${message}` } });
  return true;
}

type Publishing = Making & { work: Run };

async function publish(made: Made, sequence: Publishing): Promise<void> {
  const { titleEn, titlePl, publishedAt, madeBy } = made.story;
  const { entry, work } = sequence;
  const about = aboutOf(made.planned);
  const outcome = await store(made, sequence);
  await sequence.eventsBefore;
  if ("reason" in outcome) work.emit({ type: "story-skipped", ...about, reason: outcome.reason });
  else {
    const costUsd = madeBy?.costUsd ?? 0;
    const texts = { titleEn, titlePl, publishedAt, ...outcome, ...(costUsd > 0 && { costUsd }) };
    work.emit({ type: about.as === "draft" ? "draft-ready" : "story-published", ...about, ...texts });
  }
  // A cloud runner's copy disappears with its run: a commit that the remote lacks is made again elsewhere from the
  // journal, and paid for once. If the copy stays, the next run finds the story in it and removes the entry.
  if (!isLeftBehind(outcome)) await entry.remove();
}

const isLeftBehind = (outcome: Outcome) => "commit" in outcome && outcome.commit !== null && !outcome.pushed;

type Outcome = { commit: string | null; pushed: boolean } | { reason: "exists" | "taken" };

async function store(made: Made, { step, work, committed }: Publishing): Promise<Outcome> {
  const { content, commit } = work;
  try {
    const storing = await step("file", async () => {
      const result = storingOf(made, work);
      if (!commit) await content.write(result.publication);
      return { result };
    });
    if (!commit) return { commit: null, pushed: false };
    const id = await step("commit", async () => ({ result: await storing.commit() }));
    committed();
    // A commit is published, so a run that is cancelled after it says so, and leaves the push to the next one.
    const pushes = work.pushes && work.signal?.aborted !== true;
    return pushes ? await push(made.planned, id, { step, work }) : { commit: id, pushed: false };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "STORY_EXISTS") throw error;
    return { reason: "exists" };
  }
}

/** Pushes the story. A failed push is only a warning, because the next run pushes the commit. */
async function push(
  { id, as }: PlannedStory,
  commit: string | null,
  { step, work }: Pick<Publishing, "step" | "work">,
): Promise<Outcome> {
  const report = await step("push", async () => ({ result: await pushOrExplain(work) }));
  if (report.problem) {
    work.pushes = false;
    work.emit({ type: "warning", notice: noticeOf(report.problem) });
  }
  for (const lost of report.taken) work.taken.add(lost);
  for (const lost of report.takenDrafts ?? []) work.taken.add(itemOf({ id: lost, as: "draft" }));
  if (work.taken.has(itemOf(aboutOf({ id, as })))) return { reason: "taken" };
  // A rebase onto others' commits may have changed this story's commit id.
  const now = await work.content.commitOf(id, as === "draft" ? "drafts" : "stories");
  return { commit: now ?? commit, pushed: report.state === "equal" };
}

/** The story is committed by now, so a cancellation or an expected failure concerns only the remote. */
async function pushOrExplain({ content, signal }: Pick<Run, "content" | "signal">): Promise<RemoteReport> {
  try {
    return await content.push();
  } catch (error) {
    if (signal?.aborted) return { state: "local only", taken: [] };
    if (error instanceof AppError) return { state: "local only", taken: [], problem: error };
    throw error;
  }
}
