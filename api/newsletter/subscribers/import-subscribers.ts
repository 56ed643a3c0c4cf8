import { randomUUID } from "node:crypto";
import { warsawDate } from "#api/schedule/slots.ts";
import type { SubscribersTaken } from "../administration.ts";
import { frequenciesOn, isBefore, morningReveal } from "../letter/edition.ts";
import type { NewsletterState, Subscriber } from "../model.ts";
import type { SubscriberRow } from "./read-subscribers.ts";
import { askAgain, forgetStale, stored } from "./subscribers.ts";
import { suppressedName } from "./suppression.ts";

type ImportOptions = {
  now: Temporal.Instant;
  /** Whether all of them have confirmed elsewhere. Otherwise each of them is asked by mail. */
  confirmed: boolean;
  /** Whether the rows say who has confirmed. */
  namesConfirmed: boolean;
};

/**
 * Imports readers. Known subscribers stay as they are, however their address is written, with one exception: an unconfirmed one becomes a
 * reader when the import says that they confirmed, and is asked once more when it does not.
 */
export function takeIn(
  state: NewsletterState,
  rows: readonly SubscriberRow[],
  { now, confirmed, namesConfirmed }: ImportOptions,
): SubscribersTaken {
  forgetStale(state, now);
  const ids = new Map(Object.entries(state.subscribers).map(([id, { email }]) => [email.toLowerCase(), id]));
  const seen = new Set<string>();
  const taken: SubscribersTaken = { added: 0, toAsk: 0, known: 0, repeated: 0 };
  for (const row of rows) {
    const name = row.email.toLowerCase();
    if (seen.has(name)) {
      taken.repeated++;
      continue;
    }
    seen.add(name);
    const confirmedAt = confirmed ? (row.confirmedAt ?? (namesConfirmed ? undefined : now.toString())) : undefined;
    const id = ids.get(name) ?? ids.get(suppressedName(name));
    if (id === undefined) {
      state.subscribers[randomUUID()] = {
        ...newcomer(row, confirmedAt, now),
        ...(confirmedAt && startOfLetters(row, now)),
      };
      taken.added++;
      if (confirmedAt === undefined) taken.toAsk++;
      continue;
    }
    taken.known++;
    // An address whose letters ended is brought back by its reader only.
    if (state.subscribers[id]?.bouncedAt !== undefined) continue;
    if (confirmedAt !== undefined) confirmFor(state, id, { confirmedAt, ...startOfLetters(row, now) });
    else if (invite(state, id, row, now)) taken.toAsk++;
  }
  return taken;
}

function newcomer(row: SubscriberRow, confirmedAt: string | undefined, now: Temporal.Instant): Subscriber {
  const { email, askedAt = now.toString(), bouncedAt } = row;
  const choices = stored(row);
  if (confirmedAt === undefined) return { email, ...choices, askedAt: now.toString(), toAsk: true };
  return { email, ...choices, askedAt, confirmedAt, ...(bouncedAt !== undefined && { bouncedAt }) };
}

type Start = Pick<Subscriber, "lettersUpTo">;

/** After the hour of a day's letter, imported readers begin with their next one, however long ago they confirmed elsewhere. */
function startOfLetters({ frequency }: SubscriberRow, now: Temporal.Instant): Start {
  const date = warsawDate(now);
  const hour = morningReveal(date);
  return frequenciesOn(date).includes(frequency) && !isBefore(now, hour) ? { lettersUpTo: hour.toString() } : {};
}

function confirmFor({ subscribers }: NewsletterState, id: string, confirmed: Start & { confirmedAt: string }): void {
  const subscriber = subscribers[id];
  if (subscriber === undefined || subscriber.confirmedAt !== undefined) return;
  Object.assign(subscriber, confirmed);
  delete subscriber.toAsk;
}

/** Marks a reader to be asked, unless an earlier import has done so; returns whether it did. */
function invite(state: NewsletterState, id: string, row: SubscriberRow, now: Temporal.Instant): boolean {
  if (state.subscribers[id]?.toAsk) return false;
  const subscriber = askAgain(state, id, row, now);
  if (subscriber) subscriber.toAsk = true;
  return subscriber !== null;
}
