import { randomUUID } from "node:crypto";
import { type Admin, owner } from "#api/platform/admin.ts";
import type { AccessState, Account } from "./model.ts";
import { noAccount, usernameTaken } from "./refusals.ts";

/** Makes names equal that people would read as the same. */
export const nameKey = (username: string): string => username.trim().normalize("NFC").toLowerCase();

/** Finds the account with this name. */
export function findAccount({ accounts }: AccessState, username: string): (Account & { id: string }) | undefined {
  const wanted = nameKey(username);
  const [id, account] = Object.entries(accounts).find(([, account]) => nameKey(account.username) === wanted) ?? [];
  return id === undefined || account === undefined ? undefined : { ...account, id };
}

export const hasAccounts = ({ accounts }: AccessState): boolean => Object.keys(accounts).length > 0;

type Made = { username: string; passwordHash: string; now: Temporal.Instant };

/** Throws USERNAME_TAKEN. */
export function addAccount(state: AccessState, { username, passwordHash, now }: Made): Admin {
  requireFreeName(state, username);
  const id = randomUUID();
  state.accounts[id] = { username, passwordHash, passwordVersion: 1, createdAt: now.toString() };
  return { id, username };
}

/** Throws USERNAME_TAKEN. */
export function requireFreeName(state: AccessState, username: string): void {
  if (nameKey(username) !== owner.username && findAccount(state, username) === undefined) return;
  throw usernameTaken();
}

/** Sets another password, which ends every token issued before. */
export function setPassword({ accounts }: AccessState, id: string, passwordHash: string): Account {
  const account = accounts[id];
  if (account === undefined) throw noAccount();
  return Object.assign(account, { passwordHash, passwordVersion: account.passwordVersion + 1 });
}

/** Remembers a logged-out token until it would have expired. */
export function endToken(
  { ended }: AccessState,
  token: { id: string; expiresAt: Temporal.Instant },
  now: Temporal.Instant,
) {
  for (const [id, expiry] of Object.entries(ended)) {
    if (Temporal.Instant.compare(Temporal.Instant.from(expiry), now) <= 0) delete ended[id];
  }
  ended[token.id] = token.expiresAt.toString();
}
