import { warsawDate } from "#api/schedule/slots.ts";
import type { UpcomingLetter } from "./administration.ts";
import { editionOf, frequenciesDue, frequenciesOn, isAfterHours, isBefore, morningReveal } from "./letter/edition.ts";
import { holdOf, type LetterLibrary } from "./letter/letter-hold.ts";
import type { Frequency, LetterReport } from "./model.ts";
import { settledOf } from "./sending/send-letter.ts";

type Order = {
  now: Temporal.Instant;
  /** Today's letter so far; null where it cannot be read. */
  letter: LetterReport | null;
  frequency: Frequency;
};

/** The daily or weekly letter that leaves next: today's while somebody is still to get it, else that of the next date that has one. */
export function nextLetter(library: LetterLibrary, { now, letter, frequency }: Order): UpcomingLetter {
  const today = warsawDate(now);
  const canLeave = frequenciesDue(library, { date: today, now }).includes(frequency);
  const due = canLeave && !isOver(letter);
  // It is before its hour, or its morning story is not there yet.
  const waits = !canLeave && !isAfterHours(now) && frequenciesOn(today).includes(frequency);
  const date = due || waits ? today : dateAfter(today, frequency);
  const at = morningReveal(date);
  const stories = editionOf(library, { date, now: isBefore(now, at) ? at : now, since: null, frequency });
  return {
    date,
    at: at.toString(),
    due,
    hold: holdOf(library, { date, now }),
    stories: stories.map(({ id, titleEn, titlePl }) => ({ id, titleEn, titlePl })),
  };
}

/** The first date after this one that has such a letter. */
function dateAfter(date: string, frequency: Frequency): string {
  const next = Temporal.PlainDate.from(date).add({ days: 1 }).toString();
  return frequenciesOn(next).includes(frequency) ? next : dateAfter(next, frequency);
}

/** Whether every reader's letter has an outcome. */
const isOver = (letter: LetterReport | null): boolean => letter !== null && settledOf(letter) >= letter.readers;
