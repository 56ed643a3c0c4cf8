import type { Clock } from "../platform/clock.ts";
import type { HealthPart, Problem } from "./model.ts";

/** The problems of a running server, as its parts report them. */
export type Health = {
  /** Sets or clears a part's problem. The same code as before keeps its `since`. */
  report(part: HealthPart, problem: Omit<Problem, "part" | "since"> | null): void;
  /** Alarms first, then the longest-standing. */
  problems(): Problem[];
};

export function openHealth({ clock }: { clock: Clock }): Health {
  const standing = new Map<HealthPart, Problem>();
  return {
    report(part, problem) {
      if (problem === null) return void standing.delete(part);
      const known = standing.get(part);
      const since = known?.code === problem.code ? known.since : clock.now().toString();
      standing.set(part, { part, since, ...problem });
    },
    problems: () =>
      [...standing.values()].sort(
        (a, b) => Number(b.level === "alarm") - Number(a.level === "alarm") || (a.since < b.since ? -1 : 1),
      ),
  };
}
