import type { DatedSlot, StoryBuffer } from "#api/schedule/buffer.ts";
import { publishingInstant } from "#api/schedule/slots.ts";
import type { Problem } from "./model.ts";
import { warsawTime } from "./warsaw-time.ts";

type Supply = {
  buffer: StoryBuffer;
  /** The next slot without a story when the buffer is empty. */
  empty: DatedSlot | null;
  now: Temporal.Instant;
};

const hint =
  "See what the last run of the schedule said (the workflow's page, or the panel's statistics), then run it again or `mruk generate`.";

/** The problem of a story buffer; null when there is none. */
export function bufferProblem({ buffer, empty, now }: Supply): Omit<Problem, "part" | "since"> | null {
  const { level, until } = buffer;
  if (level === "empty") return { level: "alarm", code: "BUFFER_EMPTY", message: emptyMessage(empty, now), hint };
  if (level === "ok" || until === null) return null;
  const message = `Stories are ready only until ${warsawTime(publishingInstant(until))} (Warsaw time).`;
  return { level: "warning", code: "BUFFER_LOW", message, hint };
}

function emptyMessage(empty: DatedSlot | null, now: Temporal.Instant): string {
  if (empty === null) return "No stories are ready.";
  const instant = publishingInstant(empty);
  const story = `the ${empty.timeSlot} story of ${warsawTime(instant)} (Warsaw time)`;
  return Temporal.Instant.compare(instant, now) > 0 ? `Nobody has made ${story}.` : `Readers miss ${story}.`;
}
