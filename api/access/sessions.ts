import type { Clock } from "#api/platform/clock.ts";
import type { Store } from "#api/platform/store.ts";
import { accountOf } from "./accounts.ts";
import { forgetExpired } from "./invitations.ts";
import type { AccessState, ListedSession, Session } from "./model.ts";
import { createOwnerKey } from "./owner-key.ts";
import { noSession, tokenInvalid } from "./refusals.ts";
import {
  type Beginning,
  beginSession,
  endSessionsOf,
  isOver,
  isUnnoted,
  listSessions,
  sessionMinutes,
} from "./stored-sessions.ts";
import { createTokens, type Token } from "./tokens.ts";

/** A new session, and its id. */
export type BegunSession = Session & { session: string };

/** Begins a session of an account within `decide`, which sees the newest state, and issues its token. */
export type Begin = (beginning: Beginning, decide: (state: AccessState) => string) => Promise<BegunSession>;

type Parts = { store: Store<AccessState>; secret: string; clock: Clock };

/** The sessions of accounts: to see, and to end. */
export type Sessions = {
  /** The account's sessions, the last seen first. */
  sessions(account: string): Promise<ListedSession[]>;
  /** Ends one session, of this account where one is given. Throws SESSION_NOT_FOUND. */
  endSession(id: string, account?: string): Promise<void>;
  /** Ends all sessions of an account but one, if one is given. */
  endSessions(account: string, except?: string): Promise<void>;
};

const storedSession = (sessions: AccessState["sessions"], id: string) =>
  Object.hasOwn(sessions, id) ? sessions[id] : undefined;

/** Issues the tokens of sessions, and reads theirs and the machine's owner's. A token is good while its session is stored. */
export function createSessions({ store, secret, clock }: Parts) {
  const tokens = createTokens({ secret, clock, audience: "mruk-admin", minutes: sessionMinutes });
  const ownerKey = createOwnerKey({ secret });

  /** Notes now and then that a session was used; a state that cannot be written keeps nobody out. */
  function noteUse(id: string): void {
    const now = clock.now();
    store
      .update(({ sessions }) => {
        const session = sessions[id];
        if (session !== undefined) session.lastSeenAt = now.toString();
      })
      .catch(() => {});
  }

  const own: Sessions = {
    async sessions(account) {
      await store.fresh();
      return listSessions(store.read(), account, clock.now());
    },
    endSession: (id, account) =>
      store.update(({ sessions }) => {
        const session = storedSession(sessions, id);
        if (session === undefined || (account ?? session.account) !== session.account) throw noSession();
        delete sessions[id];
      }),
    endSessions: (account, except) =>
      store.update((state) => endSessionsOf(state, account, except === undefined ? {} : { except })),
  };

  return {
    ...own,
    /** Begins a session of an account within `decide`, which sees the newest state, and issues its token. */
    async begin(beginning: Beginning, decide: (state: AccessState) => string): Promise<BegunSession> {
      const begun = await store.update((state) => {
        forgetExpired(state, clock.now());
        const account = decide(state);
        const id = beginSession(state, { ...beginning, account, now: clock.now() });
        const { username, role, passwordVersion } = accountOf(state, account);
        return { id, admin: { id: account, username, role }, version: passwordVersion };
      });
      const { id, admin, version } = begun;
      return { token: await tokens.issue({ subject: admin.id, version, id }), admin, session: id };
    },
    /** Reads a token whose session goes on; its subject is an account, or the machine's owner if their key signed it. Throws TOKEN_INVALID. */
    async readToken(token: string): Promise<Token & { isOwners: boolean }> {
      const admins = await tokens.read(token);
      const read = admins ?? (await ownerKey.read(token));
      if (read === null) throw tokenInvalid();
      // A session that was ended on another server, and a changed password, count here too.
      await store.fresh();
      if (admins === null) return { ...read, isOwners: true };
      const { sessions } = store.read();
      const session = storedSession(sessions, read.id);
      if (session?.account !== read.subject || isOver(session.expiresAt, clock.now())) throw tokenInvalid();
      if (isUnnoted(session.lastSeenAt, clock.now())) noteUse(read.id);
      return { ...read, isOwners: false };
    },
  };
}
