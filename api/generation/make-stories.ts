import { type Semaphore, semaphore } from "../platform/at-most.ts";
import { AppError } from "../platform/errors.ts";
import type { ContentRepository } from "../stories/content-repository.ts";
import type { Story } from "../stories/model.ts";
import type { RemoteReport } from "../stories/remote.ts";
import type { PassedText } from "./attempts.ts";
import { briefFor, type EarlierStory } from "./brief.ts";
import { houseStepsIn } from "./fallback.ts";
import { type LikenessIndex, openLikenessIndex, type Told } from "./gate/likeness-index.ts";
import type { Journal, JournalEntry } from "./journal.ts";
import { type DrawnPicture, drawPicture, publicationOf, storyOf, writeText } from "./make-story.ts";
import type { GenerationEvent, Illustrator, Reviewer, Storyteller } from "./model.ts";
import { noticeOf } from "./notice.ts";
import type { PlannedStory } from "./plan.ts";
import { type RunStep, stepsOf } from "./run-step.ts";
import type { Spending } from "./spending/spending.ts";

/** Who and what makes a story. */
export type Makers = {
  storyteller: Storyteller;
  illustrator: Illustrator;
  /** Who reads a text that passed every rule. */
  reviewers?: readonly Reviewer[];
  /** Who steps in where those cannot; null for nobody. */
  fallback?: { storyteller: Storyteller; illustrator: Illustrator } | null;
  /** The book that what they cost is noted in. */
  spending: Spending;
  /** Where the fingerprints of earlier stories are kept. */
  likenessCache: string;
  /** Who Mruk is, before any story: the facts of `cat.md`. */
  cat: readonly string[];
  /** The text of a story's file. */
  formatStory(story: Story): string;
};

/** As much of a story as later ones may refer to and are compared with. */
export type KnownStory = EarlierStory & Told;

type Work = Makers & {
  library: { all(): Iterable<KnownStory> };
  content: ContentRepository;
  journal: Journal;
  /** No further step is begun. */
  signal?: AbortSignal | undefined;
  /** Not even the present step is waited for. */
  haste?: AbortSignal | undefined;
  tell(event: GenerationEvent): void;
  commit: boolean;
  /** Whether stories are pushed; no longer once the remote could not take one. */
  pushes: boolean;
};

/** What the stories of a run share. */
type Run = Work & {
  likeness: LikenessIndex;
  /** The house tells one story after the other, when it steps in: each is told after those that happen before it. */
  houseTelling: Semaphore;
  drawing: Semaphore;
  houseDrawing: Semaphore;
};

/** A story among those of its run. */
type Turn = {
  /** Settled when the storyteller may begin: at once, or when every story before this one has its text. */
  toldBefore: Promise<unknown>;
  /** Settled when every story before this one is committed or given up: they are committed in the order of their slots. */
  committedBefore: Promise<unknown>;
  /** Settled when every story before this one is published or given up: they are told in the order of their slots. */
  doneBefore: Promise<unknown>;
  /** To be called when this story is committed. Its push keeps nobody waiting. */
  committed(): void;
  /** To be called with this story's own text, or when there will be none. */
  told(story?: KnownStory): void;
};

/** In the making at once. A text that waits for a service takes no more of this machine than its memory. */
const storiesAtOnce = { inTurn: 3, sideBySide: 6 };

/** Makes and publishes the stories, several at a time. One that fails is told, and the others go on. */
export async function makeStories(planned: readonly PlannedStory[], work: Work): Promise<void> {
  if (planned.length === 0) return;
  const { inTurn } = work.storyteller;
  const places = semaphore(inTurn ? storiesAtOnce.inTurn : storiesAtOnce.sideBySide);
  const earlier = [...work.library.all()];
  const run: Run = {
    ...work,
    library: { all: () => earlier },
    likeness: await openLikenessIndex({ cachePath: work.likenessCache, stories: earlier }),
    houseTelling: semaphore(1),
    drawing: semaphore(work.illustrator.atOnce),
    houseDrawing: semaphore(work.fallback?.illustrator.atOnce ?? 1),
  };
  let toldBefore: Promise<unknown> = Promise.resolve();
  let committedBefore: Promise<unknown> = Promise.resolve();
  let doneBefore: Promise<unknown> = Promise.resolve();

  const all = planned.map((story) => {
    const ownTelling = Promise.withResolvers<void>();
    const told = (text?: KnownStory) => {
      if (text) earlier.push(text);
      ownTelling.resolve();
    };
    const ownCommit = Promise.withResolvers<void>();
    const turn = { toldBefore, committedBefore, doneBefore, told, committed: ownCommit.resolve };
    const done = places(() => makeStory(story, turn, run)).finally(() => {
      ownTelling.resolve();
      ownCommit.resolve();
    });
    if (inTurn) toldBefore = Promise.all([toldBefore, ownTelling.promise]);
    committedBefore = Promise.all([committedBefore, ownCommit.promise]);
    doneBefore = Promise.allSettled([doneBefore, done]);
    return done;
  });
  await Promise.allSettled(all);
  await Promise.all(all);
}

async function makeStory(planned: PlannedStory, turn: Turn, work: Run): Promise<void> {
  const { id } = planned;
  const { tell, journal, signal } = work;
  const { step, current } = stepsOf(id, work);
  try {
    await journal.alone(id, (entry) => makeAlone(planned, { ...turn, entry, step }, work), { signal });
  } catch (error) {
    if (signal?.aborted) throw error;
    tell({ type: "story-failed", id, step: current(), error: noticeOf(error) });
  }
}

