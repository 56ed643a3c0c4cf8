import type { JobOrder } from "#api/jobs/jobs.ts";
import type { Person } from "#api/stories/editing/signature.ts";
import type { StoryId } from "#api/stories/model.ts";
import type { NarrationOutcome } from "./making/model.ts";
import type { Narrations, NarrationWish } from "./narrations.ts";

type Reading = { narrations: Narrations; by?: Person | undefined };

/** The job of reading a story aloud: whoever asks for the same joins it. */
export function narrationJob(
  id: StoryId,
  wish: NarrationWish,
  { narrations, by }: Reading,
): Omit<JobOrder<NarrationOutcome>, "by"> {
  return {
    kind: "narrate",
    key: [id, wish.language, wish.anew && "anew"].filter(Boolean).join(" "),
    async before() {
      narrations.refuse(id, wish);
      return undefined;
    },
    run: (handle) => narrations.narrate(id, wish, { ...handle, by }),
  };
}
