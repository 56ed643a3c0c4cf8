import { morningReveal } from "../letter/edition.ts";
import type { Frequency, NewsletterState, Subscriber } from "../model.ts";
import { frequencyOf } from "../subscribers/subscribers.ts";
import type { LetterRecord, Noted } from "./ledger-lines.ts";

/** Minutes until a refused reader is tried again; after the last of them no more that day. */
const pauses = [5, 15, 30, 60];

export type ReadersOrder = {
  record: LetterRecord;
  now: Temporal.Instant;
  /** The kinds of letter that are to leave. */
  frequencies: readonly Frequency[];
  /** Whether this reader's letter has stories. */
  holds(reader: Subscriber): boolean;
  /** Skips readers who were refused a moment ago, and those who confirmed after the letter's hour. */
  patiently: boolean;
};

/** The readers to send to now, and the total number of the letter's readers. */
export function readersOf(
  { subscribers }: NewsletterState,
  { record, now, frequencies, holds, patiently }: ReadersOrder,
): { toSend: string[]; readers: number } {
  const toSend: string[] = [];
  // The hour itself, because a letter without readers at that hour begins only with the first one.
  const hour = morningReveal(record.letter);
  let without = 0;
  for (const [id, subscriber] of Object.entries(subscribers)) {
    const noted = record.noted.get(id);
    if (noted !== undefined && noted.outcome !== "refused") continue;
    if (!isReader(subscriber, frequencies) || !holds(subscriber)) continue;
    if (noted === undefined) {
      if (patiently && isBefore(hour, subscriber.confirmedAt)) continue;
      without++;
    } else if (patiently && !isToBeTried(noted, now)) continue;
    toSend.push(id);
  }
  return { toSend, readers: record.noted.size + without };
}

/** Whether this subscriber gets letters as often as one of these. */
export const isReader = (subscriber: Subscriber, frequencies: readonly Frequency[]): boolean =>
  subscriber.confirmedAt !== undefined &&
  subscriber.bouncedAt === undefined &&
  frequencies.includes(frequencyOf(subscriber));

function isToBeTried({ refusals, refusedAt }: Noted, now: Temporal.Instant): boolean {
  const pause = pauses[refusals - 1];
  if (pause === undefined || refusedAt === null) return false;
  const minutes = now.since(Temporal.Instant.from(refusedAt)).total("minutes");
  // A negative time means that the clock was set back; the reader is tried at once.
  return minutes < 0 || minutes >= pause;
}

const isBefore = (one: Temporal.Instant, other: string | undefined): boolean =>
  other !== undefined && Temporal.Instant.compare(one, other) < 0;
