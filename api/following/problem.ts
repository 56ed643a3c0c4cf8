import type { Problem } from "#api/health/model.ts";

/** Problems that often pass by themselves and cost readers little. Everything else needs a person. */
const transientCodes = new Set<string>(["REMOTE_UNREACHABLE", "REMOTE_REFUSED", "CONTENT_BUSY"]);
const patience = Temporal.Duration.from({ hours: 24 });

/** The level of a problem, by its code and how long it has lasted. */
export function levelOf(code: string, known: Problem | undefined, now: Temporal.Instant): Problem["level"] {
  if (!transientCodes.has(code)) return "alarm";
  if (known?.code !== code) return "warning";
  return Temporal.Instant.compare(Temporal.Instant.from(known.since).add(patience), now) <= 0 ? "alarm" : "warning";
}
