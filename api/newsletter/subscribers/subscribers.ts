import { randomUUID } from "node:crypto";
import type { Language } from "#api/language/model.ts";
import type { Frequency, NewsletterState, Subscriber, SubscriberCounts } from "../model.ts";
import { isSuppressed, suppress, suppressedName } from "./suppression.ts";

/** An unconfirmed address is forgotten after so many days. */
const daysUntilForgotten = 7;
/** A bounced address is kept for so long, so that people can see what became of a reader. */
const daysOfBounced = 30;
/** The least interval between two mails that ask for confirmation, so that nobody's letterbox is flooded. */
const minutesBetweenMails = 10;

/** The choices of a reader. */
export type Choices = { language: Language; frequency: Frequency };
type SignUp = Choices & { email: string };

export const frequencyOf = ({ frequency }: Pick<Subscriber, "frequency">): Frequency => frequency ?? "daily";

/** A subscriber's choices as they are stored. */
export const stored = ({ language, frequency }: Choices): Pick<Subscriber, "language" | "frequency"> =>
  frequency === "weekly" ? { language, frequency } : { language };

/** Replaces a subscriber's choices. */
export function choose(subscriber: Subscriber, choices: Choices): void {
  delete subscriber.frequency;
  Object.assign(subscriber, stored(choices));
}

const hoursSince = (instant: string, now: Temporal.Instant) => now.since(Temporal.Instant.from(instant)).total("hours");

function isStale(subscriber: Subscriber, now: Temporal.Instant): boolean {
  const { confirmedAt, askedAt, bouncedAt } = subscriber;
  if (isSuppressed(subscriber)) return false;
  if (bouncedAt !== undefined) return hoursSince(bouncedAt, now) >= daysOfBounced * 24;
  return confirmedAt === undefined && hoursSince(askedAt, now) >= daysUntilForgotten * 24;
}

/** Whether any address is to be forgotten. */
export const hasStale = ({ subscribers }: NewsletterState, now: Temporal.Instant): boolean =>
  Object.values(subscribers).some((subscriber) => isStale(subscriber, now));

/** Forgets who never confirmed; of an address that bounced, its hash stays. */
export function forgetStale({ subscribers }: NewsletterState, now: Temporal.Instant): void {
  for (const [id, subscriber] of Object.entries(subscribers)) {
    if (!isStale(subscriber, now)) continue;
    if (subscriber.bouncedAt === undefined) delete subscribers[id];
    else suppress(subscriber, now);
  }
}

/** Whether a confirmation link of this id does anything. An address that ended before it was confirmed signs up afresh. */
export function isConfirmable({ subscribers }: NewsletterState, id: string, now: Temporal.Instant): boolean {
  const subscriber = subscribers[id];
  if (subscriber === undefined || isStale(subscriber, now)) return false;
  return subscriber.confirmedAt !== undefined ? !isSuppressed(subscriber) : subscriber.bouncedAt === undefined;
}

/** The subscriber with this id, whose letters may have ended; undefined where no more than a hash is left. */
export function subscriberOf({ subscribers }: NewsletterState, id: string): Subscriber | undefined {
  const subscriber = subscribers[id];
  return subscriber === undefined || isSuppressed(subscriber) ? undefined : subscriber;
}

/** Counts confirmed readers, unconfirmed addresses and bounces. */
export function countOf({ subscribers }: NewsletterState, now: Temporal.Instant): SubscriberCounts {
  const all = Object.values(subscribers).filter((subscriber) => !isSuppressed(subscriber));
  const readers = all.filter(({ confirmedAt, bouncedAt }) => confirmedAt !== undefined && bouncedAt === undefined);
  return {
    confirmed: all.filter(({ confirmedAt }) => confirmedAt !== undefined).length,
    weekly: readers.filter((subscriber) => frequencyOf(subscriber) === "weekly").length,
    waiting: all.filter(
      (subscriber) =>
        subscriber.confirmedAt === undefined && subscriber.bouncedAt === undefined && !isStale(subscriber, now),
    ).length,
    bounced: all.filter(({ confirmedAt, bouncedAt }) => confirmedAt !== undefined && bouncedAt !== undefined).length,
  };
}

/** Tells whether a subscriber has this address, however it is written, or had it before it was suppressed. */
export function holdersOf(wanted: string): (subscriber: Pick<Subscriber, "email">) => boolean {
  const [address, name] = [wanted.toLowerCase(), suppressedName(wanted)];
  return ({ email }) => email.toLowerCase() === address || email === name;
}

/** The id of this address, however it is written. A bounced address counts as unknown, so that it can subscribe afresh. */
export function idOf({ subscribers }: NewsletterState, email: string, now: Temporal.Instant): string | undefined {
  const isAt = holdersOf(email);
  return Object.entries(subscribers).find(
    ([, subscriber]) => isAt(subscriber) && subscriber.bouncedAt === undefined && !isStale(subscriber, now),
  )?.[0];
}

/** Adds an unconfirmed address; null when it is known already. */
export function add(state: NewsletterState, { email, ...choices }: SignUp, now: Temporal.Instant): string | null {
  forgetStale(state, now);
  if (idOf(state, email, now) !== undefined) return null;
  const isAt = holdersOf(email);
  for (const [id, subscriber] of Object.entries(state.subscribers)) {
    if (isAt(subscriber)) delete state.subscribers[id];
  }
  const id = randomUUID();
  state.subscribers[id] = { email, ...stored(choices), askedAt: now.toString() };
  return id;
}

/** Records that an unconfirmed address is asked once more; null when no mail is due. */
export function askAgain(
  { subscribers }: NewsletterState,
  id: string,
  choices: Choices,
  now: Temporal.Instant,
): Subscriber | null {
  const subscriber = subscribers[id];
  if (subscriber === undefined || subscriber.confirmedAt !== undefined) return null;
  if (hoursSince(subscriber.askedAt, now) * 60 < minutesBetweenMails) return null;
  delete subscriber.toAsk;
  choose(subscriber, choices);
  return Object.assign(subscriber, { askedAt: now.toString() });
}

/** Confirms an address; false for an unknown id. Confirming again changes nothing. */
export function confirm(state: NewsletterState, id: string, now: Temporal.Instant): boolean {
  forgetStale(state, now);
  const subscriber = state.subscribers[id];
  if (subscriber === undefined || !isConfirmable(state, id, now)) return false;
  subscriber.confirmedAt ??= now.toString();
  delete subscriber.toAsk;
  return true;
}

/** Removes an address whose mail failed, unless its reader has confirmed all the same. */
export function withdraw({ subscribers }: NewsletterState, id: string): void {
  if (subscribers[id]?.confirmedAt === undefined) delete subscribers[id];
}
