import type { Logger } from "pino";
import type { Health } from "#api/health/model.ts";
import type { Jobs } from "#api/jobs/jobs.ts";
import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import type { ContentRepository } from "#api/stories/repository/content-repository.ts";
import type { EarlierStories, GenerationOrder, ReviewParts } from "./generate.ts";
import { itemReporter } from "./job-items.ts";
import type { GenerationEvent } from "./model.ts";
import { noticeOf } from "./notice.ts";
import { failureOf, outcomeOf } from "./outcome.ts";

export type ScheduleParts = {
  jobs: Pick<Jobs, "run">;
  /** Generates stories into the library that the server shows. */
  generate(order: GenerationOrder, signal: AbortSignal): AsyncIterable<GenerationEvent>;
  library: Pick<EarlierStories, "any" | "all" | "isDeleted">;
  content: Pick<ContentRepository, "isPushed">;
  bufferDays: number;
  review?: Pick<ReviewParts, "isOn" | "substitutes" | "drafts"> | undefined;
  health: Pick<Health, "report">;
  clock: Clock;
  log: Pick<Logger, "warn">;
};

/**
 * Generates the stories that the schedule needs, as a job that the panel shows and can cancel; begins none if nothing
 * is missing and everything is pushed. A story that failed is reported to the health until a later run succeeds. Throws
 * if no story could be made; a cancelled job is no failure.
 */
export async function keepSchedule(parts: ScheduleParts): Promise<void> {
  const { jobs, health, log } = parts;
  const report = (error: unknown) => health.report("timer", { level: "warning", ...noticeOf(error) });
  try {
    await jobs.run({
      kind: "keep-schedule",
      key: "schedule",
      by: "schedule",
      async before() {
        const { missingStories } = await import("./generate.ts");
        if ((await missingStories(parts)).length > 0 || (await parts.content.isPushed()) === "local only")
          return undefined;
        return { result: health.report("timer", null) };
      },
      run: async ({ signal, report: reportItem }) => {
        const wanted = { kind: "schedule" } as const;
        const { published, drafts, failed } = await outcomeOf(
          parts.generate({ wanted }, signal),
          itemReporter(reportItem),
        );
        signal.throwIfAborted();
        const [first] = failed;
        if (!first) return health.report("timer", null);
        const failure = failureOf(first);
        if (published.length + drafts.length === 0) throw failure;
        report(failure);
        log.warn({ err: failure }, "A story of the schedule could not be made");
      },
    });
  } catch (error) {
    if (error instanceof AppError && error.code === "JOB_CANCELLED") return;
    report(error);
    throw error;
  }
}
