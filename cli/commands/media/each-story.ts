import { AppError, type ErrorCode } from "#api/platform/errors.ts";
import type { StoryId } from "#api/stories/model.ts";
import type { CommandContext } from "#cli/context.ts";
import { exitCodes, nextRunContinues } from "#cli/output/exit-codes.ts";
import { noteWithHint } from "#cli/terminal/terminal.ts";

/** Failures that every further story would meet as well. */
const hopeless = new Set<ErrorCode>([
  "VOICE_MISSING",
  "FILM_TOOLS_MISSING",
  "BUDGET_SPENT",
  "DISK_FULL",
  "CONTENT_NOT_CONFIGURED",
]);

type Work = {
  ids: readonly StoryId[];
  /** Returns whether to go on with the next story. */
  work(id: StoryId): Promise<boolean>;
};

/**
 * Does work that takes a while with one story after the other. What fails with one of several is printed, and the others follow.
 * Throws what fails with the only one, and what every further one would meet.
 */
export async function forEachStory({ ids, work }: Work, context: CommandContext): Promise<void> {
  context.setInterruptionHint(nextRunContinues);
  for (const id of ids) {
    try {
      if (!(await work(id))) return;
    } catch (error) {
      if (!(error instanceof AppError) || ids.length === 1 || hopeless.has(error.code)) throw error;
      noteWithHint(context.terminal, `${id}: ${error.message}`, error.hint);
      context.setExitCode(exitCodes.failed);
    }
  }
}
