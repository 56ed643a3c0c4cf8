import { z } from "zod";
import { Usage } from "../model.ts";

/** A call to a service: noted before it is made with its maximum cost, and again when the actual cost is known. */
export const NotedCall = z.strictObject({
  call: z.string(),
  at: z.iso.datetime(),
  /** The Warsaw date whose budget it is charged to. */
  day: z.string(),
  id: z.string(),
  step: z.string(),
  model: z.string(),
  atMostUsd: z.number().nonnegative(),
  /** Absent while unknown: the call is under way, or its process died. */
  usd: z.number().nonnegative().optional(),
  usage: Usage.optional(),
});
export type NotedCall = z.infer<typeof NotedCall>;

export const Settlement = z.strictObject({ call: z.string(), usd: z.number().nonnegative(), usage: Usage.optional() });
export type Settlement = z.infer<typeof Settlement>;

/** Stands in place of a story's id in the calls by which the doctor sees whether the account has credit. */
export const ofNoStory = "doctor";

/** The amount that a call counts for: its actual cost, or its maximum until that is known. */
export const usdOf = ({ usd, atMostUsd }: NotedCall): number => usd ?? atMostUsd;

/** The number of days kept. */
export const daysKept = 366;

export const firstKept = (day: string): string => Temporal.PlainDate.from(day).subtract({ days: daysKept }).toString();

/** The store of calls: a file shared by the processes of a machine, or a database shared by servers. */
export type SpendingBook = {
  /**
   * Notes a call, unless `refuse` throws for the day's calls; no other call is noted in between. Throws DISK_FULL or
   * DATABASE_UNAVAILABLE if it could not be stored durably.
   */
  note(call: NotedCall, refuse?: (ofItsDay: readonly NotedCall[]) => void): Promise<void>;
  settle(settlement: Settlement): Promise<void>;
  ofStory(id: string): Promise<NotedCall[]>;
  /** Every call that is kept, oldest first. */
  calls(): Promise<NotedCall[]>;
};
