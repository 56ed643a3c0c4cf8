import { type Admin, machineOwner } from "#api/platform/admin.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { AppError } from "#api/platform/errors.ts";
import { semaphore } from "#api/platform/processes/semaphore.ts";
import { createSigner } from "#api/platform/secret.ts";
import type { Store } from "#api/platform/store.ts";
import { accountOf, addAccount, findAccount, hasAccounts, nameKey, requireFreeName, setPassword } from "./accounts.ts";
import { type Invitations, openInvitations, prepareAccount } from "./invitations.ts";
import type { Acceptance, AccessState, Credentials, NewAccount, NewPerson, PasswordChange } from "./model.ts";
import { openPasskeys, type Passkeys } from "./passkeys/passkeys.ts";
import { removePasskeysOf } from "./passkeys/stored-passkeys.ts";
import { createPasswordChecks, type PasswordChecks } from "./password-checks.ts";
import { argonPasswords, type Passwords } from "./passwords.ts";
import { openPeople, type People } from "./people.ts";
import { noteProof, requireOtherWay, type Who } from "./proof.ts";
import { openPasswordResets, type PasswordResets } from "./recovery/password-reset.ts";
import { openRecoveryCodes, type RecoveryCodes } from "./recovery/recovery-codes.ts";
import { currentPasswordWrong, loginFailed, noAccount, passwordWrong, setUpDone, tokenInvalid } from "./refusals.ts";
import { type BegunSession, createSessions, type Sessions } from "./sessions.ts";
import { type Tallies, talliesInMemory } from "./tallies.ts";
import { createThrottle, type Throttle } from "./throttle.ts";
import { requireStrong } from "./weak-passwords.ts";

export type AccountStore = Store<AccessState>;

/** Administrators' accounts and sessions. */
export type Access = People &
  Sessions &
  Invitations &
  Passkeys &
  RecoveryCodes &
  PasswordResets & {
    /** Whether there is an administrator. */
    isSetUp(): boolean;
    /** Creates the first administrator. Throws SETUP_DONE once there is one, PASSWORD_WEAK, USERNAME_TAKEN. */
    setUp(account: NewAccount): Promise<Admin>;
    /** `address` is the caller's; `browser` is its family. Throws LOGIN_FAILED, LOGIN_THROTTLED. */
    login(credentials: Credentials, address: string, browser?: string): Promise<BegunSession>;
    /**
     * Returns the token's administrator, and the id of the session, which the machine's owner has none of. Throws TOKEN_INVALID, also for a
     * session that has expired or was ended.
     */
    verify(token: string): Promise<{ admin: Admin; session: string | null }>;
    /** Makes an account of an invitation, and signs it in. Throws INVITATION_GONE, USERNAME_TAKEN, PASSWORD_WEAK. */
    accept(acceptance: Acceptance, browser: string): Promise<BegunSession>;
    /**
     * Ends every session of the account and begins a new one. Throws FIELDS_INVALID for a wrong or missing current password (a typing mistake does
     * not sign anybody out), LOGIN_THROTTLED, PASSWORD_WEAK.
     */
    changePassword(admin: Admin, change: PasswordChange, place: Place): Promise<BegunSession>;
    /** Notes a recent proof by the password. Throws FIELDS_INVALID for a wrong one, LOGIN_THROTTLED, ACCOUNT_NOT_FOUND. */
    proveByPassword(who: Who, password: string, address: string): Promise<void>;
    /** Creates an account, for an owner. Throws USERNAME_TAKEN, ACCOUNTS_FULL, PASSWORD_WEAK. */
    create(account: NewPerson): Promise<Admin>;
    /** Sets an administrator's password and removes their passkeys and recovery codes, for the machine's owner. Throws ACCOUNT_NOT_FOUND, PASSWORD_WEAK. */
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

/** Where a request comes from: its address, the browser's family, and the session. */
type Place = { address: string; browser: string; session: string | null };
type Checking = { address: string; isSignedIn: boolean; wrong: AppError };

export function openAccess(parts: AccessParts): Access {
  const { store, secret, clock, passwords = argonPasswords(), tallies = talliesInMemory(), pause } = parts;
  const signer = createSigner(secret);
  const { begin, readToken, ...sessions } = createSessions({ store, secret, clock });
  const throttle = createThrottle(clock, tallies);
  const check = accountChecker({
    store,
    throttle,
    checks: createPasswordChecks({ passwords, ...(pause && { pause }) }),
  });
  const settingUp = semaphore(1);

  return {
    ...openPeople(store),
    ...sessions,
    ...openInvitations({ store, signer, clock }),
    ...openPasskeys({ store, signer, clock, begin }),
    ...openRecoveryCodes({ store, clock, throttle, begin }),
    ...openPasswordResets({ store, signer, clock, passwords, tallies }),
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
    async login({ username, password }, address, browser = "other") {
      const account = await check(username, password, { address, isSignedIn: false, wrong: loginFailed() });
      return begin({ way: "password", browser }, (state) => {
        if (state.accounts[account.id]?.passwordVersion !== account.passwordVersion) throw loginFailed();
        return account.id;
      });
    },
    async accept({ token, ...account }, browser) {
      const make = await prepareAccount({ token, account }, { store, signer, clock, passwords });
      return begin({ way: "invitation", browser }, make);
    },
    async verify(token) {
      const { id, subject, version, isOwners } = await readToken(token);
      if (isOwners) return { admin: machineOwner, session: null };
      const { accounts } = store.read();
      const account = Object.hasOwn(accounts, subject) ? accounts[subject] : undefined;
      if (account?.passwordVersion !== version) throw tokenInvalid();
      return { admin: { id: subject, username: account.username, role: account.role }, session: id };
    },
    async changePassword({ id, username }, { currentPassword, newPassword }, { address, browser, session }) {
      if (id === machineOwner.id) throw noAccount();
      requireStrong({ username, password: newPassword });
      await store.fresh();
      if (currentPassword === undefined) requireOtherWay(store.read(), { account: id, session }, clock.now());
      const account =
        currentPassword === undefined
          ? { ...accountOf(store.read(), id), id }
          : await check(username, currentPassword, { address, isSignedIn: true, wrong: currentPasswordWrong() });
      const passwordHash = await passwords.hash(newPassword);
      return begin({ way: "password", browser }, (state) => {
        if (state.accounts[account.id]?.passwordVersion !== account.passwordVersion) throw tokenInvalid();
        setPassword(state, account.id, passwordHash);
        return account.id;
      });
    },
    async proveByPassword(who, password, address) {
      await store.fresh();
      const { username } = accountOf(store.read(), who.account);
      await check(username, password, { address, isSignedIn: true, wrong: passwordWrong() });
      await store.update((state) => noteProof(state, who, clock.now()));
    },
    ...openOwnersAccounts({ store, passwords, clock }),
  };
}

/** Accounts made, and passwords set, by somebody else: an owner, or the machine's. */
function openOwnersAccounts({
  store,
  passwords,
  clock,
}: Pick<AccessParts, "store" | "clock"> & { passwords: Passwords }): Pick<Access, "create" | "resetPassword"> {
  return {
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
        const reset = setPassword(state, found.id, passwordHash);
        delete reset.recoveryCodes;
        removePasskeysOf(state, found.id);
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
