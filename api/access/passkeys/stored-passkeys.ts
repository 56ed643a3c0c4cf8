import type { AccessState } from "../model.ts";
import { noPasskey, passkeyCloned, passkeyKnown, passkeyRefused, passkeysFull } from "../refusals.ts";
import { type Challenge, spendChallenge } from "./challenges.ts";
import { type ListedPasskey, mostPasskeys, type Passkey } from "./model.ts";

type Stored = [id: string, passkey: Passkey];

/** The passkey of this id; undefined for an unknown one. */
export const findPasskey = ({ passkeys }: AccessState, id: string): Passkey | undefined =>
  Object.hasOwn(passkeys, id) ? passkeys[id] : undefined;

/** The account's passkeys, oldest first. */
export const passkeysOf = ({ passkeys }: AccessState, account: string): Stored[] =>
  Object.entries(passkeys)
    .filter(([, passkey]) => passkey.account === account)
    .toSorted(([, one], [, other]) => (one.createdAt < other.createdAt ? -1 : 1));

export const listed = ([id, { name, createdAt, lastUsedAt }]: Stored): ListedPasskey => ({
  id,
  name,
  createdAt,
  ...(lastUsedAt !== undefined && { lastUsedAt }),
});

/** Throws PASSKEYS_FULL. */
export function requireRoom(state: AccessState, account: string): void {
  if (passkeysOf(state, account).length >= mostPasskeys) throw passkeysFull();
}

/** Throws PASSKEYS_FULL, PASSKEY_KNOWN. */
export function addPasskey(state: AccessState, [id, passkey]: Stored): ListedPasskey {
  requireRoom(state, passkey.account);
  if (findPasskey(state, id) !== undefined) throw passkeyKnown();
  state.passkeys[id] = passkey;
  return listed([id, passkey]);
}

/** Throws PASSKEY_NOT_FOUND, also for somebody else's. */
export function removePasskey(state: AccessState, account: string, id: string): ListedPasskey {
  const passkey = findPasskey(state, id);
  if (passkey?.account !== account) throw noPasskey();
  delete state.passkeys[id];
  return listed([id, passkey]);
}

/** Removes every passkey of an account. */
export function removePasskeysOf({ passkeys }: AccessState, account: string): void {
  for (const [id, passkey] of Object.entries(passkeys)) if (passkey.account === account) delete passkeys[id];
}

type Use = { id: string; counter: number; challenge: Challenge; now: Temporal.Instant };

/**
 * Notes the use of a passkey whose signature was checked, and returns its account. Throws CHALLENGE_OVER, PASSKEY_REFUSED for one that
 * was removed meanwhile, and PASSKEY_CLONED for a count that does not go on (WebAuthn, section 7.2, step 22).
 */
export function notePasskeyUse(state: AccessState, { id, counter, challenge, now }: Use): string {
  spendChallenge(state, challenge, now);
  const passkey = findPasskey(state, id);
  if (passkey === undefined) throw passkeyRefused();
  const counts = counter > 0 || passkey.counter > 0;
  if (counts && counter <= passkey.counter) throw passkeyCloned();
  Object.assign(passkey, { counter, lastUsedAt: now.toString() });
  return passkey.account;
}
