import type { LetterCounts } from "../model.ts";
import type { LetterRecord } from "./ledger-lines.ts";

/** Counts a day's letters by outcome. */
export function countsOf({ noted }: Pick<LetterRecord, "noted">, readers: number): LetterCounts {
  const counts = { begun: 0, sent: 0, refused: 0, bounced: 0 };
  for (const { outcome } of noted.values()) counts[outcome]++;
  const { begun: unknown, ...rest } = counts;
  return { readers, ...rest, unknown };
}
