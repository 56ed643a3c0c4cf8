/**
 * Distinguishes addresses that are gone from a mail server that turned against us: when most of the last answers say "no such mailbox", the
 * fault is ours, and no reader is to lose the letter for it. A bounce is believed only after so many further answers.
 */
const windowSize = 20;
/** Fewer answers prove nothing against us. */
const fewest = 5;

export type Breaker = {
  /** Records an answer, and returns the ids whose bounces are believed by now. */
  note(id: string, bounced: boolean): string[];
  /** Whether most recent answers were bounces. */
  hasTripped(): boolean;
  /** Ends the run and decides about the remaining bounces. */
  end(): { believed: string[]; doubted: string[] };
};

export function openBreaker(): Breaker {
  let recent: { id: string; bounced: boolean }[] = [];
  let tripped = false;
  const bouncedIds = (answers: typeof recent) => answers.filter(({ bounced }) => bounced).map(({ id }) => id);
  const isMost = () => bouncedIds(recent).length * 2 > recent.length;

  return {
    note(id, bounced) {
      recent.push({ id, bounced });
      if (recent.length >= windowSize) tripped ||= isMost();
      if (tripped || recent.length <= windowSize) return [];
      return bouncedIds(recent.splice(0, recent.length - windowSize));
    },
    hasTripped: () => tripped,
    end() {
      if (recent.length >= fewest) tripped ||= isMost();
      const ids = bouncedIds(recent);
      recent = [];
      return tripped ? { believed: [], doubted: ids } : { believed: ids, doubted: [] };
    },
  };
}
