import { atMost, type Turnstile } from "../platform/at-most.ts";
import { AppError } from "../platform/errors.ts";
import type { ContentRepository } from "../stories/content-repository.ts";
import type { Story } from "../stories/model.ts";
import type { RemoteReport } from "../stories/remote.ts";
import { briefFor, type EarlierStory } from "./brief.ts";
import type { Journal, JournalEntry } from "./journal.ts";
import { drawPicture, publicationOf, type RunStep, storyOf, writeText } from "./make-story.ts";
import type { GenerationEvent, Illustrator, Step, Storyteller } from "./model.ts";
import { noticeOf } from "./notice.ts";
import type { PlannedStory } from "./plan.ts";
import type { Spending } from "./spending.ts";

/** Who and what makes a story. */
export type Makers = {
  storyteller: Storyteller;
  illustrator: Illustrator;
  /** The book that what they cost is noted in. */
  spending: Spending;
  /** Who Mruk is, before any story: the facts of `cat.md`. */
  cat: readonly string[];
  /** The text of a story's file. */
  formatStory(story: Story): string;
  /** How many stories are in the making at once, and how many of their pictures are drawn at once. */
  atOnce?: { stories: number; pictures: number };
};

type Work = Makers & {
  library: { all(): Iterable<EarlierStory> };
  content: ContentRepository;
  journal: Journal;
  signal?: AbortSignal | undefined;
  tell(event: GenerationEvent): void;
  commit: boolean;
  /** Whether stories are pushed; no longer once the remote could not take one. */
  pushes: boolean;
};

/** A story among those of its run. */
type Turn = {
  /** Settled when every story before this one has its text: each is told after those that happen before it. */
  toldBefore: Promise<unknown>;
  /** Settled when every story before this one is published or given up: they are committed in the order of their slots. */
  doneBefore: Promise<unknown>;
  /** To be called with this story's own text, or when there will be none. */
  told(story?: EarlierStory): void;
  drawing: Turnstile;
};

/** Makes and publishes the stories, several at a time. One that fails is told, and the others go on. */
export async function makeStories(planned: readonly PlannedStory[], work: Work): Promise<void> {
  const { stories, pictures } = work.atOnce ?? { stories: 3, pictures: 2 };
  const [places, drawing] = [atMost(stories), atMost(pictures)];
  const earlier = [...work.library.all()];
  const run: Work = { ...work, library: { all: () => earlier } };
  let toldBefore: Promise<unknown> = Promise.resolve();
  let doneBefore: Promise<unknown> = Promise.resolve();

  const all = planned.map((story) => {
    const ownTelling = Promise.withResolvers<void>();
    const told = (text?: EarlierStory) => {
      if (text) earlier.push(text);
      ownTelling.resolve();
    };
    const turn = { toldBefore, doneBefore, told, drawing };
    const done = places(() => makeStory(story, turn, run)).finally(ownTelling.resolve);
    toldBefore = Promise.all([toldBefore, ownTelling.promise]);
    doneBefore = Promise.allSettled([doneBefore, done]);
    return done;
  });
  await Promise.allSettled(all);
  await Promise.all(all);
}

async function makeStory(planned: PlannedStory, turn: Turn, work: Work): Promise<void> {
  const { id } = planned;
  const { tell, journal, signal } = work;
  let current: Step = "brief";
  const step: RunStep = async (name, doStep) => {
    signal?.throwIfAborted();
    current = name;
    tell({ type: "step-started", id, step: name });
    const began = performance.now();
    const { result, fromJournal = false } = await doStep();
    const milliseconds = Math.round(performance.now() - began);
    tell({ type: "step-finished", id, step: name, milliseconds, ...(fromJournal ? { fromJournal } : {}) });
    return result;
  };
  try {
    await journal.alone(id, (entry) => makeAlone(planned, { ...turn, entry, step }, work), { signal });
  } catch (error) {
    if (signal?.aborted) throw error;
    tell({ type: "story-failed", id, step: current, error: noticeOf(error) });
  }
}

type OwnTurn = Turn & { entry: JournalEntry; step: RunStep };

async function makeAlone(planned: PlannedStory, turn: OwnTurn, work: Work): Promise<void> {
  const { id } = planned;
  const { entry, step } = turn;
  await turn.toldBefore;
  // Somebody else may have made it while we waited for our turn.
  if (await work.content.has(id)) return work.tell({ type: "story-skipped", id, reason: "exists" });
  const brief = () => briefFor(planned, { cat: work.cat, stories: work.library.all() });
  const text = await writeText(id, { entry, step, brief, storyteller: work.storyteller, spending: work.spending });
  turn.told({ id, ...text });
  const picture = await turn.drawing(() =>
    drawPicture(text, { id, entry, step, illustrator: work.illustrator, spending: work.spending }),
  );
  await turn.doneBefore;
  await publish(storyOf(planned, text, picture, work), picture, { ...turn, work });
}

type PublishingTurn = OwnTurn & { work: Work };

async function publish(story: Story, picture: Uint8Array, turn: PublishingTurn): Promise<void> {
  const { id, titleEn, titlePl, publishedAt } = story;
  const { entry, work } = turn;
  const outcome = await store(story, picture, turn);
  if ("reason" in outcome) work.tell({ type: "story-skipped", id, reason: outcome.reason });
  else work.tell({ type: "story-published", id, titleEn, titlePl, publishedAt, ...outcome });
  await entry.remove();
}

type Outcome = { commit: string | null; pushed: boolean } | { reason: "exists" | "taken" };

async function store(story: Story, picture: Uint8Array, { step, work }: PublishingTurn): Promise<Outcome> {
  const { content, commit, formatStory } = work;
  try {
    const publication = await step("file", async () => {
      const result = publicationOf(story, picture, formatStory);
      if (!commit) await content.write(result);
      return { result };
    });
    if (!commit) return { commit: null, pushed: false };
    const made = await step("commit", async () => ({ result: await content.publish(publication) }));
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
