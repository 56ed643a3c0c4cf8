import type { StoryBuffer } from "#api/schedule/buffer.ts";
import { publishingInstant } from "#api/schedule/slots.ts";
import type { Problem } from "./model.ts";
import { warsawTime } from "./warsaw-time.ts";

type BufferProblem = Omit<Problem, "part" | "since">;

const hint =
  "See what the last run of the schedule said (the workflow's page, or the panel's statistics), then run it again or `mruk generate`.";

/** The problem of a story buffer; null when there is none. */
export function bufferProblem(buffer: StoryBuffer, now: Temporal.Instant): BufferProblem | null {
  const { level, until, gap } = buffer;
  if (level === "empty") return { level: "alarm", code: "BUFFER_EMPTY", message: emptyMessage(gap, now), hint };
  if (gap !== null) return gapProblem(gap);
  if (level === "ok" || until === null) return null;
  const message = `Stories are ready only until ${warsawTime(publishingInstant(until))} (Warsaw time).`;
  return { level: "warning", code: "BUFFER_LOW", message, hint };
}

type Gap = NonNullable<StoryBuffer["gap"]>;

const storyOf = (gap: Gap) => `the ${gap.timeSlot} story of ${warsawTime(publishingInstant(gap))} (Warsaw time)`;

/** A slot ahead that readers will miss, although later ones have their stories. */
function gapProblem(gap: Gap): BufferProblem {
  const problem = { level: "warning", code: "BUFFER_GAP" } as const;
  const story = storyOf(gap);
  if (!gap.deleted) return { ...problem, message: `Nobody has made ${story}, and later ones are ready.`, hint };
  return {
    ...problem,
    message: `Somebody deleted ${story}, so none is made for it.`,
    hint: `Make another (\`mruk generate --date ${gap.date} --slot ${gap.timeSlot}\`) or write one in the panel, unless it is to stay empty.`,
  };
}

function emptyMessage(gap: Gap | null, now: Temporal.Instant): string {
  if (gap === null) return "No stories are ready.";
  const isAhead = Temporal.Instant.compare(publishingInstant(gap), now) > 0;
  return isAhead ? `Nobody has made ${storyOf(gap)}.` : `Readers miss ${storyOf(gap)}.`;
}
