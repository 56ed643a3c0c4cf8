import { randomUUID } from "node:crypto";
import type { Language } from "#api/language/model.ts";
import type { NewsletterState, Subscriber, SubscriberCounts } from "../model.ts";

/** An unconfirmed address is forgotten after so many days. */
const daysUntilForgotten = 7;
/** A bounced address is kept for so long, so that people can see what became of a reader. */
const daysOfBounced = 30;
/** The least interval between two mails that ask for confirmation, so that nobody's letterbox is flooded. */
const minutesBetweenMails = 10;

type SignUp = { email: string; language: Language };

const hoursSince = (instant: string, now: Temporal.Instant) => now.since(Temporal.Instant.from(instant)).total("hours");

function isStale({ confirmedAt, askedAt, bouncedAt }: Subscriber, now: Temporal.Instant): boolean {
  if (bouncedAt !== undefined) return hoursSince(bouncedAt, now) >= daysOfBounced * 24;
  return confirmedAt === undefined && hoursSince(askedAt, now) >= daysUntilForgotten * 24;
}

/** Whether any address is to be forgotten. */
export const hasStale = ({ subscribers }: NewsletterState, now: Temporal.Instant): boolean =>
  Object.values(subscribers).some((subscriber) => isStale(subscriber, now));

export function forgetStale({ subscribers }: NewsletterState, now: Temporal.Instant): void {
  for (const [id, subscriber] of Object.entries(subscribers)) if (isStale(subscriber, now)) delete subscribers[id];
}

/** Whether this id has an address, confirmed or not yet to be forgotten. */
export function isKnown({ subscribers }: NewsletterState, id: string, now: Temporal.Instant): boolean {
  const subscriber = subscribers[id];
  return subscriber !== undefined && !isStale(subscriber, now);
}

/** Counts confirmed readers, unconfirmed addresses and bounces. */
export function countOf({ subscribers }: NewsletterState, now: Temporal.Instant): SubscriberCounts {
  const all = Object.values(subscribers);
  return {
    confirmed: all.filter(({ confirmedAt }) => confirmedAt !== undefined).length,
    waiting: all.filter((subscriber) => subscriber.confirmedAt === undefined && !isStale(subscriber, now)).length,
    bounced: all.filter(({ confirmedAt, bouncedAt }) => confirmedAt !== undefined && bouncedAt !== undefined).length,
  };
}

const isAt = ({ email }: Subscriber, wanted: string): boolean => email.toLowerCase() === wanted.toLowerCase();

/** The id of this address, however it is written. A bounced address counts as unknown, so that it can subscribe afresh. */
export function idOf({ subscribers }: NewsletterState, email: string, now: Temporal.Instant): string | undefined {
  return Object.entries(subscribers).find(
    ([, subscriber]) => isAt(subscriber, email) && subscriber.bouncedAt === undefined && !isStale(subscriber, now),
  )?.[0];
}

/** Adds an unconfirmed address; null when it is known already. */
export function add(state: NewsletterState, { email, language }: SignUp, now: Temporal.Instant): string | null {
  forgetStale(state, now);
  if (idOf(state, email, now) !== undefined) return null;
  for (const [id, subscriber] of Object.entries(state.subscribers)) {
    if (isAt(subscriber, email)) delete state.subscribers[id];
  }
  const id = randomUUID();
  state.subscribers[id] = { email, language, askedAt: now.toString() };
  return id;
}

/** Records that an unconfirmed address is asked once more; null when no mail is due. */
export function askAgain(
  { subscribers }: NewsletterState,
  id: string,
  language: Language,
  now: Temporal.Instant,
): Subscriber | null {
  const subscriber = subscribers[id];
  if (subscriber === undefined || subscriber.confirmedAt !== undefined) return null;
  if (hoursSince(subscriber.askedAt, now) * 60 < minutesBetweenMails) return null;
  delete subscriber.toAsk;
  return Object.assign(subscriber, { language, askedAt: now.toString() });
}

/** Confirms an address; false for an unknown id. Confirming again changes nothing. */
export function confirm(state: NewsletterState, id: string, now: Temporal.Instant): boolean {
  forgetStale(state, now);
  const subscriber = state.subscribers[id];
  if (subscriber === undefined) return false;
  subscriber.confirmedAt ??= now.toString();
  delete subscriber.toAsk;
  return true;
}

/** Removes an address whose mail failed, unless its reader has confirmed all the same. */
export function withdraw({ subscribers }: NewsletterState, id: string): void {
  if (subscribers[id]?.confirmedAt === undefined) delete subscribers[id];
}
