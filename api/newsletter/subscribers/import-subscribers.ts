import { randomUUID } from "node:crypto";
import type { SubscribersTaken } from "../administration.ts";
import type { NewsletterState, Subscriber } from "../model.ts";
import type { SubscriberRow } from "./read-subscribers.ts";
import { askAgain, forgetStale } from "./subscribers.ts";

type Order = {
  now: Temporal.Instant;
  /** They have all said elsewhere that they want the letter. Else each of them is asked by mail. */
  confirmed: boolean;
  /** The rows say who has confirmed and who has not. */
  tellsConfirmed: boolean;
};

/**
 * Takes readers in. Who is known stays as they are, however their address is written, but for one thing: somebody who was asked and has
 * not answered becomes a reader where it is certain that they confirmed, and is asked once more where it is not.
 */
export function takeIn(
  state: NewsletterState,
  rows: readonly SubscriberRow[],
  { now, confirmed, tellsConfirmed }: Order,
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
    const confirmedAt = confirmed ? (row.confirmedAt ?? (tellsConfirmed ? undefined : now.toString())) : undefined;
    const id = ids.get(name);
    if (id === undefined) {
      state.subscribers[randomUUID()] = newcomer(row, confirmedAt, now);
      taken.added++;
      if (confirmedAt === undefined) taken.toAsk++;
      continue;
    }
    taken.known++;
    if (confirmedAt !== undefined) confirmFor(state, id, confirmedAt);
    else if (invite(state, id, row, now)) taken.toAsk++;
  }
  return taken;
}

function newcomer(row: SubscriberRow, confirmedAt: string | undefined, now: Temporal.Instant): Subscriber {
  const { email, language, askedAt = now.toString(), bouncedAt } = row;
  if (confirmedAt === undefined) return { email, language, askedAt: now.toString(), toAsk: true };
  return { email, language, askedAt, confirmedAt, ...(bouncedAt !== undefined && { bouncedAt }) };
}

function confirmFor({ subscribers }: NewsletterState, id: string, confirmedAt: string): void {
  const subscriber = subscribers[id];
  if (subscriber === undefined || subscriber.confirmedAt !== undefined) return;
  subscriber.confirmedAt = confirmedAt;
  delete subscriber.toAsk;
}

/** Whether there is a mail to be sent that no earlier import has asked for. */
function invite(state: NewsletterState, id: string, { language }: SubscriberRow, now: Temporal.Instant): boolean {
  if (state.subscribers[id]?.toAsk) return false;
  const subscriber = askAgain(state, id, language, now);
  if (subscriber) subscriber.toAsk = true;
  return subscriber !== null;
}
