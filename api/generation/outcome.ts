import { AppError, isErrorCode } from "#api/platform/errors.ts";
import type { StoryId } from "#api/stories/model.ts";
import type { GenerationEvent, Notice } from "./model.ts";

/** The result of a run. */
export type Outcome = {
  published: StoryId[];
  /** The drafts that are ready for review. */
  drafts: StoryId[];
  skipped: { id: StoryId; reason: "exists" | "taken" }[];
  failed: { id: StoryId; error: Notice }[];
  warnings: Notice[];
};

/** Consumes a run's events to the end and collects them. */
export async function outcomeOf(
  events: AsyncIterable<GenerationEvent>,
  look: (event: GenerationEvent) => void = () => {},
): Promise<Outcome> {
  const outcome: Outcome = { published: [], drafts: [], skipped: [], failed: [], warnings: [] };
  for await (const event of events) {
    look(event);
    if (event.type === "story-published") outcome.published.push(event.id);
    if (event.type === "draft-ready") outcome.drafts.push(event.id);
    if (event.type === "story-skipped") outcome.skipped.push({ id: event.id, reason: event.reason });
    if (event.type === "story-failed") outcome.failed.push({ id: event.id, error: event.error });
    if (event.type === "warning") outcome.warnings.push(event.notice);
  }
  return outcome;
}

/** A story's failure as an error. The message of an unforeseen one goes to the log, not into the answer. */
export function failureOf({ id, error: { code, message, hint } }: Outcome["failed"][number]): AppError {
  if (code !== "INTERNAL" && isErrorCode(code)) return new AppError(code, `${id}: ${message}`, { hint });
  return new AppError("INTERNAL", `${id} could not be made.`, {
    hint: "The server's log says why.",
    cause: new Error(message),
  });
}

/** Another run made the story first. */
export function overtaken({ id, reason }: Outcome["skipped"][number]): AppError {
  const message = reason === "taken" ? `Another run made ${id} first.` : `${id} is there already.`;
  return new AppError("STORY_EXISTS", message, { hint: "Look at the list of posts; then ask for a further one." });
}
