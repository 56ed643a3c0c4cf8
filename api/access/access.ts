import type { Admin } from "../platform/admin.ts";
import type { Clock } from "../platform/clock.ts";
import type { AccessState, Credentials, NewAccount, PasswordChange, Session } from "./model.ts";

/** What access needs of the state file. */
export type AccountStore = {
  read(): AccessState;
  /** Resolves with what `change` returned once it can no longer be lost. */
  update<Result>(change: (state: AccessState) => Result): Promise<Result>;
};

/** Who may come in. */
export type Access = {
  /** Whether there is an administrator. */
  isSetUp(): boolean;
  /** The very first administrator. Throws SETUP_DONE once there is one, PASSWORD_WEAK. */
  setUp(account: NewAccount): Promise<Admin>;
  /** `address` is who asks. Throws LOGIN_FAILED, LOGIN_THROTTLED. */
  login(credentials: Credentials, address: string): Promise<Session>;
  /** Whose token this is. Throws TOKEN_INVALID, also for one that has expired or was logged out. */
  verify(token: string): Promise<Admin>;
  logout(token: string): Promise<void>;
  /** Ends every token of the account and answers with a new one. Throws LOGIN_FAILED, LOGIN_THROTTLED, PASSWORD_WEAK. */
  changePassword(admin: Admin, change: PasswordChange, address: string): Promise<Session>;
  /** By the machine's owner: one more administrator. Throws USERNAME_TAKEN, PASSWORD_WEAK. */
  create(account: NewAccount): Promise<Admin>;
  /** By the machine's owner: another password for an administrator. Throws ACCOUNT_NOT_FOUND, PASSWORD_WEAK. */
  resetPassword(account: NewAccount): Promise<Admin>;
};

export function openAccess(_parts: { store: AccountStore; secret: string; clock: Clock }): Access {
  const later = async () => {
    throw new Error("not there yet");
  };
  return {
    isSetUp: () => false,
    setUp: later,
    login: later,
    verify: later,
    logout: later,
    changePassword: later,
    create: later,
    resetPassword: later,
  };
}
