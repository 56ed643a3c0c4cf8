import type { Logger } from "pino";
import type { Health } from "#api/health/model.ts";
import type { Jobs } from "#api/jobs/jobs.ts";
import type { Clock } from "#api/platform/clock.ts";
import { openDueWork } from "#api/platform/processes/due-work.ts";
import { dueStories } from "#api/stories/due-stories.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";
import type { Story, StoryId } from "#api/stories/model.ts";
import type { Narrator } from "../model.ts";
import { narrationJob } from "../narration-job.ts";
import { type Narrations, spokenBy } from "../narrations.ts";

export type NarrationKeeping = {
  narrator: Pick<Narrator, "voiceOf">;
  library: Pick<StoryLibrary, "all">;
  isSubstitute(id: StoryId): boolean;
  narrations: Narrations;
  jobs: Pick<Jobs, "run">;
  health: Pick<Health, "report">;
  clock: Clock;
  log: Pick<Logger, "warn">;
};

/** Older stories are read by `mruk narrate`. */
const reach = { hours: 2 * 24 };

/**
 * Has one story read aloud that is not, or not in its present words, each time that it is called: of those that wait for their hour
 * and those that came out lately. A failure is a problem of the health until it is done.
 */
export function narrationKeeper(keeping: NarrationKeeping): () => Promise<void> {
  const { narrator, library, isSubstitute, narrations, jobs, health, clock, log } = keeping;
  const due = () => {
    const isMissing = (story: Story) => narrations.lacks(story);
    return dueStories(library.all(), { now: clock.now(), reach, isSubstitute, isMissing });
  };
  const keep = openDueWork({
    due: () =>
      due().map(({ id }) => ({
        key: id,
        run: () => jobs.run({ ...narrationJob(id, {}, { narrations }), by: "schedule" }),
      })),
    // Other work of the server's gets its turn in between.
    most: 1,
    isDoneElsewhere: (code) => code === "STORY_NOT_FOUND",
    stopsAll: (code) => code === "VOICE_MISSING",
    report: (problem) => health.report("narrations", problem),
    failure: "A story could not be read aloud",
    ...{ clock, log },
  });
  return async () => {
    if (spokenBy(narrator).length > 0) await keep();
    else health.report("narrations", noVoice);
  };
}

const noVoice = {
  level: "warning",
  code: "VOICE_MISSING",
  message: "NARRATOR is set, and there is no voice.",
  hint: "`mruk voices` says what is missing. Install it, or set NARRATOR to browser; then start the server again.",
} as const;
