import { skipToken, useMutationState, useQuery } from "@tanstack/react-query";
import type { PostOrder } from "#api/generation/model.ts";
import type { JobKind } from "#api/jobs/model.ts";
import { generationKey } from "../dialogs/generation.ts";
import { isOpen, type JobList } from "../jobs/job-list.ts";
import { jobsKey } from "../jobs/running-jobs.ts";

const makes: readonly JobKind[] = ["generate-post", "generate-daily", "keep-schedule", "remake-draft", "hold-story"];

/** The slots that a job is making something for, from any tab, and those that this tab has just ordered. By the slots' ids. */
export function useMakingSlots(): ReadonlySet<string> {
  const { data: jobs = [] } = useQuery<JobList>({ queryKey: jobsKey, queryFn: skipToken });
  const ordered = useMutationState({
    filters: { mutationKey: generationKey("generate"), status: "pending" },
    select: ({ state }) => state.variables as PostOrder | undefined,
  });
  const items = jobs.filter((job) => isOpen(job) && makes.includes(job.kind)).flatMap(({ items }) => items);
  return new Set([
    ...items.filter(({ state }) => state === "waiting" || state === "working").map(({ id }) => ownSlot(id)),
    ...ordered.flatMap((order) => (order?.date === undefined ? [] : `${order.date}-${order.timeSlot}`)),
  ]);
}

/** The slot of an item: that of a draft ends with a word of its own, that of a further story with a number. */
const ownSlot = (item: string) => item.replace(/ draft$/, "").replace(/-\d+$/, "");
