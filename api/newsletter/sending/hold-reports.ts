import { warsawDate } from "#api/schedule/slots.ts";
import { frequenciesHeld } from "../letter/edition.ts";
import { holdOf } from "../letter/letter-hold.ts";
import { readable } from "./ledger.ts";
import type { LetterRecord } from "./ledger-lines.ts";
import type { LettersParts } from "./letter-parts.ts";
import { isReader } from "./letter-readers.ts";
import { heldCode, heldProblem, type LetterProblem } from "./letter-troubles.ts";

/** Reports a letter that does not leave because its morning has no story. */
export function openHoldReports({
  store,
  library,
  health,
  clock,
}: Pick<LettersParts, "store" | "library" | "health" | "clock">) {
  /** A letter, daily or weekly, that somebody of its readers has got already is told of as one that ended early. */
  function isAwaited({ letter: date, noted }: LetterRecord, now: Temporal.Instant): boolean {
    const subscribers = Object.entries(store.read().subscribers);
    return frequenciesHeld(library, { date, now }).some((frequency) => {
      const readers = subscribers.filter(([, subscriber]) => isReader(subscriber, [frequency]));
      return readers.length > 0 && !readers.some(([id]) => noted.has(id));
    });
  }

  const holdNow = (date: string, now: Temporal.Instant) =>
    date === warsawDate(now) ? holdOf(library, { date, now }) : null;

  /** The notice to administrators about today's letter while its readers, or those of the daily one alone, wait for a morning story. */
  function problemOf(record: LetterRecord): LetterProblem | null {
    const now = clock.now();
    const hold = holdNow(record.letter, now);
    return hold !== null && isAwaited(record, now) ? heldProblem(hold, { date: record.letter, now }) : null;
  }

  return {
    problemOf,
    /** Called while the letter of this date, today's, may leave to nobody. The ledger is read only where the letter is held. */
    async tick(date: string, recordOf: (date: string) => Promise<LetterRecord>): Promise<void> {
      const record = holdNow(date, clock.now()) === null ? null : await readable(recordOf(date));
      const problem = record && problemOf(record);
      if (problem !== null) health.report("letter", problem);
      else if (health.problems().some(({ code }) => code === heldCode)) health.report("letter", null);
    },
  };
}
