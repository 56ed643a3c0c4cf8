import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { semaphore } from "../platform/at-most.ts";
import type { Passwords } from "./passwords.ts";
import { tooMany } from "./refusals.ts";

/** `kept` is the hash of the account, undefined where there is no such account. A place where somebody is signed in is familiar, too. */
export type Check = { kept: string | undefined; password: string; isFamiliar: boolean };

export type PasswordChecks = {
  /** Whether the password is right. Throws LOGIN_THROTTLED where there is no more room. */
  check(check: Check): Promise<boolean>;
};

/** The numbers of docs/limits.md, of each queue; and so many strangers are a crowd, behind which nobody has to wait who need not. */
export const checking = { atOnce: 1, mostWaiting: 50, crowd: 10 };

/** For how long a stranger is kept before the answer that there is no room: longer than a known account's password is looked at. */
const refusalMilliseconds = 1000;

type Parts = {
  passwords: Passwords;
  /** Resolves when a stranger may hear that there is no room. */
  pause?: () => Promise<unknown>;
};

/**
 * Looks at passwords in three queues: of familiar places, of known accounts, and of all strangers.
 *
 * A stranger must not learn from an answer, nor from how long it took, whether an account exists. So every try from an unfamiliar
 * place stands in the queue of strangers, and a wrong password is answered by that queue alone. The queue of known accounts only
 * lets the right password in sooner, which nobody sees who does not have it.
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
  let nobodysHash: Promise<string> | undefined;

  async function checkStranger(kept: string | undefined, password: string): Promise<boolean> {
    nobodysHash ??= passwords.hash(randomUUID());
    const substitute = await nobodysHash;
    const isCrowded = strangers.length() >= checking.crowd;
    const answer = strangers.check(() => passwords.matches(kept ?? substitute, password));
    if (kept === undefined || !isCrowded) return answer;
    // The answer may be there before it is waited for.
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

/** One check after the other, for as many as may wait; `refuse` answers the others. */
function createQueue(refuse: () => Promise<boolean>) {
  const turn = semaphore(checking.atOnce);
  let length = 0;
  return {
    length: () => length,
    async check(look: () => Promise<boolean>): Promise<boolean> {
      if (length >= checking.atOnce + checking.mostWaiting) return refuse();
      length++;
      try {
        return await turn(look);
      } finally {
        length--;
      }
    },
  };
}
