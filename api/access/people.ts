import type { Admin } from "#api/platform/admin.ts";
import type { Role } from "#api/platform/roles.ts";
import type { Store } from "#api/platform/store.ts";
import { findAccount, removeAccount, setRole } from "./accounts.ts";
import type { AccessState, Account, ListedAccount } from "./model.ts";
import { passkeysOf } from "./passkeys/stored-passkeys.ts";
import { noAccount } from "./refusals.ts";

/** Whom owners may let in, and as what. Each decision is made in the store, so that of two at once the second sees the first. */
export type People = {
  /** Every account, oldest first. */
  people(): Promise<ListedAccount[]>;
  /** The account of this name. Throws ACCOUNT_NOT_FOUND. */
  personNamed(username: string): Promise<ListedAccount>;
  /** Counts from the account's next request on. Throws ACCOUNT_NOT_FOUND, LAST_OWNER. */
  setRole(id: string, role: Role): Promise<Admin>;
  /** Removes an account; its tokens are void at once. Throws ACCOUNT_NOT_FOUND, LAST_OWNER. */
  remove(id: string): Promise<Admin>;
};

export function openPeople(store: Store<AccessState>): People {
  return {
    async people() {
      await store.fresh();
      const state = store.read();
      return Object.entries(state.accounts)
        .map(([id, account]) => listed(state, { ...account, id }))
        .toSorted(byTimeAndName);
    },
    async personNamed(name) {
      await store.fresh();
      const found = findAccount(store.read(), name);
      if (found === undefined) throw noAccount();
      return listed(store.read(), found);
    },
    setRole: (id, role) => store.update((state) => setRole(state, id, role)),
    remove: (id) => store.update((state) => removeAccount(state, id)),
  };
}

const listed = (state: AccessState, { id, username, role, createdAt }: Account & { id: string }): ListedAccount => ({
  id,
  username,
  role,
  createdAt,
  passkeys: passkeysOf(state, id).length,
});

type Aged = { username: string; createdAt: string };

/** Accounts of one instant have the order of their names. */
function byTimeAndName(one: Aged, other: Aged): number {
  const [first, second] = [one, other].map(({ createdAt, username }) => `${createdAt} ${username}`);
  return (first ?? "") < (second ?? "") ? -1 : 1;
}
