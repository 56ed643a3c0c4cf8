import { z } from "zod";

/** The kinds of long work. */
const jobKinds = [
  "generate-post",
  "generate-daily",
  "keep-schedule",
  "remake-draft",
  "hold-story",
  "propose",
  "regenerate-images",
  "migrate-images",
  "generate-video",
  "upload-video",
  "upload-all-videos",
  "narrate",
  "send-newsletter",
  "make-book",
] as const;
export type JobKind = (typeof jobKinds)[number];

/**
 * One item that a job works on: a story to be made, a picture to be checked. `step` is what happens to it now; `unfinished`: the
 * job was cancelled or failed before. In a job that is done, what waits is left for the next one.
 */
export const JobItem = z.strictObject({
  id: z.string(),
  state: z.enum(["waiting", "working", "done", "skipped", "unfinished", "failed"]),
  step: z.string().optional(),
  /** The finished steps, in order. */
  done: z.array(z.string()).optional(),
  /** The finished share of the present step, 0 to 1, where known. */
  progress: z.number().min(0).max(1).optional(),
  /** The outcome in a few words: a title, a reason. */
  note: z.string().optional(),
  /** The checks that refused the last text of a story. */
  refusedBy: z.array(z.string()).optional(),
});
export type JobItem = z.infer<typeof JobItem>;

/** Work that goes on although nobody waits for it. Instants are in UTC. */
export const Job = z.strictObject({
  id: z.string(),
  kind: z.enum(jobKinds),
  state: z.enum(["running", "cancelling", "done", "cancelled", "failed"]),
  /** The username of whoever started it. */
  by: z.string(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().optional(),
  items: z.array(JobItem),
  /** The error that failed the whole job. */
  error: z.strictObject({ code: z.string(), message: z.string(), hint: z.string().optional() }).optional(),
  /** An administrator has dismissed the ended job: no list has it any more. */
  dismissed: z.literal(true).optional(),
});
export type Job = z.infer<typeof Job>;

/** The jobs to dismiss. */
export const Dismissal = z.strictObject({ ids: z.array(z.string()).max(1000) });
