import { createHash, randomBytes } from "node:crypto";
import type { Clock } from "#api/platform/clock.ts";
import type { Store } from "#api/platform/store.ts";
import { accountOf, findAccount, nameKey } from "../accounts.ts";
import type { AccessState, RecoverySignIn } from "../model.ts";
import { requireRecentProof, type Who } from "../proof.ts";
import { recoveryFailed } from "../refusals.ts";
import type { Begin, BegunSession } from "../sessions.ts";
import type { Throttle } from "../throttle.ts";

const codesMade = 10;
/** Crockford's base 32, without letters that look like digits. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 120 bits: more than the 112 from which on a code needs no slow hash (NIST SP 800-63B-4, section 3.1.2). */
const lettersOfCode = 24;

export type RecoveryCodes = {
  /** How many unused codes the account has. */
  recoveryCodesLeft(account: string): Promise<number>;
  /** Makes ten new codes, which void the earlier ones. They are not shown again. Throws PROOF_REQUIRED, ACCOUNT_NOT_FOUND. */
  makeRecoveryCodes(who: Who): Promise<string[]>;
  /** Signs in with a code in the place of the password, once. Throws RECOVERY_FAILED, LOGIN_THROTTLED. */
  signInByCode(signIn: RecoverySignIn, place: { address: string; browser: string }): Promise<BegunByCode>;
};
type BegunByCode = BegunSession & { codesLeft: number };

type Parts = { store: Store<AccessState>; clock: Clock; throttle: Throttle; begin: Begin };

export function openRecoveryCodes({ store, clock, throttle, begin }: Parts): RecoveryCodes {
  const leftOf = (account: string) => store.read().accounts[account]?.recoveryCodes?.length ?? 0;
  return {
    async recoveryCodesLeft(account) {
      await store.fresh();
      return leftOf(account);
    },
    async makeRecoveryCodes(who) {
      const codes = Array.from({ length: codesMade }, newCode);
      await store.update((state) => {
        requireRecentProof(state, who, clock.now());
        accountOf(state, who.account).recoveryCodes = codes.map(hashOf);
      });
      return codes;
    },
    async signInByCode({ username, code }, { address, browser }) {
      // Counted with the passwords, so that nobody gets more tries by changing from one to the other.
      const attempt = await throttle.admit(nameKey(username), address);
      const hash = hashOf(code);
      const begun = await begin({ way: "recovery", browser }, (state) => takeCode(state, username, hash));
      await attempt.wasRight();
      return { ...begun, codesLeft: leftOf(begun.admin.id) };
    },
  };
}

/** Takes a code from its account and returns the account's id. Throws RECOVERY_FAILED. */
function takeCode(state: AccessState, username: string, hash: string): string {
  const id = findAccount(state, username)?.id;
  const account = id === undefined ? undefined : state.accounts[id];
  if (id === undefined || !account?.recoveryCodes?.includes(hash)) throw recoveryFailed();
  account.recoveryCodes = account.recoveryCodes.filter((kept) => kept !== hash);
  return id;
}

/** `7K3M-…`, in groups of four. Each byte's last five bits choose a letter. */
function newCode(): string {
  const letters = Array.from(randomBytes(lettersOfCode), (byte) => alphabet[byte % alphabet.length]).join("");
  return letters.match(/.{4}/g)?.join("-") ?? letters;
}

/** Hashes a code as people type it: any case, with or without hyphens and spaces, O for 0, I and L for 1. */
function hashOf(code: string): string {
  const typed = code.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  return createHash("sha256").update(typed).digest("base64url");
}
