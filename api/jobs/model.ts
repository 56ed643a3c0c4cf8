import { z } from "zod";

/** What takes long: the name of each kind of work. */
const jobKinds = [
  "generate-post",
  "generate-daily",
  "keep-schedule",
  "regenerate-images",
  "migrate-images",
  "generate-video",
  "upload-video",
  "upload-all-videos",
  "send-newsletter",
] as const;
export type JobKind = (typeof jobKinds)[number];

/** One thing that a job works on: a story to be made, a picture to be looked at. `step` is what is being done to it. */
export const JobItem = z.strictObject({
  id: z.string(),
  state: z.enum(["waiting", "working", "done", "skipped", "failed"]),
  step: z.string().optional(),
  /** The steps that are done, in order. */
  done: z.array(z.string()).optional(),
  /** How much of the present step is done, 0 to 1, where that is known. */
  progress: z.number().min(0).max(1).optional(),
  /** What there is to say of its end: a title, a reason. */
  note: z.string().optional(),
});
export type JobItem = z.infer<typeof JobItem>;

/** Work that goes on although nobody waits for it. Instants are ISO texts in universal time. */
export const Job = z.strictObject({
  id: z.string(),
  kind: z.enum(jobKinds),
  state: z.enum(["running", "cancelling", "done", "cancelled", "failed"]),
  /** Whose work it is: a username. */
  by: z.string(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().optional(),
  items: z.array(JobItem),
  /** What went wrong for all of it. */
  error: z.strictObject({ code: z.string(), message: z.string(), hint: z.string().optional() }).optional(),
});
export type Job = z.infer<typeof Job>;
