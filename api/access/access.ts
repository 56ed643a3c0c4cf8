import { type Admin, machineOwner } from "#api/platform/admin.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { AppError } from "#api/platform/errors.ts";
import { semaphore } from "#api/platform/processes/semaphore.ts";
import type { Store } from "#api/platform/store.ts";
import { addAccount, endToken, findAccount, hasAccounts, nameKey, requireFreeName, setPassword } from "./accounts.ts";
import type { AccessState, Credentials, NewAccount, NewPerson, PasswordChange, Session } from "./model.ts";
import { createPasswordChecks, type PasswordChecks } from "./password-checks.ts";
import { argonPasswords, type Passwords } from "./passwords.ts";
import { openPeople, type People } from "./people.ts";
import { currentPasswordWrong, loginFailed, noAccount, setUpDone, tokenInvalid } from "./refusals.ts";
import { createSessions } from "./sessions.ts";
import type { Tallies } from "./tallies.ts";
import { createThrottle, type Throttle } from "./throttle.ts";
import { requireStrong } from "./weak-passwords.ts";

export type AccountStore = Store<AccessState>;

/** Administrators' accounts and sessions. */
export type Access = People & {
  /** Whether there is an administrator. */
  isSetUp(): boolean;
  /** Creates the first administrator. Throws SETUP_DONE once there is one, PASSWORD_WEAK, USERNAME_TAKEN. */
  setUp(account: NewAccount): Promise<Admin>;
  /** `address` is the caller's. Throws LOGIN_FAILED, LOGIN_THROTTLED. */
  login(credentials: Credentials, address: string): Promise<Session>;
  /** Returns the token's administrator. Throws TOKEN_INVALID, also for an expired or ended token. */
  verify(token: string): Promise<Admin>;
  logout(token: string): Promise<void>;
  /**
   * Ends every token of the account and answers with a new one. Throws FIELDS_INVALID for a wrong current password (a typing mistake does
   * not sign anybody out), LOGIN_THROTTLED, PASSWORD_WEAK.
   */
  changePassword(admin: Admin, change: PasswordChange, address: string): Promise<Session>;
  /** Creates an account, for an owner. Throws USERNAME_TAKEN, ACCOUNTS_FULL, PASSWORD_WEAK. */
  create(account: NewPerson): Promise<Admin>;
  /** Sets an administrator's password, for the machine's owner. Throws ACCOUNT_NOT_FOUND, PASSWORD_WEAK. */
  resetPassword(account: NewAccount): Promise<Admin>;
};

export type AccessParts = {
  store: AccountStore;
  secret: string;
  clock: Clock;
  passwords?: Passwords;
  /** Counts wrong passwords; in this process by default. */
  tallies?: Tallies | undefined;
  /** The delay before a stranger learns that the queue is full; a second by default. */
  pause?: () => Promise<unknown>;
};

type Checking = { address: string; isSignedIn: boolean; wrong: AppError };

export function openAccess(parts: AccessParts): Access {
  const { store, secret, clock, passwords = argonPasswords(), tallies, pause } = parts;
  const { sessionOf, readToken } = createSessions({ store, secret, clock });
  const check = accountChecker({
    store,
    throttle: createThrottle(clock, tallies),
    checks: createPasswordChecks({ passwords, ...(pause && { pause }) }),
  });
  const settingUp = semaphore(1);

  return {
    ...openPeople(store),
    isSetUp: () => hasAccounts(store.read()),
    // One at a time, so that callers after the first are refused before any hashing. The check in the store decides all the same.
    setUp: (account) =>
      settingUp(async () => {
        if (hasAccounts(store.read())) throw setUpDone();
        requireFreeName(store.read(), account.username);
        requireStrong(account);
        const passwordHash = await passwords.hash(account.password);
        return store.update((state) => {
          if (hasAccounts(state)) throw setUpDone();
          return addAccount(state, { ...account, role: "owner", passwordHash, now: clock.now() });
        });
      }),
    login: async ({ username, password }, address) =>
      sessionOf(await check(username, password, { address, isSignedIn: false, wrong: loginFailed() })),
    async verify(token) {
      const { subject, version, isOwners } = await readToken(token);
      if (isOwners) return machineOwner;
      const { accounts } = store.read();
      const account = Object.hasOwn(accounts, subject) ? accounts[subject] : undefined;
      if (account?.passwordVersion !== version) throw tokenInvalid();
      return { id: subject, username: account.username, role: account.role };
    },
    async logout(token) {
      const read = await readToken(token);
      await store.update((state) => endToken(state, read, clock.now()));
    },
    async changePassword({ id, username }, { currentPassword, newPassword }, address) {
      if (id === machineOwner.id) throw noAccount();
      requireStrong({ username, password: newPassword });
      const account = await check(username, currentPassword, {
        address,
        isSignedIn: true,
        wrong: currentPasswordWrong(),
      });
      const passwordHash = await passwords.hash(newPassword);
      const changed = await store.update((state) => {
        if (state.accounts[account.id]?.passwordVersion !== account.passwordVersion) throw tokenInvalid();
        return { ...setPassword(state, account.id, passwordHash) };
      });
      return sessionOf({ ...changed, id: account.id });
    },
    async create(account) {
      requireFreeName(store.read(), account.username);
      requireStrong(account);
      const passwordHash = await passwords.hash(account.password);
      return store.update((state) => addAccount(state, { ...account, passwordHash, now: clock.now() }));
    },
    async resetPassword(account) {
      await store.fresh();
      if (findAccount(store.read(), account.username) === undefined) throw noAccount();
      requireStrong(account);
      const passwordHash = await passwords.hash(account.password);
      return store.update((state) => {
        const found = findAccount(state, account.username);
        if (found === undefined) throw noAccount();
        setPassword(state, found.id, passwordHash);
        return { id: found.id, username: found.username, role: found.role };
      });
    },
  };
}

type CheckerParts = { store: AccountStore; throttle: Throttle; checks: PasswordChecks };

/** Checks a password, and takes as long for an account that does not exist. Throws LOGIN_THROTTLED, and `wrong`. */
function accountChecker({ store, throttle, checks }: CheckerParts) {
  return async (username: string, password: string, { address, isSignedIn, wrong }: Checking) => {
    const attempt = await throttle.admit(nameKey(username), address);
    await store.fresh();
    const account = findAccount(store.read(), username);
    const isFamiliar = attempt.isFamiliar || isSignedIn;
    const isRight = await checks.check({ kept: account?.passwordHash, password, isFamiliar });
    if (!isRight || account === undefined) throw wrong;
    await attempt.wasRight();
    return account;
  };
}
