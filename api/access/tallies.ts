/** Wrong tries of one kind: `free` of them cost nothing, then each doubles the wait before the next, up to the longest. */
export type Rule = { free: number; longestSeconds: number };

/** Tries at one thing, in milliseconds. No further try before `openAt`; for a queue, `openAt` is the last turn given. */
export type Tally = {
  tries: number;
  lastAt: number;
  openAt: number;
  /** Whether the right password was given here before. */
  familiar: boolean;
};

/** Stores the counts of tries. */
export type Tallies = {
  /** Reads the tallies of these keys and replaces them by what `decide` returns, atomically. Changes nothing when `decide` throws. */
  change<Result>(keys: readonly string[], decide: (known: readonly Tally[]) => Decided<Result>): Promise<Result>;
};
/** The new tallies, in the order of their keys. */
export type Decided<Result> = { tallies: readonly Tally[]; result: Result };

/** Tallies are forgotten after so long without a try. */
const memoryMilliseconds = 60 * 60 * 1000;

const untried: Tally = { tries: 0, lastAt: 0, openAt: 0, familiar: false };

/** The tally, or an empty one when it is too old. */
export const remembered = (tally: Tally, now: number): Tally =>
  now - tally.lastAt > memoryMilliseconds ? { ...untried, familiar: tally.familiar } : tally;

/** The tally after one more wrong try. */
export function afterTry(tally: Tally, { free, longestSeconds }: Rule, now: number): Tally {
  const tries = tally.tries + 1;
  const wait = tries < free ? 0 : Math.min(2 ** (tries - free + 1), longestSeconds) * 1000;
  return { ...tally, tries, lastAt: now, openAt: now + wait };
}

/** The tally without one try that turned out to be right. */
export function withoutTry(tally: Tally, { free }: Pick<Rule, "free">): Tally {
  const tries = Math.max(0, tally.tries - 1);
  return { ...tally, tries, openAt: tries < free ? 0 : tally.openAt };
}

/**
 * Counts in this process: at most so many of each kind, forgetting the longest unused first. Familiar places and reserved turns are limited
 * separately, so that a flood of other names does not push them out.
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