type OwnTurn = Turn & { entry: JournalEntry; step: RunStep };

async function makeAlone(planned: PlannedStory, turn: OwnTurn, work: Run): Promise<void> {
  const { id } = planned;
  await turn.toldBefore;
  // Somebody else may have made it while we waited for our turn.
  if (await work.content.has(id)) return work.tell({ type: "story-skipped", id, reason: "exists" });
  const text = await tellStory(planned, turn, work);
  const picture = await illustrate(planned, text, { ...turn, work });
  await turn.committedBefore;
  const story = storyOf(planned, text, picture, await work.spending.costOf(id));
  await publish(story, picture.picture, { ...turn, work });
}

/** By the storyteller; where it cannot, by the house, if that is to step in. */
async function tellStory(planned: PlannedStory, turn: OwnTurn, work: Run): Promise<PassedText> {
  const { fallback, reviewers = [], likeness, haste } = work;
  const { id } = planned;
  const brief = () => briefFor(planned, { cat: work.cat, stories: work.library.all() });
  const write = async (storyteller: Storyteller, readers: readonly Reviewer[]) => {
    const { entry, step } = turn;
    const passed = await writeText(brief, {
      id,
      entry,
      step,
      signal: haste,
      storyteller,
      reviewers: readers,
      likeness,
    });
    turn.told({ id, ...passed.text });
    return passed;
  };
  try {
    return await write(work.storyteller, reviewers).catch((error) => {
      if (!fallback || fallback.storyteller === work.storyteller || !stepsIn(error, planned, work)) throw error;
      return work.houseTelling(() => write(fallback.storyteller, []));
    });
  } catch (error) {
    // Otherwise every later run would find the same texts, and refuse them again.
    if (error instanceof AppError && error.code === "TEXT_REJECTED") await turn.entry.remove();
    throw error;
  }
}

/** By the illustrator; where it cannot, by the house, if that is to step in. */
async function illustrate(planned: PlannedStory, { text }: PassedText, turn: PublishingTurn): Promise<DrawnPicture> {
  const { entry, step, work } = turn;
  const draw = async (illustrator: Illustrator): Promise<DrawnPicture> => {
    const order = { id: planned.id, entry, step, signal: work.haste, illustrator };
    return { picture: await drawPicture(text, order), illustrator };
  };
  try {
    return await work.drawing(() => draw(work.illustrator));
  } catch (error) {
    const { fallback } = work;
    if (!fallback || fallback.illustrator === work.illustrator || !stepsIn(error, planned, work)) throw error;
    return await work.houseDrawing(() => draw(fallback.illustrator));
  }
}

/** Whether the house steps in, which is told. */
function stepsIn(error: unknown, { id, reason }: PlannedStory, { signal, tell }: Run): boolean {
  if (signal?.aborted || !houseStepsIn(error, reason)) return false;
  const { message, ...notice } = noticeOf(error);
  tell({ type: "warning", notice: { ...notice, message: `${id}: the house steps in: ${message}` } });
  return true;
}

type PublishingTurn = OwnTurn & { work: Run };

async function publish(story: Story, picture: Uint8Array, turn: PublishingTurn): Promise<void> {
  const { id, titleEn, titlePl, publishedAt } = story;
  const { entry, work } = turn;
  const outcome = await store(story, picture, turn);
  await turn.doneBefore;
  if ("reason" in outcome) work.tell({ type: "story-skipped", id, reason: outcome.reason });
  else {
    const costUsd = story.madeBy?.costUsd ?? 0;
    work.tell({
      type: "story-published",
      id,
      titleEn,
      titlePl,
      publishedAt,
      ...outcome,
      ...(costUsd > 0 && { costUsd }),
    });
  }
  // A runner's copy is gone when its run ends: what the remote has not got is made again elsewhere, and paid for once. Where
  // the copy stays, the next run finds the story in it and forgets the rest.
  if (!isLeftBehind(outcome)) await entry.remove();
}

const isLeftBehind = (outcome: Outcome) => "commit" in outcome && outcome.commit !== null && !outcome.pushed;

type Outcome = { commit: string | null; pushed: boolean } | { reason: "exists" | "taken" };

async function store(story: Story, picture: Uint8Array, { step, work, committed }: PublishingTurn): Promise<Outcome> {
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
    return work.pushes ? await push(story, made.commit, { step, work }) : { commit: made.commit, pushed: false };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "STORY_EXISTS") throw error;
    return { reason: "exists" };
  }
}

/** Pushes the story. A remote that cannot take it now gets it from the next run, so that is a warning. */
async function push(
  { id }: Story,
  commit: string,
  { step, work }: Pick<PublishingTurn, "step" | "work">,
): Promise<Outcome> {
  const report = await step("push", async () => ({ result: await pushOrExplain(work.content) }));
  if (report.problem) {
    work.pushes = false;
    work.tell({ type: "warning", notice: noticeOf(report.problem) });
  }
  if (report.taken.includes(id)) return { reason: "taken" };
  // What others pushed meanwhile lies under ours now, which made it another commit.
  return { commit: (await work.content.commitOf(id)) ?? commit, pushed: report.state === "equal" };
}

/** From here on the story is committed: whatever is wrong is about bringing it to the remote only. */
async function pushOrExplain(content: ContentRepository): Promise<RemoteReport> {
  try {
    return await content.push();
  } catch (error) {
    if (error instanceof AppError) return { state: "local only", taken: [], problem: error };
    throw error;
  }
}
