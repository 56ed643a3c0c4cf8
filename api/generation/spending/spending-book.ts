import { z } from "zod";
import { Usage } from "../model.ts";

/** A call to a service: noted before it is made, with what it may cost, and again when that is known. */
export const NotedCall = z.strictObject({
  call: z.string(),
  at: z.iso.datetime(),
  /** The Warsaw date whose budget it is charged to. */
  day: z.string(),
  id: z.string(),
  step: z.string(),
  model: z.string(),
  atMostUsd: z.number().nonnegative(),
  /** Not there while nobody knows: the call is under way, or its process died. */
  usd: z.number().nonnegative().optional(),
  usage: Usage.optional(),
});
export type NotedCall = z.infer<typeof NotedCall>;

export const Settlement = z.strictObject({ call: z.string(), usd: z.number().nonnegative(), usage: Usage.optional() });
export type Settlement = z.infer<typeof Settlement>;

/** What a call counts for: what it did cost, and until that is known what it may. */
export const usdOf = ({ usd, atMostUsd }: NotedCall): number => usd ?? atMostUsd;

/** How many days are kept. */
export const daysKept = 366;

export const firstKept = (day: string): string => Temporal.PlainDate.from(day).subtract({ days: daysKept }).toString();

/** Where calls are noted: in a file that the processes of a machine share, or in a database that servers share. */
export type SpendingBook = {
  /**
   * Notes a call, unless `refuse` throws for what is noted of its day: nobody else notes one meanwhile. Throws DISK_FULL or
   * DATABASE_UNAVAILABLE where it could not be noted for good.
   */
  note(call: NotedCall, refuse?: (ofItsDay: readonly NotedCall[]) => void): Promise<void>;
  settle(settlement: Settlement): Promise<void>;
  ofStory(id: string): Promise<NotedCall[]>;
  /** Every call that is kept, oldest first. */
  calls(): Promise<NotedCall[]>;
};
