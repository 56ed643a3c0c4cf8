import type { Clock } from "#api/platform/clock.ts";
import type { Store } from "#api/platform/store.ts";
import type { AccessState, Account, Session } from "./model.ts";
import { createOwnerKey } from "./owner-key.ts";
import { tokenInvalid } from "./refusals.ts";
import { createTokens, type Token } from "./tokens.ts";

/** How long a login lasts. */
const sessionMinutes = 12 * 60;

type Parts = { store: Store<AccessState>; secret: string; clock: Clock };

/** Issues the tokens of administrators, and reads theirs and the owner's. */
export function createSessions({ store, secret, clock }: Parts) {
  const tokens = createTokens({ secret, clock, audience: "mruk-admin", minutes: sessionMinutes });
  const ownerKey = createOwnerKey({ secret });
  return {
    async sessionOf({ id, username, role, passwordVersion }: Account & { id: string }): Promise<Session> {
      return { token: await tokens.issue({ subject: id, version: passwordVersion }), admin: { id, username, role } };
    },
    /** Reads a token that is not logged out; its subject is an account, or the owner if the owner's key signed it. Throws TOKEN_INVALID. */
    async readToken(token: string): Promise<Token & { isOwners: boolean }> {
      const admins = await tokens.read(token);
      const read = admins ?? (await ownerKey.read(token));
      if (read === null) throw tokenInvalid();
      // A logout or a changed password on another server counts here too.
      await store.fresh();
      if (Object.hasOwn(store.read().ended, read.id)) throw tokenInvalid();
      return { ...read, isOwners: admins === null };
    },
  };
}
