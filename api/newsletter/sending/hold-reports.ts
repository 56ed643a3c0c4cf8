import { frequenciesOn } from "../letter/edition.ts";
import { holdOf } from "../letter/letter-hold.ts";
import { readable } from "./ledger.ts";
import type { LettersParts } from "./letter-parts.ts";
import { isReader } from "./letter-readers.ts";
import type { Sending } from "./letter-sending.ts";
import { heldCode, heldProblem } from "./letter-troubles.ts";
import { settledOf } from "./send-letter.ts";

/** Reports a letter that does not leave because its morning has no story. */
export function openHoldReports(
  { store, library, health, clock }: Pick<LettersParts, "store" | "library" | "health" | "clock">,
  { report }: Pick<Sending, "report">,
) {
  /** A letter that somebody has got already is told of as one that ended early. */
  async function isAwaited(date: string): Promise<boolean> {
    if (!Object.values(store.read().subscribers).some((subscriber) => isReader(subscriber, frequenciesOn(date))))
      return false;
    const letter = await readable(report(date));
    return letter !== null && settledOf(letter) === 0;
  }

  return {
    /** Called while the letter of this date, today's, may not leave. */
    async tick(date: string): Promise<void> {
      const now = clock.now();
      const hold = holdOf(library, { date, now });
      const isHeld = hold !== null && (await isAwaited(date));
      if (isHeld) health.report("letter", heldProblem(hold, { date, now }));
      else if (health.problems().some(({ code }) => code === heldCode)) health.report("letter", null);
    },
  };
}
