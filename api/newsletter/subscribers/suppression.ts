// Addresses whose letters ended for good: by a bounce some time ago, or by a complaint. Only a hash of them is kept.
import { createHash } from "node:crypto";
import type { MailEnding } from "#api/mail/notices/model.ts";
import type { NewsletterState, Subscriber } from "../model.ts";

const begins = "sha256:";

/** The form in which a suppressed address is stored: its SHA-256, however it was written. */
export const suppressedName = (email: string): string =>
  begins + createHash("sha256").update(email.toLowerCase()).digest("hex");

export const isSuppressed = ({ email }: Pick<Subscriber, "email">): boolean => email.startsWith(begins);

/** Replaces an address by its hash, so that no import brings it back; the reader can sign up afresh. */
export function suppress(subscriber: Subscriber, now: Temporal.Instant): void {
  subscriber.email = suppressedName(subscriber.email);
  subscriber.bouncedAt ??= now.toString();
  delete subscriber.toAsk;
  delete subscriber.frequency;
  delete subscriber.lettersUpTo;
}

/** Clocks differ by so much at most; a notice that is older than the sign-up by more is of an earlier one. */
const clocksDiffer = { minutes: 1 } as const;

/**
 * Ends the subscription of an address: a bounce keeps it for people to see, a complaint leaves only its hash. False
 * where nothing changed, since the address is not known, has ended already, or signed up after it happened.
 */
export function end({ subscribers }: NewsletterState, { kind, email, at }: MailEnding, now: Temporal.Instant): boolean {
  let hasChanged = false;
  for (const subscriber of Object.values(subscribers)) {
    if (subscriber.email.toLowerCase() !== email.toLowerCase()) continue;
    const since = Temporal.Instant.from(subscriber.confirmedAt ?? subscriber.askedAt);
    if (Temporal.Instant.compare(at.add(clocksDiffer), since) < 0) continue;
    if (kind === "complaint") suppress(subscriber, now);
    else if (subscriber.bouncedAt === undefined) {
      subscriber.bouncedAt = now.toString();
      delete subscriber.toAsk;
    } else continue;
    hasChanged = true;
  }
  return hasChanged;
}
