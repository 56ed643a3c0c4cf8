import type { Clock } from "../platform/clock.ts";
import { AppError } from "../platform/errors.ts";
import { createTallies } from "./tallies.ts";

/** One try at a password, counted as wrong until it is said to have been right. */
export type Attempt = { wasRight(): void };

export type Throttle = {
  /** Lets a try at the account of this name through. Throws LOGIN_THROTTLED. */
  admit(account: string, address: string): Attempt;
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
const mostRemembered = 10_000;

/**
 * Slows down whoever guesses passwords. An address from which the account was entered before is judged by its own tries at
 * that account alone: whatever others do, it does not lock the right person out.
 */
export function createThrottle(clock: Clock): Throttle {
  const both = createTallies(rules.both, mostRemembered);
  const addresses = createTallies(rules.address, mostRemembered);
  const accounts = createTallies(rules.account, mostRemembered);
  const familiar = new Set<string>();

  function remember(pair: string): void {
    familiar.delete(pair);
    familiar.add(pair);
    for (const oldest of familiar) {
      if (familiar.size <= mostRemembered) break;
      familiar.delete(oldest);
    }
  }

  return {
    admit(account, address) {
      const now = clock.now().epochMilliseconds;
      const pair = JSON.stringify([account, address]);
      const apart = [
        { tallies: addresses, key: address },
        { tallies: accounts, key: account },
      ];
      const judged = [{ tallies: both, key: pair }, ...(familiar.has(pair) ? [] : apart)];
      const wait = Math.max(...judged.map(({ tallies, key }) => tallies.waitOf(key, now)));
      if (wait > 0) throw throttled(Math.ceil(wait / 1000));
      for (const { tallies, key } of judged) tallies.add(key, now);
      return {
        wasRight() {
          remember(pair);
          both.forget(pair);
          // Somebody with an account of their own must not clear their address by it.
          for (const { tallies, key } of judged.slice(1)) tallies.takeBack(key);
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
