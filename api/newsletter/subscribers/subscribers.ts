import { randomUUID } from "node:crypto";
import type { Language } from "../../language/model.ts";
import type { NewsletterState, Subscriber } from "../model.ts";

/** An address that nobody confirmed is forgotten after so many days. */
const daysUntilForgotten = 7;
/** An address that is gone is kept for so long, so that people can see what became of a reader. */
const daysOfBounced = 30;
/** A lost mail can be asked for again, but nobody's letterbox is flooded. */
const minutesBetweenMails = 10;

/** `bounced` of those who confirmed get no letter: there is no such address. */
export type SubscriberCounts = { confirmed: number; waiting: number; bounced: number };

type Wish = { email: string; language: Language };

const hoursSince = (instant: string, now: Temporal.Instant) => now.since(Temporal.Instant.from(instant)).total("hours");

function isStale({ confirmedAt, askedAt, bouncedAt }: Subscriber, now: Temporal.Instant): boolean {
  if (bouncedAt !== undefined) return hoursSince(bouncedAt, now) >= daysOfBounced * 24;
  return confirmedAt === undefined && hoursSince(askedAt, now) >= daysUntilForgotten * 24;
}

/** Whether there is anybody to be forgotten. */
export const hasStale = ({ subscribers }: NewsletterState, now: Temporal.Instant): boolean =>
  Object.values(subscribers).some((subscriber) => isStale(subscriber, now));

export function forgetStale({ subscribers }: NewsletterState, now: Temporal.Instant): void {
  for (const [id, subscriber] of Object.entries(subscribers)) if (isStale(subscriber, now)) delete subscribers[id];
}

/** Whether there is an address of this id, confirmed or not yet to be forgotten. */
export function isKnown({ subscribers }: NewsletterState, id: string, now: Temporal.Instant): boolean {
  const subscriber = subscribers[id];
  return subscriber !== undefined && !isStale(subscriber, now);
}

/** How many confirmed that they want the morning letter, and how many were asked whether to. */
export function countOf({ subscribers }: NewsletterState, now: Temporal.Instant): SubscriberCounts {
  const all = Object.values(subscribers);
  return {
    confirmed: all.filter(({ confirmedAt }) => confirmedAt !== undefined).length,
    waiting: all.filter((subscriber) => subscriber.confirmedAt === undefined && !isStale(subscriber, now)).length,
    bounced: all.filter(({ confirmedAt, bouncedAt }) => confirmedAt !== undefined && bouncedAt !== undefined).length,
  };
}

const isAt = ({ email }: Subscriber, wanted: string): boolean => email.toLowerCase() === wanted.toLowerCase();

/** The id under which this address, however it is written, is known; one that was gone may be there again, and begins afresh. */
export function idOf({ subscribers }: NewsletterState, email: string, now: Temporal.Instant): string | undefined {
  return Object.entries(subscribers).find(
    ([, subscriber]) => isAt(subscriber, email) && subscriber.bouncedAt === undefined && !isStale(subscriber, now),
  )?.[0];
}

/** Takes an address in, unconfirmed; null where it is known already. */
export function add(state: NewsletterState, { email, language }: Wish, now: Temporal.Instant): string | null {
  forgetStale(state, now);
  if (idOf(state, email, now) !== undefined) return null;
  for (const [gone, subscriber] of Object.entries(state.subscribers)) {
    if (isAt(subscriber, email)) delete state.subscribers[gone];
  }
  const id = randomUUID();
  state.subscribers[id] = { email, language, askedAt: now.toString() };
  return id;
}

/** Takes note that an unconfirmed address is asked once more; null where no mail is due. */
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

/** Whether there was an address to confirm. Confirming again changes nothing. */
export function confirm(state: NewsletterState, id: string, now: Temporal.Instant): boolean {
  forgetStale(state, now);
  const subscriber = state.subscribers[id];
  if (subscriber === undefined) return false;
  subscriber.confirmedAt ??= now.toString();
  delete subscriber.toAsk;
  return true;
}

/** Forgets an address that could not be asked, unless its reader has answered all the same. */
export function withdraw({ subscribers }: NewsletterState, id: string): void {
  if (subscribers[id]?.confirmedAt === undefined) delete subscribers[id];
}
