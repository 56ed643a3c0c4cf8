import { randomUUID } from "node:crypto";
import { mirrors } from "#api/discovery/model.ts";
import type { Language } from "#api/language/model.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Signer } from "#api/platform/secret.ts";
import type { Store } from "#api/platform/store.ts";
import { addAccount, requireFreeName } from "./accounts.ts";
import {
  type AccessState,
  type Invitation,
  type InvitationOrder,
  type ListedInvitation,
  mostAccounts,
  type NewAccount,
  type ShownInvitation,
} from "./model.ts";
import type { Passwords } from "./passwords.ts";
import { accountsFull, noInvitation } from "./refusals.ts";
import { isOver } from "./stored-sessions.ts";
import { requireStrong } from "./weak-passwords.ts";

const daysOpen = 7;
const purpose = "invitation";

export type Invitations = {
  /** The open invitations, newest first. */
  invitations(): Promise<ListedInvitation[]>;
  /** Invites somebody. The token makes the link, and works once, for seven days. Throws ACCOUNTS_FULL. */
  invite(order: InvitationOrder, by: string): Promise<{ invitation: ListedInvitation; token: string }>;
  /** Throws INVITATION_GONE. */
  revoke(id: string): Promise<ListedInvitation>;
  /** Returns the invitation of a token, and changes nothing. Throws INVITATION_GONE. */
  invitation(token: string): Promise<ShownInvitation>;
};

type Parts = { store: Store<AccessState>; signer: Signer; clock: Clock };

export function openInvitations({ store, signer, clock }: Parts): Invitations {
  return {
    async invitations() {
      await store.fresh();
      return Object.entries(store.read().invitations)
        .filter(([, { expiresAt }]) => !isOver(expiresAt, clock.now()))
        .map(listed)
        .toSorted((one, other) => (one.createdAt > other.createdAt ? -1 : 1));
    },
    async invite({ role, name, email }, by) {
      const now = clock.now();
      const invitation: Invitation = {
        role,
        ...(name !== undefined && { name }),
        ...(email !== undefined && { email }),
        invitedBy: by,
        createdAt: now.toString(),
        expiresAt: now.add({ hours: 24 * daysOpen }).toString(),
      };
      const id = randomUUID();
      await store.update((state) => {
        forgetExpired(state, now);
        const { accounts, invitations } = state;
        if (Object.keys(accounts).length + Object.keys(invitations).length >= mostAccounts) throw accountsFull();
        invitations[id] = invitation;
      });
      return { invitation: listed([id, invitation]), token: signer.sign(purpose, id) };
    },
    revoke: (id) => store.update((state) => take(state, id)),
    async invitation(token) {
      await store.fresh();
      const { role, name, expiresAt } = openInvitation(store.read(), idIn(token, signer), clock.now());
      return { role, ...(name !== undefined && { name }), expiresAt };
    },
  };
}

/** The link of an invitation. Its token stands behind a mark, where no server's log sees it. */
export const invitationLink = ({ origin, language, token }: { origin: string; language: Language; token: string }) =>
  `${origin}${mirrors[language]}/admin/invitation#${token}`;

type AcceptParts = Parts & { passwords: Passwords };

/** Prepares an account from an invitation: the returned function makes it, once. Throws INVITATION_GONE, USERNAME_TAKEN, PASSWORD_WEAK. */
export async function prepareAccount(
  { token, account }: { token: string; account: NewAccount },
  { store, signer, clock, passwords }: AcceptParts,
): Promise<(state: AccessState) => string> {
  const id = idIn(token, signer);
  await store.fresh();
  openInvitation(store.read(), id, clock.now());
  requireFreeName(store.read(), account.username);
  requireStrong(account);
  const passwordHash = await passwords.hash(account.password);
  return (state) => {
    const { role } = openInvitation(state, id, clock.now());
    const { username } = account;
    take(state, id);
    return addAccount(state, { username, role, passwordHash, now: clock.now() }).id;
  };
}

function idIn(token: string, signer: Signer): string {
  const id = signer.verify(purpose, token);
  if (id === null) throw noInvitation();
  return id;
}

function storedInvitation({ invitations }: AccessState, id: string): Invitation {
  const found = Object.hasOwn(invitations, id) ? invitations[id] : undefined;
  if (found === undefined) throw noInvitation();
  return found;
}

function openInvitation(state: AccessState, id: string, now: Temporal.Instant): Invitation {
  const found = storedInvitation(state, id);
  if (isOver(found.expiresAt, now)) throw noInvitation();
  return found;
}

/** Removes an invitation from the state. */
function take(state: AccessState, id: string): ListedInvitation {
  const found = storedInvitation(state, id);
  delete state.invitations[id];
  return listed([id, found]);
}

/** Forgets invitations that have expired, and the mail addresses in them. */
export function forgetExpired({ invitations }: AccessState, now: Temporal.Instant): void {
  for (const [id, { expiresAt }] of Object.entries(invitations)) if (isOver(expiresAt, now)) delete invitations[id];
}

const listed = ([id, invitation]: [string, Invitation]): ListedInvitation => ({ id, ...invitation });
