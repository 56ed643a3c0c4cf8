import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import { afterRight, decideAdmission, type Standing } from "./admission.ts";
import { lineFull } from "./refusals.ts";
import { type Tallies, type Tally, talliesInMemory } from "./tallies.ts";

/** One try at a password, counted as wrong until `wasRight` is called. */
export type Attempt = {
  /** Whether the account was entered from this address before. */
  isFamiliar: boolean;
  wasRight(): Promise<void>;
};

export type Throttle = {
  /** Lets a try at this account through. Throws LOGIN_THROTTLED. */
  admit(account: string, address: string): Promise<Attempt>;
};

/** Slows down password guessing; `admission.ts` decides by how much. */
export function createThrottle(clock: Clock, tallies: Tallies = talliesInMemory()): Throttle {
  return {
    async admit(account, address) {
      const keys = keysOf(account, address);
      const { waitMilliseconds, isFamiliar, line } = await tallies.change(keys, (counted) => {
        const admission = decideAdmission(standingOf(counted), clock.now().epochMilliseconds);
        return { tallies: talliesOf(admission.standing), result: admission };
      });
      if (waitMilliseconds === null) throw lineFull();
      if (waitMilliseconds > 0) throw throttled(Math.ceil(waitMilliseconds / 1000));
      return {
        isFamiliar,
        wasRight: () =>
          tallies.change(keys, (counted) => ({
            tallies: talliesOf(afterRight(standingOf(counted), { isFamiliar, line })),
            result: undefined,
          })),
      };
    },
  };
}

/** Databases store familiar places under these keys, so they must not change. */
const keysOf = (account: string, address: string) => [
  JSON.stringify(["both", account, address]),
  `address ${address}`,
  `newcomers ${account}`,
  `guessers ${account}`,
  JSON.stringify(["turn", account, address]),
];

/** Names the tallies by the order of their keys. */
const standingOf = (counted: readonly Tally[]): Standing => {
  const [place, address, newcomers, guessers, turn] = counted;
  if (!place || !address || !newcomers || !guessers || !turn) throw new RangeError("A tally is missing.");
  return { place, address, newcomers, guessers, turn };
};
const talliesOf = ({ place, address, newcomers, guessers, turn }: Standing): readonly Tally[] => [
  place,
  address,
  newcomers,
  guessers,
  turn,
];

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
