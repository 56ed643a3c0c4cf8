import { z } from "zod";
import { mirrors } from "#api/discovery/model.ts";
import { Language } from "#api/language/model.ts";
import type { Admin } from "#api/platform/admin.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Signer } from "#api/platform/secret.ts";
import type { Store } from "#api/platform/store.ts";
import { accountOf, nameKey, setPassword } from "../accounts.ts";
import type { AccessState, Account, EmailOrder, PasswordReset } from "../model.ts";
import type { Passwords } from "../passwords.ts";
import { requireRecentProof, type Who } from "../proof.ts";
import { mailLinkOver } from "../refusals.ts";
import { isOver } from "../stored-sessions.ts";
import { remembered, type Tallies } from "../tallies.ts";
import { requireStrong } from "../weak-passwords.ts";

const lifetimes = { reset: { hours: 1 }, address: { hours: 24 } };
/** The most links to a new password for an account before an hour has to pass without one. */
const mostResets = 3;

/** A link to send: to whom, in which language, and its token. */
export type ResetLink = { to: string; language: Language; username: string; token: string };

/** Getting back in by mail. Links hold nothing that is stored: what they change makes them void. */
export type PasswordResets = {
  /** The account's confirmed address; null for none. */
  ownEmail(account: string): Promise<string | null>;
  /** The link that confirms a new address, for a day. Throws PROOF_REQUIRED, ACCOUNT_NOT_FOUND. */
  emailLink(who: Who, order: EmailOrder): Promise<ResetLink>;
  /** Notes the address of a link. Throws MAIL_LINK_OVER. */
  confirmEmail(token: string): Promise<Admin>;
  /** Forgets the account's address. Throws PROOF_REQUIRED, ACCOUNT_NOT_FOUND. */
  removeEmail(who: Who): Promise<void>;
  /** Links to a new password, each good for an hour, for the accounts of this name or address that have one. */
  resetLinks(name: string): Promise<ResetLink[]>;
  /** Sets the password by a link, which ends all sessions. Throws MAIL_LINK_OVER, PASSWORD_WEAK. */
  resetByLink(reset: PasswordReset): Promise<Admin>;
};

type Parts = { store: Store<AccessState>; signer: Signer; clock: Clock; passwords: Passwords; tallies: Tallies };

/** The address of a page that takes the token of a mail. It stands behind a mark, where no server's log sees it. */
export const mailLink = (page: "reset" | "address", { language, token }: ResetLink, origin: string) =>
  `${origin}${mirrors[language]}/admin/${page}#${token}`;

export function openPasswordResets({ store, signer, clock, passwords, tallies }: Parts): PasswordResets {
  const resets = resetTokens(signer, clock);
  const addresses = addressTokens(signer, clock);

  /** Counts the links of an account; false once there were enough. */
  const mayBeSent = (account: string) =>
    tallies.change([`resets ${account}`], ([counted]) => {
      const now = clock.now().epochMilliseconds;
      const tally = remembered(counted ?? { tries: 0, lastAt: 0, openAt: 0, familiar: false }, now);
      const isAllowed = tally.tries < mostResets;
      return { tallies: [isAllowed ? { ...tally, tries: tally.tries + 1, lastAt: now } : tally], result: isAllowed };
    });

  return {
    async ownEmail(account) {
      await store.fresh();
      return store.read().accounts[account]?.email ?? null;
    },
    async emailLink(who, order) {
      await store.fresh();
      requireRecentProof(store.read(), who, clock.now());
      const account = accountOf(store.read(), who.account);
      const token = addresses.issue([who.account, account], order);
      return { to: order.email, language: order.language, username: account.username, token };
    },
    confirmEmail: (token) =>
      store.update((state) => {
        const { id, ...address } = addresses.read(state, token);
        const { username, role } = Object.assign(accountOf(state, id), address);
        return { id, username, role };
      }),
    removeEmail: (who) =>
      store.update((state) => {
        requireRecentProof(state, who, clock.now());
        const account = accountOf(state, who.account);
        delete account.email;
        delete account.language;
      }),
    async resetLinks(name) {
      await store.fresh();
      const found = Object.entries(store.read().accounts).filter(([, account]) => isNamed(account, name));
      const links: ResetLink[] = [];
      for (const [id, account] of found) {
        const { email: to, language = "en", username } = account;
        if (to === undefined || !(await mayBeSent(id))) continue;
        links.push({ to, language, username, token: resets.issue([id, account]) });
      }
      return links;
    },
    async resetByLink({ token, password }) {
      await store.fresh();
      const { username } = accountOf(store.read(), resets.read(store.read(), token));
      requireStrong({ username, password });
      const passwordHash = await passwords.hash(password);
      return store.update((state) => {
        const id = resets.read(state, token);
        const { role } = setPassword(state, id, passwordHash);
        return { id, username, role };
      });
    },
  };
}

const isNamed = ({ username, email }: Account, name: string): boolean =>
  nameKey(username) === nameKey(name) || (email !== undefined && nameKey(email) === nameKey(name));

type Stored = [id: string, account: Account];

/** Tokens that are void once the account's password or address is another one. */
function resetTokens(signer: Signer, clock: Clock) {
  const purposeOf = ({ email = "", passwordVersion }: Account) =>
    JSON.stringify(["password reset", email, passwordVersion]);
  return {
    issue: ([id, account]: Stored) =>
      signer.sign(purposeOf(account), `${id}.${clock.now().add(lifetimes.reset).epochMilliseconds}`),
    /** Returns the account's id. Throws MAIL_LINK_OVER. */
    read({ accounts }: AccessState, token: string): string {
      const [id = "", milliseconds] = token.split(".");
      const account = Object.hasOwn(accounts, id) ? accounts[id] : undefined;
      if (account === undefined || signer.verify(purposeOf(account), token) === null) throw mailLinkOver();
      if (isPast(Number(milliseconds), clock)) throw mailLinkOver();
      return id;
    },
  };
}

const AddressClaims = z.tuple([z.string(), z.string(), Language, z.number()]);

/** Tokens that are void once the account's address or password is another one. */
function addressTokens(signer: Signer, clock: Clock) {
  const purposeOf = ({ email = "", passwordVersion }: Account) =>
    JSON.stringify(["mail address", email, passwordVersion]);
  return {
    issue([id, account]: Stored, { email, language }: EmailOrder): string {
      const claims = [id, email, language, clock.now().add(lifetimes.address).epochMilliseconds];
      return signer.sign(purposeOf(account), Buffer.from(JSON.stringify(claims)).toString("base64url"));
    },
    /** Throws MAIL_LINK_OVER. */
    read({ accounts }: AccessState, token: string): EmailOrder & { id: string } {
      const claims = AddressClaims.safeParse(jsonIn(token.split(".")[0] ?? ""));
      if (!claims.success) throw mailLinkOver();
      const [id, email, language, milliseconds] = claims.data;
      const account = Object.hasOwn(accounts, id) ? accounts[id] : undefined;
      if (account === undefined || signer.verify(purposeOf(account), token) === null) throw mailLinkOver();
      if (isPast(milliseconds, clock)) throw mailLinkOver();
      return { id, email, language };
    },
  };
}

const isPast = (milliseconds: number, clock: Clock): boolean =>
  isOver(Temporal.Instant.fromEpochMilliseconds(milliseconds).toString(), clock.now());

function jsonIn(base64url: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64url, "base64url").toString());
  } catch {
    return null;
  }
}
