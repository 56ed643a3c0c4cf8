// Mailgun's webhooks (documentation.mailgun.com, "Securing Webhooks" and "Webhook Payloads"): the event stands beside a signature.
import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { meansNoMailbox } from "../delivery-error.ts";
import { Address, InstantSeconds } from "./fields.ts";
import type { MailEnding } from "./model.ts";

export const MailgunEvent = z.looseObject({ "event-data": z.looseObject({ event: z.string() }) });

const Signed = z.looseObject({
  signature: z.looseObject({
    timestamp: z.string().regex(/^\d{9,11}$/),
    token: z.string().max(100),
    signature: z.string().regex(/^[0-9a-f]{64}$/),
  }),
});

/** Mailgun tries for eight hours to deliver a notice. */
const longestTrying = { hours: 24 } as const;

/** Whether a body has a signature by this key, made within the last day: the HMAC of timestamp and token. */
export function isSignedByMailgun(body: unknown, { key, now }: { key: string; now: Temporal.Instant }): boolean {
  const { success, data } = Signed.safeParse(body);
  if (!success) return false;
  const { timestamp, token, signature } = data.signature;
  const expected = createHmac("sha256", key)
    .update(timestamp + token)
    .digest();
  if (!timingSafeEqual(expected, Buffer.from(signature, "hex"))) return false;
  const at = Temporal.Instant.fromEpochMilliseconds(Number(timestamp) * 1000);
  return now.since(at).abs().total("hours") <= longestTrying.hours;
}

const Failure = z.looseObject({
  severity: z.string(),
  reason: z.string().default(""),
  "delivery-status": z.looseObject({ code: z.number().default(0), message: z.string().default("") }).optional(),
});
const Ended = z.looseObject({ recipient: Address, timestamp: InstantSeconds });

/**
 * Null for an event that ends nothing. Mailgun calls every lasting refusal permanent, also one that blames us; the
 * words of the mail server decide, by the rule that holds while a letter is sent. Throws a ZodError for a failure or
 * a complaint without its fields.
 */
export function mailgunEnding({ "event-data": data }: z.infer<typeof MailgunEvent>): MailEnding | null {
  if (data.event !== "failed" && data.event !== "complained") return null;
  const { recipient: email, timestamp: at } = Ended.parse(data);
  if (data.event === "complained") return { kind: "complaint", email, at };
  const { severity, reason, "delivery-status": status } = Failure.parse(data);
  if (reason === "suppress-complaint") return { kind: "complaint", email, at };
  const isGone =
    reason === "suppress-bounce" ||
    (status !== undefined &&
      meansNoMailbox({ responseCode: status.code, response: `${status.code} ${status.message}` }));
  return severity === "permanent" && isGone ? { kind: "bounce", email, at } : null;
}
