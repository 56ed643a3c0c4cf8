import type { Clock } from "#api/platform/clock.ts";
import type { Health, HealthPart, Problem } from "./model.ts";

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
