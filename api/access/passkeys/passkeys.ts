import type { Admin } from "#api/platform/admin.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Signer } from "#api/platform/secret.ts";
import type { Store } from "#api/platform/store.ts";
import { accountOf } from "../accounts.ts";
import type { AccessState } from "../model.ts";
import { noteProof, requireRecentProof, type Who } from "../proof.ts";
import { passkeyRefused } from "../refusals.ts";
import type { Begin, BegunSession } from "../sessions.ts";
import { type Challenge, createChallenges, spendChallenge } from "./challenges.ts";
import type { AuthenticationResponse, ListedPasskey, NewPasskey } from "./model.ts";
import {
  addPasskey,
  findPasskey,
  listed,
  notePasskeyUse,
  passkeysOf,
  removePasskey,
  requireRoom,
} from "./stored-passkeys.ts";
import { checkAssertion, checkRegistration, creationOptions, type RelyingParty, requestOptions } from "./web-authn.ts";

/** The JSON that a browser hands to `navigator.credentials`. */
type Options = { challenge: string };

/** An authenticator's answer at a site. */
type Answer = { credential: AuthenticationResponse; site: RelyingParty };
type SignIn = Answer & {
  /** The browser's family. */
  browser: string;
  /** Hears whose passkey it is, once its signature was checked, also where the sign-in is refused after that. */
  onIdentified?(admin: Admin): void;
};

/** Passkeys in the place of passwords. Each method that asks for a recent proof throws PROOF_REQUIRED, ACCOUNT_NOT_FOUND. */
export type Passkeys = {
  /** The account's passkeys, oldest first. */
  passkeys(account: string): Promise<ListedPasskey[]>;
  /** The options to make one more. Asks for a recent proof. Throws PASSKEYS_FULL. */
  passkeyOptions(who: Who, site: RelyingParty): Promise<Options>;
  /** Asks for a recent proof. Throws CHALLENGE_OVER, PASSKEY_REFUSED, PASSKEY_KNOWN, PASSKEYS_FULL. */
  addPasskey(who: Who, passkey: NewPasskey, site: RelyingParty): Promise<ListedPasskey>;
  /** Asks for a recent proof. Throws PASSKEY_NOT_FOUND. */
  removePasskey(who: Who, id: string): Promise<ListedPasskey>;
  /** The options to sign in with whichever passkey somebody has. */
  passkeySignInOptions(site: RelyingParty): Promise<Options>;
  /** Throws CHALLENGE_OVER, PASSKEY_REFUSED, PASSKEY_CLONED. */
  signInByPasskey(signIn: SignIn): Promise<BegunSession>;
  /** The options to prove by one of one's own passkeys that one is still there. */
  proofOptions(who: Who, site: RelyingParty): Promise<Options>;
  /** Notes a recent proof by a passkey. Throws CHALLENGE_OVER, PASSKEY_REFUSED, PASSKEY_CLONED. */
  proveByPasskey(who: Who, answer: Answer): Promise<void>;
};

type Parts = { store: Store<AccessState>; signer: Signer; clock: Clock; begin: Begin };

const purposes = {
  signIn: "sign in",
  making: ({ account, session }: Who) => `make one for ${account} in ${session}`,
  proof: ({ account, session }: Who) => `prove ${account} in ${session}`,
};

export function openPasskeys({ store, signer, clock, begin }: Parts): Passkeys {
  const challenges = createChallenges({ signer, clock });
  const known = (account: string) =>
    passkeysOf(store.read(), account).map(([id, { transports }]) => ({ id, transports }));

  /** Checks an answer; the returned function notes the use of the passkey in the state, and returns its account. */
  async function checked({ credential, site }: Answer, purpose: string) {
    const challenge: Challenge = challenges.read(purpose, credential.response.clientDataJSON);
    await store.fresh();
    const passkey = findPasskey(store.read(), credential.id);
    if (passkey === undefined) throw passkeyRefused();
    const counter = await checkAssertion({ response: credential, challenge, site }, passkey);
    const use = (state: AccessState) =>
      notePasskeyUse(state, { id: credential.id, counter, challenge, now: clock.now() });
    return { account: passkey.account, use };
  }

  return {
    async passkeys(account) {
      await store.fresh();
      return passkeysOf(store.read(), account).map(listed);
    },
    async passkeyOptions(who, site) {
      await store.fresh();
      requireRecentProof(store.read(), who, clock.now());
      requireRoom(store.read(), who.account);
      const { username } = accountOf(store.read(), who.account);
      const challenge = challenges.issue(purposes.making(who));
      return creationOptions({ challenge, site, account: { id: who.account, username } }, known(who.account));
    },
    async addPasskey(who, { name, credential }, site) {
      const challenge = challenges.read(purposes.making(who), credential.response.clientDataJSON);
      const { id, ...made } = await checkRegistration({ response: credential, challenge, site });
      return store.update((state) => {
        const now = clock.now();
        requireRecentProof(state, who, now);
        spendChallenge(state, challenge, now);
        return addPasskey(state, [id, { account: who.account, name, ...made, createdAt: now.toString() }]);
      });
    },
    removePasskey: (who, id) =>
      store.update((state) => {
        requireRecentProof(state, who, clock.now());
        return removePasskey(state, who.account, id);
      }),
    passkeySignInOptions: async (site) => requestOptions(challenges.issue(purposes.signIn), site),
    async signInByPasskey({ browser, onIdentified, ...answer }) {
      const { account, use } = await checked(answer, purposes.signIn);
      const { username, role } = accountOf(store.read(), account);
      onIdentified?.({ id: account, username, role });
      return begin({ way: "passkey", browser }, use);
    },
    async proofOptions(who, site) {
      await store.fresh();
      return requestOptions(challenges.issue(purposes.proof(who)), site, known(who.account));
    },
    async proveByPasskey(who, answer) {
      const { account, use } = await checked(answer, purposes.proof(who));
      if (account !== who.account) throw passkeyRefused();
      await store.update((state) => {
        use(state);
        noteProof(state, who, clock.now());
      });
    },
  };
}
