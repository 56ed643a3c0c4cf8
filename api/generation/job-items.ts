import type { JobItem } from "#api/jobs/model.ts";
import { type GenerationEvent, itemOf, type Step, steps } from "./model.ts";

const reasons = { exists: "exists already", taken: "another run made it first" } as const;

/** Turns a run's events into the items of a job, and passes each changed item to `report`. */
export function itemReporter(report: (item: JobItem) => void): (event: GenerationEvent) => void {
  const items = new Map<string, JobItem>();
  const set = (id: string, part: Partial<JobItem>) => {
    const item: JobItem = { id, state: "waiting", ...items.get(id), ...part };
    items.set(id, item);
    report(item);
  };
  return (event) => {
    switch (event.type) {
      case "planned":
        for (const story of event.stories) set(itemOf(story), { state: "waiting" });
        return;
      case "step-started":
        return set(itemOf(event), {
          state: "working",
          step: event.step,
          ...stillDone(event.step, items.get(itemOf(event))),
        });
      case "step-finished":
        return set(itemOf(event), {
          done: [...(items.get(itemOf(event))?.done ?? []), event.step],
          // It stays until the next text has been read.
          ...(event.step === "checks" && { refusedBy: event.refusedBy }),
        });
      case "story-published":
      case "draft-ready":
        return set(itemOf(event), { state: "done", note: event.titleEn });
      case "story-skipped":
        return set(itemOf(event), { state: "skipped", note: reasons[event.reason] });
      case "story-failed":
        return set(itemOf(event), { state: "failed", step: event.step, note: event.error.message });
      case "warning":
      case "finished":
        return;
    }
  };
}

/** A repeated step is no longer done, and neither are the steps after it. */
function stillDone(step: Step, { done }: Partial<JobItem> = {}): Pick<JobItem, "done"> {
  const order: readonly string[] = steps;
  const isBefore = (name: string) => order.indexOf(name) < order.indexOf(step);
  return done ? { done: done.filter(isBefore) } : {};
}
