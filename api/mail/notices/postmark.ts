// Postmark's webhooks (postmarkapp.com/developer/webhooks): one flat JSON object for each event, which its `RecordType` names.
import { z } from "zod";
import { Address, InstantText } from "./fields.ts";
import type { MailEnding } from "./model.ts";

export const PostmarkEvent = z.looseObject({ RecordType: z.string() });

const Bounce = z.looseObject({ Type: z.string(), Email: Address, BouncedAt: InstantText });

/** Types of bounces after which no mail will ever arrive; all others may pass, or blame us. */
const permanent = ["HardBounce", "BadEmailAddress"];

/** Null for an event that ends nothing. Throws a ZodError for a bounce or a complaint without its fields. */
export function postmarkEnding(event: z.infer<typeof PostmarkEvent>): MailEnding | null {
  if (event.RecordType !== "Bounce" && event.RecordType !== "SpamComplaint") return null;
  const { Type, Email: email, BouncedAt: at } = Bounce.parse(event);
  if (event.RecordType === "SpamComplaint" || Type === "SpamComplaint") return { kind: "complaint", email, at };
  return permanent.includes(Type) ? { kind: "bounce", email, at } : null;
}
