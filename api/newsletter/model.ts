import { z } from "zod";

/** One reader of the morning letter. Unconfirmed ones are forgotten after seven days. */
export const Subscriber = z.strictObject({
  email: z.string(),
  language: z.enum(["en", "pl"]),
  status: z.enum(["unconfirmed", "confirmed", "unsubscribed"]),
  /** Instants, as ISO texts in universal time. */
  askedAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().optional(),
});
export type Subscriber = z.infer<typeof Subscriber>;

/** The newsletter's part of the state: subscribers by their random id. */
export const NewsletterState = z.strictObject({ subscribers: z.record(z.string(), Subscriber) });
export type NewsletterState = z.infer<typeof NewsletterState>;
