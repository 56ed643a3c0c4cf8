import { randomUUID } from "node:crypto";
import { type Admin, machineOwner } from "#api/platform/admin.ts";
import type { Role } from "#api/platform/roles.ts";
import { type AccessState, type Account, mostAccounts } from "./model.ts";
import { removePasskeysOf } from "./passkeys/stored-passkeys.ts";
import { accountsFull, lastOwner, noAccount, usernameTaken } from "./refusals.ts";
import { endSessionsOf } from "./stored-sessions.ts";

/** Makes names equal that people would read as the same. */
export const nameKey = (username: string): string => username.trim().normalize("NFC").toLowerCase();

/** Finds the account with this name. */
export function findAccount({ accounts }: AccessState, username: string): (Account & { id: string }) | undefined {
  const wanted = nameKey(username);
  const [id, account] = Object.entries(accounts).find(([, account]) => nameKey(account.username) === wanted) ?? [];
  return id === undefined || account === undefined ? undefined : { ...account, id };
}

export const hasAccounts = ({ accounts }: AccessState): boolean => Object.keys(accounts).length > 0;

type Made = { username: string; role: Role; passwordHash: string; now: Temporal.Instant };

/** Throws USERNAME_TAKEN, ACCOUNTS_FULL. */
export function addAccount(state: AccessState, { username, role, passwordHash, now }: Made): Admin {
  requireFreeName(state, username);
  if (Object.keys(state.accounts).length >= mostAccounts) throw accountsFull();
  const id = randomUUID();
  state.accounts[id] = { username, role, passwordHash, passwordVersion: 1, createdAt: now.toString() };
  return { id, username, role };
}

/** The account of this id. Throws ACCOUNT_NOT_FOUND. */
export function accountOf({ accounts }: AccessState, id: string): Account {
  const account = Object.hasOwn(accounts, id) ? accounts[id] : undefined;
  if (account === undefined) throw noAccount();
  return account;
}

/** Throws ACCOUNT_NOT_FOUND, LAST_OWNER. */
export function setRole(state: AccessState, id: string, role: Role): Admin {
  const account = accountOf(state, id);
  if (role !== "owner") {
    requireOtherOwner(state, id);
    dropInvitationsOf(state, id);
  }
  account.role = role;
  return { id, username: account.username, role };
}

/** Removes an account, which ends its sessions. Throws ACCOUNT_NOT_FOUND, LAST_OWNER. */
export function removeAccount(state: AccessState, id: string): Admin {
  const { username, role } = accountOf(state, id);
  requireOtherOwner(state, id);
  dropInvitationsOf(state, id);
  dropPreviewLinksOf(state, id);
  endSessionsOf(state, id);
  removePasskeysOf(state, id);
  delete state.accounts[id];
  return { id, username, role };
}

/** Voids the open invitations of somebody who may no longer invite. */
function dropInvitationsOf({ invitations }: AccessState, account: string): void {
  for (const [id, { invitedBy }] of Object.entries(invitations)) if (invitedBy === account) delete invitations[id];
}

/** Revokes the preview links of somebody who may not make any now. */
function dropPreviewLinksOf({ previewLinks }: AccessState, account: string): void {
  for (const [id, { madeBy }] of Object.entries(previewLinks)) if (madeBy === account) delete previewLinks[id];
}

/** Throws LAST_OWNER where nobody would own the site without this account. */
function requireOtherOwner({ accounts }: AccessState, id: string): void {
  if (accounts[id]?.role !== "owner") return;
  if (Object.entries(accounts).some(([other, { role }]) => other !== id && role === "owner")) return;
  throw lastOwner();
}

/** Throws USERNAME_TAKEN. */
export function requireFreeName(state: AccessState, username: string): void {
  if (nameKey(username) !== machineOwner.username && findAccount(state, username) === undefined) return;
  throw usernameTaken();
}

/** Sets another password, which ends every session of the account. */
export function setPassword(state: AccessState, id: string, passwordHash: string): Account {
  const account = accountOf(state, id);
  endSessionsOf(state, id);
  return Object.assign(account, { passwordHash, passwordVersion: account.passwordVersion + 1 });
}
