import { z } from "zod";

/** What became of a provider's notice. */
export const MailNoticeAnswer = z.strictObject({
  /** `ignored`: another event, an address that is not known, or one that has ended already. */
  status: z.enum(["ended", "ignored"]),
});
export type MailNoticeAnswer = z.infer<typeof MailNoticeAnswer>;

/** A provider's news that an address is to get no more mail. */
export type MailEnding = { kind: "bounce" | "complaint"; email: string /** When it happened. */; at: Temporal.Instant };
