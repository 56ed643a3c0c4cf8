import type { GenerationRun } from "#api/generation/model.ts";
import type { Job, JobKind } from "#api/jobs/model.ts";
import { StoryId } from "../model.ts";
import { ownIdOf, type SlotFailure } from "./month.ts";

/** The work that puts a story or a draft into a slot. */
const makes: ReadonlySet<JobKind> = new Set<JobKind>([
  "generate-post",
  "generate-daily",
  "keep-schedule",
  "remake-draft",
  "hold-story",
]);

/** The slots for which these jobs have still something to make, by the ids of their own stories. */
export function slotsInMaking(jobs: readonly Job[]): Set<StoryId> {
  const running = jobs.filter(({ kind, state }) => makes.has(kind) && (state === "running" || state === "cancelling"));
  const items = running.flatMap(({ items }) => items);
  return new Set(
    items.filter(({ state }) => state === "waiting" || state === "working").flatMap(({ id }) => slotOfItem(id)),
  );
}

/** The item of a draft is its slot's id and the word "draft". */
function slotOfItem(item: string): StoryId | [] {
  const { data: id } = StoryId.safeParse(item.replace(/ draft$/, ""));
  return id === undefined ? [] : ownIdOf(id);
}

/** How making failed last in each slot, by the ids of the slots' own stories. `runs` begin with the newest. */
export function lastFailures(runs: readonly GenerationRun[]): Map<StoryId, SlotFailure> {
  const found = new Map<StoryId, SlotFailure>();
  for (const { endedAt, failures = [] } of runs) {
    for (const { id: name, isDraft = false, ...error } of failures) {
      const { data: id } = StoryId.safeParse(name);
      if (id === undefined || found.has(ownIdOf(id))) continue;
      found.set(ownIdOf(id), { ...error, at: endedAt, isDraft });
    }
  }
  return found;
}
