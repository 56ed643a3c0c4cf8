import type { Clock } from "#api/platform/clock.ts";
import type { NewsletterOverview } from "./administration.ts";
import type { LetterLibrary } from "./letter/letter-hold.ts";
import type { Newsletter } from "./newsletter.ts";
import { nextLetter } from "./next-letter.ts";
import type { Letters } from "./sending/letters.ts";

type Parts = {
  letters: Pick<Letters, "reports" | "today">;
  newsletter: Pick<Newsletter, "counts">;
  library: LetterLibrary;
  clock: Clock;
};

const mostLetters = 30;

/** The state of the letter: its readers, the last letters, and the next daily and weekly one. */
export async function newsletterOverview({ letters, newsletter, library, clock }: Parts): Promise<NewsletterOverview> {
  const reports = (await letters.reports()).slice(0, mostLetters);
  const order = { now: clock.now(), letter: await letters.today() };
  const next = nextLetter(library, { ...order, frequency: "daily" });
  const { hold: _, ...nextWeekly } = nextLetter(library, { ...order, frequency: "weekly" });
  return { subscribers: newsletter.counts(), letters: reports, next, nextWeekly };
}
