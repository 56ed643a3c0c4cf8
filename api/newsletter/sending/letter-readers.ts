import type { NewsletterState, Subscriber } from "../model.ts";
import type { LetterRecord, Noted } from "./ledger-lines.ts";

/** After so many minutes each who was refused is tried again, the day's last time after the last of them. */
const pauses = [5, 15, 30, 60];

export type ReadersOrder = {
  record: LetterRecord;
  now: Temporal.Instant;
  /** Whether the letter holds something for whom the last one told up to there. */
  holds(since: string | undefined): boolean;
  /** By itself: leaves alone who was refused a moment ago, and who confirmed after the letter had begun to leave. */
  patiently: boolean;
};

/** Whose letter is to be sent now, and how many readers the letter has in all. */
export function readersOf(
  { subscribers }: NewsletterState,
  { record, now, holds, patiently }: ReadersOrder,
): { toSend: string[]; readers: number } {
  const toSend: string[] = [];
  let without = 0;
  for (const [id, subscriber] of Object.entries(subscribers)) {
    const noted = record.noted.get(id);
    if (noted !== undefined && noted.outcome !== "refused") continue;
    if (!isReader(subscriber) || !holds(subscriber.lettersUpTo)) continue;
    if (noted === undefined) {
      if (patiently && isBefore(record.at, subscriber.confirmedAt)) continue;
      without++;
    } else if (patiently && !isToBeTried(noted, now)) continue;
    toSend.push(id);
  }
  return { toSend, readers: record.noted.size + without };
}

/** Whether this subscriber gets letters. */
export const isReader = ({ confirmedAt, bouncedAt }: Subscriber): boolean =>
  confirmedAt !== undefined && bouncedAt === undefined;

function isToBeTried({ refusals, refusedAt }: Noted, now: Temporal.Instant): boolean {
  const pause = pauses[refusals - 1];
  if (pause === undefined || refusedAt === null) return false;
  const minutes = now.since(Temporal.Instant.from(refusedAt)).total("minutes");
  // Less than nothing: the clock was set back, and nobody is to wait an hour for it.
  return minutes < 0 || minutes >= pause;
}

const isBefore = (one: string, other: string | undefined): boolean =>
  other !== undefined && Temporal.Instant.compare(one, other) < 0;
