import type { Clock } from "../platform/clock.ts";
import { AppError } from "../platform/errors.ts";
import { afterTry, remembered, type Tallies, type Tally, talliesInMemory, withoutTry } from "./tallies.ts";

/** One try at a password, counted as wrong until it is said to have been right. */
export type Attempt = { wasRight(): Promise<void> };

export type Throttle = {
  /** Lets a try at the account of this name through. Throws LOGIN_THROTTLED. */
  admit(account: string, address: string): Promise<Attempt>;
};

/**
 * How many tries are free, and how long the wait becomes at most. One address at one account is slowed first. An address
 * that tries many accounts, and an account that is tried from many addresses, get more before they wait; and the account's
 * wait stays short, since it meets the right person too.
 */
const rules = {
  both: { free: 5, longestSeconds: 300 },
  address: { free: 20, longestSeconds: 900 },
  account: { free: 20, longestSeconds: 60 },
};
const kinds = ["both", "address", "account"] as const;

/**
 * Slows down whoever guesses passwords. An address from which the account was entered before is judged by its own tries at
 * that account alone: whatever others do, it does not lock the right person out.
 */
export function createThrottle(clock: Clock, tallies: Tallies = talliesInMemory()): Throttle {
  /** Of the tallies in the order of `kinds`, which are judged. */
  const judgedOf = (known: readonly Tally[]) =>
    kinds.map((kind, index) => ({
      kind,
      tally: known[index] as Tally,
      isJudged: kind === "both" || !known[0]?.familiar,
    }));

  return {
    async admit(account, address) {
      const keys = [JSON.stringify(["both", account, address]), `address ${address}`, `account ${account}`];
      const alone = await tallies.change(keys, (before) => {
        const now = clock.now().epochMilliseconds;
        const all = judgedOf(before.map((tally) => remembered(tally, now)));
        const wait = Math.max(...all.map(({ tally, isJudged }) => (isJudged ? tally.openAt - now : 0)));
        if (wait > 0) throw throttled(Math.ceil(wait / 1000));
        return {
          tallies: all.map(({ kind, tally, isJudged }) => (isJudged ? afterTry(tally, rules[kind], now) : tally)),
          result: before[0]?.familiar === true,
        };
      });
      return {
        async wasRight() {
          await tallies.change(keys, (before) => ({
            result: undefined,
            tallies: judgedOf(before).map(({ kind, tally }) => {
              if (kind === "both") return { ...tally, tries: 0, openAt: 0, familiar: true };
              // Somebody with an account of their own must not clear their address by it.
              return alone ? tally : withoutTry(tally, rules[kind]);
            }),
          }));
        },
      };
    },
  };
}

function throttled(seconds: number): AppError {
  return new AppError("LOGIN_THROTTLED", `Too many wrong passwords. Wait ${inWords(seconds)} and try again.`, {
    hint: "The right password works then.",
    retryAfter: seconds,
  });
}

function inWords(seconds: number): string {
  if (seconds === 1) return "a second";
  return seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}
