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

/** The state of the morning letter: its readers, the last letters, and the next one. */
export async function newsletterOverview({ letters, newsletter, library, clock }: Parts): Promise<NewsletterOverview> {
  const reports = (await letters.reports()).slice(0, mostLetters);
  const next = nextLetter(library, { now: clock.now(), letter: await letters.today() });
  return { subscribers: newsletter.counts(), letters: reports, next };
}
