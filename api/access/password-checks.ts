import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { semaphore } from "#api/platform/processes/semaphore.ts";
import type { Passwords } from "./passwords.ts";
import { tooMany } from "./refusals.ts";

/** `kept` is the account's hash, undefined for an unknown account. A place with a signed-in administrator is familiar too. */
export type Check = { kept: string | undefined; password: string; isFamiliar: boolean };

export type PasswordChecks = {
  /** Checks a password. Throws LOGIN_THROTTLED when the queue is full. */
  check(check: Check): Promise<boolean>;
};

/** The numbers of docs/limits.md, per queue. From `crowd` waiting strangers on, known accounts no longer wait behind them. */
export const checking = { atOnce: 1, mostWaiting: 50, crowd: 10 };

/** How long a stranger waits for the answer that the queue is full: longer than the check of a known account's password takes. */
const refusalMilliseconds = 1000;

type Parts = {
  passwords: Passwords;
  /** The delay before a stranger learns that the queue is full. */
  pause?: () => Promise<unknown>;
};

/**
 * Checks passwords in three queues: of familiar places, of known accounts, and of all strangers.
 *
 * A stranger must not learn from an answer, nor from how long it took, whether an account exists. So every try from an unfamiliar
 * place waits in the queue of strangers, and a wrong password is answered by that queue alone. The queue of known accounts only
 * lets the right password in sooner, which nobody sees without knowing it.
 */
export function createPasswordChecks({
  passwords,
  pause = () => setTimeout(refusalMilliseconds),
}: Parts): PasswordChecks {
  const familiar = createQueue(() => Promise.reject(tooMany()));
  const known = createQueue(async () => false);
  const strangers = createQueue(async () => {
    await pause();
    throw tooMany();
  });
  let substituteHash: Promise<string> | undefined;

  async function checkStranger(kept: string | undefined, password: string): Promise<boolean> {
    substituteHash ??= passwords.hash(randomUUID());
    const hash = await substituteHash;
    const isCrowded = strangers.length() >= checking.crowd;
    const answer = strangers.check(() => passwords.matches(kept ?? hash, password));
    if (kept === undefined || !isCrowded) return answer;
    // The answer may arrive before anybody waits for it.
    answer.catch(() => undefined);
    return (await known.check(() => passwords.matches(kept, password))) || answer;
  }

  return {
    check: ({ kept, password, isFamiliar }) =>
      isFamiliar && kept !== undefined
        ? familiar.check(() => passwords.matches(kept, password))
        : checkStranger(kept, password),
  };
}

/** Runs one check after the other, for a limited number of waiting callers; `refuse` answers the others. */
function createQueue(refuse: () => Promise<boolean>) {
  const oneCheck = semaphore(checking.atOnce);
  let length = 0;
  return {
    length: () => length,
    async check(look: () => Promise<boolean>): Promise<boolean> {
      if (length >= checking.atOnce + checking.mostWaiting) return refuse();
      length++;
      try {
        return await oneCheck(look);
      } finally {
        length--;
      }
    },
  };
}
