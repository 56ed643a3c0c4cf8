import { z } from "zod";

/** A state as some version of the program wrote it. */
export type VersionedState = { version: number } & Record<string, unknown>;

/** Turns one version's state into the next version's; `migrate` counts the version itself. */
export type Migration = (state: VersionedState) => Record<string, unknown>;

/** The migration at index n makes version n + 2 of version n + 1: versions begin with 1, and none is skipped. */
const migrations: readonly Migration[] = [
  (state) => ({ ...state, access: { accounts: {}, ended: {} } }),
  // From here on subscribers have letters, which older programs would reject.
  (state) => ({ ...state, health: { told: {} } }),
  // From here on counts have files of their own. An older file contains them, or it is damaged.
  ({ engagement = null, ...state }) => ({ ...state, engagement }),
  // Every account there was could do everything.
  (state) => ({ ...state, access: withRoles(state.access) }),
  // Before there were sessions, tokens were good unless they had been ended: everybody signs in again.
  (state) => ({ ...state, access: withSessions(state.access) }),
  // From here on accounts may have passkeys.
  (state) => ({ ...state, access: withPasskeys(state.access) }),
  (state) => ({ ...state, access: withPreviewLinks(state.access) }),
];

/** Accounts without roles become owners. What is no state at all stays as it is, for the schema to refuse. */
function withRoles(access: unknown): unknown {
  const parsed = AccessWithoutRoles.safeParse(access);
  if (!parsed.success) return access;
  const { accounts, ...rest } = parsed.data;
  const owners = Object.entries(accounts).map(([id, account]) => [id, { ...account, role: "owner" }]);
  return { ...rest, accounts: Object.fromEntries(owners) };
}
/** Sessions and invitations come in the place of ended tokens. */
function withSessions(access: unknown): unknown {
  if (typeof access !== "object" || access === null || !("ended" in access)) return access;
  const { ended: _, ...rest } = access;
  return { ...rest, sessions: {}, invitations: {} };
}

/** Passkeys, and the challenges that they answered. */
const withPasskeys = (access: unknown): unknown =>
  typeof access === "object" && access !== null && "invitations" in access
    ? { ...access, passkeys: {}, usedChallenges: {} }
    : access;

/** Links to what is not public yet begin with none. */
const withPreviewLinks = (access: unknown): unknown =>
  typeof access === "object" && access !== null ? { previewLinks: {}, ...access } : access;

const AccessWithoutRoles = z.looseObject({ accounts: z.record(z.string(), z.looseObject({})) });

/** The version that a list of migrations ends at. */
export const newestVersion = (list: readonly Migration[] = migrations): number => list.length + 1;

/** Migrates an older state to the newest version. */
export function migrate(state: VersionedState, list: readonly Migration[] = migrations): VersionedState {
  return list
    .slice(state.version - 1)
    .reduce((older, migration) => ({ ...migration(older), version: older.version + 1 }), state);
}
