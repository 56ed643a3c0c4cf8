import { randomUUID } from "node:crypto";
import { type Admin, owner } from "../platform/admin.ts";
import type { AccessState, Account } from "./model.ts";
import { noAccount, usernameTaken } from "./refusals.ts";

/** Two names that people would read as the same are the same. */
export const nameKey = (username: string): string => username.trim().normalize("NFC").toLowerCase();

/** The account of this name; undefined where there is none. */
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

/** Another password for an account; every token that was issued before ends. */
export function setPassword({ accounts }: AccessState, id: string, passwordHash: string): Account {
  const account = accounts[id];
  if (account === undefined) throw noAccount();
  return Object.assign(account, { passwordHash, passwordVersion: account.passwordVersion + 1 });
}

/** A token that was logged out is remembered until it would have ended by itself. */
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
