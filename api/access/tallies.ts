type Rule = { free: number; longestSeconds: number };
type Tally = { tries: number; lastAt: number; openAt: number };

/** What nobody tried for so long is forgotten. */
const memoryMilliseconds = 60 * 60 * 1000;

/**
 * Counts wrong tries by whatever they are counted by: after the free ones each doubles the wait before the next, up to the
 * longest. At most `most` are remembered; the ones that were left alone longest are forgotten first.
 */
export function createTallies({ free, longestSeconds }: Rule, most: number) {
  const tallies = new Map<string, Tally>();

  function tallyOf(key: string, now: number): Tally | undefined {
    const tally = tallies.get(key);
    return tally === undefined || now - tally.lastAt > memoryMilliseconds ? undefined : tally;
  }

  return {
    /** For how many milliseconds there may be no further try. */
    waitOf: (key: string, now: number): number => Math.max(0, (tallyOf(key, now)?.openAt ?? 0) - now),
    add(key: string, now: number): void {
      const tries = (tallyOf(key, now)?.tries ?? 0) + 1;
      const wait = tries < free ? 0 : Math.min(2 ** (tries - free + 1), longestSeconds) * 1000;
      tallies.delete(key);
      tallies.set(key, { tries, lastAt: now, openAt: now + wait });
      for (const oldest of tallies.keys()) {
        if (tallies.size <= most) break;
        tallies.delete(oldest);
      }
    },
    /** One try less; it was none. */
    takeBack(key: string): void {
      const tally = tallies.get(key);
      if (tally === undefined) return;
      tally.tries -= 1;
      if (tally.tries < free) tally.openAt = 0;
    },
    forget: (key: string): void => void tallies.delete(key),
  };
}
