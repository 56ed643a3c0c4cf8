/** Wrong tries of one kind: so many are free, then each doubles the wait before the next, up to the longest. */
export type Rule = { free: number; longestSeconds: number };

/** Tries at one thing; `openAt`: before that there may be no further one; of a line, the last turn that was given. In milliseconds. */
export type Tally = {
  tries: number;
  lastAt: number;
  openAt: number;
  /** The right password was given here before. */
  familiar: boolean;
};

/** Where tries are counted. */
export type Tallies = {
  /**
   * Looks at the tallies of these keys and changes them, while nobody else does: what `decide` answers as changed takes the place of what
   * was there. One that throws changes nothing.
   */
  change<Result>(keys: readonly string[], decide: (known: readonly Tally[]) => Decided<Result>): Promise<Result>;
};
/** What becomes of the tallies, in the order of their keys. */
export type Decided<Result> = { tallies: readonly Tally[]; result: Result };

/** What nobody tried for so long is forgotten. */
const memoryMilliseconds = 60 * 60 * 1000;

const untried: Tally = { tries: 0, lastAt: 0, openAt: 0, familiar: false };

/** What is still known of a tally. */
export const remembered = (tally: Tally, now: number): Tally =>
  now - tally.lastAt > memoryMilliseconds ? { ...untried, familiar: tally.familiar } : tally;

/** After one more wrong try: beyond the free ones each doubles the wait before the next, up to the longest. */
export function afterTry(tally: Tally, { free, longestSeconds }: Rule, now: number): Tally {
  const tries = tally.tries + 1;
  const wait = tries < free ? 0 : Math.min(2 ** (tries - free + 1), longestSeconds) * 1000;
  return { ...tally, tries, lastAt: now, openAt: now + wait };
}

/** One try less; it was none. */
export function withoutTry(tally: Tally, { free }: Pick<Rule, "free">): Tally {
  const tries = Math.max(0, tally.tries - 1);
  return { ...tally, tries, openAt: tries < free ? 0 : tally.openAt };
}

/**
 * Counts in this process: at most so many of each kind, and the ones that were left alone longest are forgotten first. Where the right
 * password was given, and what somebody waits for, have places of their own, so that no flood of other names makes them forgotten.
 */
export function talliesInMemory(most = 30_000): Tallies {
  const kinds = {
    familiar: new Map<string, Tally>(),
    waiting: new Map<string, Tally>(),
    counting: new Map<string, Tally>(),
  };

  function find(key: string): Tally {
    return kinds.familiar.get(key) ?? kinds.waiting.get(key) ?? kinds.counting.get(key) ?? untried;
  }

  function keep(key: string, tally: Tally): void {
    for (const tallies of Object.values(kinds)) tallies.delete(key);
    if (isUntried(tally)) return;
    const tallies = kinds[tally.familiar ? "familiar" : tally.openAt > 0 ? "waiting" : "counting"];
    tallies.set(key, tally);
    for (const oldest of tallies.keys()) {
      if (tallies.size <= most) break;
      tallies.delete(oldest);
    }
  }

  return {
    async change(keys, decide) {
      const { tallies: changed, result } = decide(keys.map(find));
      for (const [index, key] of keys.entries()) keep(key, changed[index] ?? untried);
      return result;
    },
  };
}

const isUntried = ({ tries, openAt, familiar }: Tally): boolean => tries === 0 && openAt === 0 && !familiar;
