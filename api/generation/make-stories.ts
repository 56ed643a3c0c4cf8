import { AppError } from "#api/platform/errors.ts";
import { type Semaphore, semaphore } from "#api/platform/processes/semaphore.ts";
import type { Story } from "#api/stories/model.ts";
import type { ContentRepository } from "#api/stories/repository/content-repository.ts";
import type { RemoteReport } from "#api/stories/repository/remote.ts";
import type { PassedText } from "./attempts.ts";
import { briefFor, type EarlierStory } from "./brief/brief.ts";
import { houseStepsIn } from "./fallback.ts";
import { type ComparedText, type LikenessIndex, openLikenessIndex } from "./gate/likeness-index.ts";
import type { Journal, JournalEntry } from "./journal.ts";
import { type DrawnPicture, drawPicture, publicationOf, storyOf, writeText } from "./make-story.ts";
import type { GenerationEvent, Illustrator, Reviewer, Storyteller } from "./model.ts";
import { noticeOf } from "./notice.ts";
import type { PlannedStory } from "./plan.ts";
import { makersUntilRefused } from "./refused-makers.ts";
import { type RunStep, stepsOf } from "./run-step.ts";
import type { Spending } from "./spending/spending.ts";

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
  library: { all(): Iterable<KnownStory> };
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
    library: { all: () => earlier },
    likeness: await openLikenessIndex({ cachePath: work.likenessCache, stories: earlier }),
    houseWriting: semaphore(1),
    drawing: semaphore(work.illustrator.atOnce),
    houseDrawing: semaphore(work.fallback?.illustrator.atOnce ?? 1),
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
  const { id } = planned;
  const { emit, journal, signal } = work;
  const { step, current } = stepsOf(id, work);
  try {
    await journal.alone(id, (entry) => makeAlone(planned, { ...sequence, entry, step }, work), { signal });
  } catch (error) {
    if (signal?.aborted) throw error;
    emit({ type: "story-failed", id, step: current(), error: noticeOf(error) });
  }
}

type Making = Sequence & { entry: JournalEntry; step: RunStep };

async function makeAlone(planned: PlannedStory, sequence: Making, work: Run): Promise<void> {
  const { id } = planned;
  await sequence.textsBefore;
  // Another process may have made the story while this one waited.
  if (await work.content.has(id)) return work.emit({ type: "story-skipped", id, reason: "exists" });
  const text = await writeStory(planned, sequence, work);
  const picture = await illustrate(planned, text, { ...sequence, work });
  await sequence.commitsBefore;
  const made = storyOf(planned, text, picture, await work.spending.costOf(id));
  const { continues, ...alone } = made;
  // The story before may have been written by somebody else, or never.
  const story = continues === undefined || (await work.content.has(continues)) ? made : alone;
  await publish(story, picture.picture, { ...sequence, work });
}

/** Writes the text by the storyteller; if that fails and the fallback policy allows it, by the house. */
async function writeStory(planned: PlannedStory, sequence: Making, work: Run): Promise<PassedText> {
  const { fallback, reviewers = [], likeness, abandonSignal } = work;
  const { id } = planned;
  const brief = () => briefFor(planned, { cat: work.cat, stories: work.library.all() });
  const write = async (storyteller: Storyteller, readers: readonly Reviewer[]) => {
    const { entry, step } = sequence;
    const passed = await writeText(brief, {
      id,
      entry,
      step,
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

async function publish(story: Story, picture: Uint8Array, sequence: Publishing): Promise<void> {
  const { id, titleEn, titlePl, publishedAt } = story;
  const { entry, work } = sequence;
  const outcome = await store(story, picture, sequence);
  await sequence.eventsBefore;
  if ("reason" in outcome) work.emit({ type: "story-skipped", id, reason: outcome.reason });
  else {
    const costUsd = story.madeBy?.costUsd ?? 0;
    work.emit({
      type: "story-published",
      id,
      titleEn,
      titlePl,
      publishedAt,
      ...outcome,
      ...(costUsd > 0 && { costUsd }),
    });
  }
  // A cloud runner's copy disappears with its run: a commit that the remote lacks is made again elsewhere from the
  // journal, and paid for once. If the copy stays, the next run finds the story in it and removes the entry.
  if (!isLeftBehind(outcome)) await entry.remove();
}

const isLeftBehind = (outcome: Outcome) => "commit" in outcome && outcome.commit !== null && !outcome.pushed;

type Outcome = { commit: string | null; pushed: boolean } | { reason: "exists" | "taken" };

async function store(story: Story, picture: Uint8Array, { step, work, committed }: Publishing): Promise<Outcome> {
  const { content, commit, formatStory } = work;
  try {
    const publication = await step("file", async () => {
      const result = publicationOf(story, picture, formatStory);
      if (!commit) await content.write(result);
      return { result };
    });
    if (!commit) return { commit: null, pushed: false };
    const made = await step("commit", async () => ({ result: await content.publish(publication) }));
    committed();
    // A commit is published, so a run that is cancelled after it says so, and leaves the push to the next one.
    const pushes = work.pushes && work.signal?.aborted !== true;
    return pushes ? await push(story, made.commit, { step, work }) : { commit: made.commit, pushed: false };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "STORY_EXISTS") throw error;
    return { reason: "exists" };
  }
}

/** Pushes the story. A failed push is only a warning, because the next run pushes the commit. */
async function push(
  { id }: Story,
  commit: string,
  { step, work }: Pick<Publishing, "step" | "work">,
): Promise<Outcome> {
  const report = await step("push", async () => ({ result: await pushOrExplain(work) }));
  if (report.problem) {
    work.pushes = false;
    work.emit({ type: "warning", notice: noticeOf(report.problem) });
  }
  if (report.taken.includes(id)) return { reason: "taken" };
  // A rebase onto others' commits may have changed this story's commit id.
  return { commit: (await work.content.commitOf(id)) ?? commit, pushed: report.state === "equal" };
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
