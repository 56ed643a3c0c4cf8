import type { Problem } from "../health/model.ts";

/** What is often over by itself, while readers miss nothing or little. Everything else waits for a person. */
const mayPass = new Set<string>(["REMOTE_UNREACHABLE", "REMOTE_REFUSED", "CONTENT_BUSY"]);
const patience = Temporal.Duration.from({ hours: 24 });

/** How bad it is, by what it is and for how long it has been so. */
export function levelOf(code: string, known: Problem | undefined, now: Temporal.Instant): Problem["level"] {
  if (!mayPass.has(code)) return "alarm";
  if (known?.code !== code) return "warning";
  return Temporal.Instant.compare(Temporal.Instant.from(known.since).add(patience), now) <= 0 ? "alarm" : "warning";
}
