import { warsawDate } from "#api/schedule/slots.ts";
import type { NewsletterOverview } from "./administration.ts";
import { editionOf, isAfterHours, isBefore, isDue, morningReveal } from "./letter/edition.ts";
import { holdOf, type LetterLibrary } from "./letter/letter-hold.ts";
import type { LetterReport } from "./model.ts";
import { settledOf } from "./sending/send-letter.ts";

type Order = {
  now: Temporal.Instant;
  /** Today's letter so far; null where it cannot be read. */
  letter: LetterReport | null;
};

/** The letter that leaves next: today's while somebody is still to get it, else tomorrow's. */
export function nextLetter(library: LetterLibrary, { now, letter }: Order): NewsletterOverview["next"] {
  const today = warsawDate(now);
  const canLeave = isDue(library, { date: today, now });
  const due = canLeave && !isOver(letter);
  // It is before its hour, or its morning story is not there yet.
  const waits = !canLeave && !isAfterHours(now);
  const date = due || waits ? today : Temporal.PlainDate.from(today).add({ days: 1 }).toString();
  const at = morningReveal(date);
  const stories = editionOf(library, { date, now: isBefore(now, at) ? at : now, since: null });
  return {
    date,
    at: at.toString(),
    due,
    hold: holdOf(library, { date, now }),
    stories: stories.map(({ id, titleEn, titlePl }) => ({ id, titleEn, titlePl })),
  };
}

/** Whether every reader's letter has an outcome. */
const isOver = (letter: LetterReport | null): boolean => letter !== null && settledOf(letter) >= letter.readers;
