import type { JobHandle } from "#api/jobs/jobs.ts";
import type { JobItem } from "#api/jobs/model.ts";
import { AppError } from "#api/platform/errors.ts";
import type { Slot } from "#api/schedule/model.ts";
import { slotsOfDay } from "#api/schedule/slots.ts";
import type { AdminPost, StoryId } from "#api/stories/model.ts";
import type { GenerationOrder } from "./generate.ts";
import { itemReporter } from "./job-items.ts";
import { type GenerationEvent, type MadeDay, type MadePost, type Notice, steps } from "./model.ts";
import { noticeOf } from "./notice.ts";
import { failureOf, type Outcome, outcomeOf, overtaken } from "./outcome.ts";

/** Makes a film of a story; resolves to whether one was made. */
export type MakeVideo = (id: StoryId, handle: JobHandle) => Promise<boolean>;

type Making = {
  generate(order: GenerationOrder, signal: AbortSignal): AsyncIterable<GenerationEvent>;
  adminPost(id: StoryId): Promise<AdminPost>;
  makeVideo: MakeVideo;
  handle: JobHandle;
};

type SlotOrder = {
  slot: Slot;
  includeVideo: boolean;
  /** Whether a slot that has its story gets a further one. */
  further: boolean;
};

/** Makes the slot's story if it is missing, otherwise a further one, if that is wanted. Throws its failure, or STORY_EXISTS. */
export async function makePost({ slot, includeVideo, further }: SlotOrder, making: Making): Promise<MadePost> {
  const wanted = { kind: "slots", slots: [slot], further } as const;
  const { published, drafts, failed, skipped, warnings } = await make({ wanted }, making);
  const [id] = published;
  if (id === undefined) throw failed[0] ? failureOf(failed[0]) : skipped[0] ? overtaken(skipped[0]) : nothingMade();
  const made = await making.adminPost(id);
  if (!includeVideo) return { ...made, ...draftOf(drafts, id), videoGenerated: false, ...noticed(warnings) };
  if (made.madeBy?.substitute !== undefined) {
    return { ...made, ...draftOf(drafts, id), videoGenerated: false, ...noticed([...warnings, filmLater]) };
  }
  const { videoGenerated, reasons } = await filmOf(made, making);
  return { ...(await making.adminPost(id)), videoGenerated, ...noticed([...warnings, ...reasons]) };
}

/** A film is of one text, and this slot's text may still change. */
const filmLater: Notice = {
  code: "REVIEW_WAITING",
  message: "No film was made: the slot has the house's story until its draft is approved.",
  hint: "Approve the draft, then have its film made.",
};

const draftOf = (drafts: readonly StoryId[], id: StoryId) => (drafts.includes(id) ? { hasDraft: true } : {});

/** Makes the missing stories of a date. Throws the first failure if none could be made. */
export async function makeDay(date: string, making: Omit<Making, "makeVideo">): Promise<MadeDay> {
  const wanted = { kind: "slots", slots: slotsOfDay(date) } as const;
  const { published, failed, skipped, warnings } = await make({ wanted }, making);
  if (published.length === 0 && failed[0]) throw failureOf(failed[0]);
  return {
    posts: await Promise.all(published.map(making.adminPost)),
    skipped: skipped.map(({ id }) => id),
    failed: failed.map((failure) => ({ id: failure.id, error: failureOf(failure).message })),
    ...noticed(warnings),
  };
}

/** Throws what was published before when the job is cancelled. */
async function make(
  order: GenerationOrder,
  { generate, handle: { signal, report } }: Pick<Making, "generate" | "handle">,
): Promise<Outcome> {
  const published: StoryId[] = [];
  const show = itemReporter(report);
  try {
    const outcome = await outcomeOf(generate(order, signal), (event) => {
      if (event.type === "story-published") published.push(event.id);
      show(event);
    });
    signal.throwIfAborted();
    return outcome;
  } catch (error) {
    throw signal.aborted ? cancelledAfter(published, error) : error;
  }
}

/** A failed film does not fail the story, which is published already. A cancelled one ends the job. */
async function filmOf(
  { id, titleEn }: AdminPost,
  { makeVideo, handle }: Making,
): Promise<{ videoGenerated: boolean; reasons: Notice[] }> {
  const { signal } = handle;
  if (signal.aborted) throw cancelledAfter([id]);
  const report = ({ progress }: Pick<JobItem, "progress">) =>
    handle.report({
      id,
      state: "working",
      step: "film",
      done: [...steps],
      ...(progress !== undefined && { progress }),
    });
  report({});
  const reasons: Notice[] = [];
  const videoGenerated = await makeVideo(id, { signal, report }).catch((error: unknown) => {
    // An unforeseen error goes to the log, not into the answer.
    if (error instanceof AppError) reasons.push(noticeOf(error));
    return false;
  });
  handle.report({ id, state: "done", note: titleEn });
  if (signal.aborted) throw cancelledAfter([id]);
  return { videoGenerated, reasons };
}

/** The end of a cancelled job, with the stories that readers get all the same. */
function cancelledAfter(published: readonly StoryId[], cause?: unknown): AppError {
  const were = published.length === 1 ? "was" : "were";
  const message = published.length === 0 ? "No story was published." : `${published.join(", ")} ${were} published.`;
  return new AppError("JOB_CANCELLED", message, { cause });
}

const noticed = (warnings: Outcome["warnings"]) => (warnings.length > 0 ? { warnings } : {});

const nothingMade = () => new Error("The pipeline made nothing of what it was asked for, and did not say why.");
