import { type AccessState, type Account, emptyAccess, type Invitation, type StoredSession } from "#api/access/model.ts";
import type { Passkey, UsedChallenge } from "#api/access/passkeys/model.ts";
import type { HealthState } from "#api/health/model.ts";
import type { NewsletterState, Subscriber } from "#api/newsletter/model.ts";
import type { PreviewLink } from "#api/stories/previews/model.ts";
import type { StateTables } from "./state-tables.ts";

/** How a table stores the rows of one collection, beside id and number of the last change. */
type Collection<Row, Table extends keyof StateTables> = {
  table: Table;
  toColumns(row: Row): Omit<StateTables[Table], "id" | "change">;
  fromColumns(columns: StateTables[Table]): Row;
};

export type AnyCollection = {
  table:
    | "accounts"
    | "sessions"
    | "invitations"
    | "passkeys"
    | "used_challenges"
    | "preview_links"
    | "subscribers"
    | "told";
  toColumns(row: unknown): object;
  fromColumns(columns: object): unknown;
};

/** Collections of rows by their names and ids. */
export type Collections = Record<string, Record<string, unknown>>;

/** A part of the state as tables. */
export type PartShape<Part extends Collections> = {
  part: "access" | "newsletter" | "health";
  empty(): Part;
  collections: { [Name in keyof Part]: AnyCollection };
};

/** The collection of this name. */
export function collectionOf<Part extends Collections>(shape: PartShape<Part>, name: string): AnyCollection {
  const collections: Record<string, AnyCollection> = shape.collections;
  const found = collections[name];
  if (!found) throw new Error(`The part ${shape.part} has no collection ${name}.`);
  return found;
}

// Only this file knows which columns belong to which rows, so the types are erased here.
const collection = <Row, Table extends AnyCollection["table"]>(given: Collection<Row, Table>): AnyCollection => given;

/** Nearly all instants look so and need no parsing, which matters for a hundred thousand readers with a few each. */
const wholeSecond = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|\+00:00)$/;

/** An instant at the database's precision, microseconds; a clock may give more. */
const instant = (text: string) =>
  wholeSecond.test(text)
    ? `${text.slice(0, 19)}Z`
    : Temporal.Instant.from(text).round({ smallestUnit: "microsecond" }).toString();
const maybeInstant = (text: string | undefined) => (text === undefined ? null : instant(text));

export const accessShape: PartShape<AccessState> = {
  part: "access",
  empty: emptyAccess,
  collections: {
    accounts: collection<Account, "accounts">({
      table: "accounts",
      toColumns: ({ username, role, passwordHash, passwordVersion, createdAt, recoveryCodes, email, language }) => ({
        username,
        role,
        password_hash: passwordHash,
        password_version: passwordVersion,
        created_at: instant(createdAt),
        recovery_codes: recoveryCodes ?? null,
        email: email ?? null,
        language: language ?? null,
      }),
      fromColumns: ({ recovery_codes, email, language, ...account }) => ({
        username: account.username,
        role: account.role,
        passwordHash: account.password_hash,
        passwordVersion: account.password_version,
        createdAt: instant(account.created_at),
        ...(recovery_codes !== null && { recoveryCodes: recovery_codes }),
        ...(email !== null && { email }),
        ...(language !== null && { language }),
      }),
    }),
    sessions: collection<StoredSession, "sessions">({
      table: "sessions",
      toColumns: ({ account, way, browser, begunAt, lastSeenAt, expiresAt, provenAt }) => ({
        account,
        way,
        browser,
        begun_at: instant(begunAt),
        last_seen_at: instant(lastSeenAt),
        expires_at: instant(expiresAt),
        proven_at: maybeInstant(provenAt),
      }),
      fromColumns: ({ account, way, browser, begun_at, last_seen_at, expires_at, proven_at }) => ({
        account,
        way,
        browser,
        begunAt: instant(begun_at),
        lastSeenAt: instant(last_seen_at),
        expiresAt: instant(expires_at),
        ...(proven_at !== null && { provenAt: instant(proven_at) }),
      }),
    }),
    invitations: collection<Invitation, "invitations">({
      table: "invitations",
      toColumns: ({ role, name, email, invitedBy, createdAt, expiresAt }) => ({
        role,
        name: name ?? null,
        email: email ?? null,
        invited_by: invitedBy,
        created_at: instant(createdAt),
        expires_at: instant(expiresAt),
      }),
      fromColumns: ({ role, name, email, invited_by, created_at, expires_at }) => ({
        role,
        ...(name !== null && { name }),
        ...(email !== null && { email }),
        invitedBy: invited_by,
        createdAt: instant(created_at),
        expiresAt: instant(expires_at),
      }),
    }),
    passkeys: collection<Passkey, "passkeys">({
      table: "passkeys",
      toColumns: ({ account, name, publicKey, counter, transports, createdAt, lastUsedAt }) => ({
        account,
        name,
        public_key: publicKey,
        counter,
        transports,
        created_at: instant(createdAt),
        last_used_at: maybeInstant(lastUsedAt),
      }),
      fromColumns: ({ account, name, public_key, counter, transports, created_at, last_used_at }) => ({
        account,
        name,
        publicKey: public_key,
        counter,
        transports,
        createdAt: instant(created_at),
        ...(last_used_at !== null && { lastUsedAt: instant(last_used_at) }),
      }),
    }),
    usedChallenges: collection<UsedChallenge, "used_challenges">({
      table: "used_challenges",
      toColumns: ({ expiresAt }) => ({ expires_at: instant(expiresAt) }),
      fromColumns: ({ expires_at }) => ({ expiresAt: instant(expires_at) }),
    }),
    previewLinks: collection<PreviewLink, "preview_links">({
      table: "preview_links",
      toColumns: ({ kind, story, madeBy, madeByName, createdAt, expiresAt }) => ({
        kind,
        story,
        made_by: madeBy,
        made_by_name: madeByName,
        created_at: instant(createdAt),
        expires_at: instant(expiresAt),
      }),
      fromColumns: ({ kind, story, made_by, made_by_name, created_at, expires_at }) => ({
        kind,
        story,
        madeBy: made_by,
        madeByName: made_by_name,
        createdAt: instant(created_at),
        expiresAt: instant(expires_at),
      }),
    }),
  },
};

export const newsletterShape: PartShape<NewsletterState> = {
  part: "newsletter",
  empty: () => ({ subscribers: {} }),
  collections: {
    subscribers: collection<Subscriber, "subscribers">({
      table: "subscribers",
      toColumns: ({ email, language, frequency, askedAt, confirmedAt, toAsk, lettersUpTo, bouncedAt }) => ({
        email,
        language,
        frequency: frequency ?? "daily",
        asked_at: instant(askedAt),
        confirmed_at: maybeInstant(confirmedAt),
        to_ask: toAsk ?? false,
        letters_up_to: maybeInstant(lettersUpTo),
        bounced_at: maybeInstant(bouncedAt),
      }),
      fromColumns: ({ email, language, frequency, asked_at, confirmed_at, to_ask, letters_up_to, bounced_at }) => ({
        email,
        language,
        ...(frequency === "weekly" && { frequency }),
        askedAt: instant(asked_at),
        ...(confirmed_at !== null && { confirmedAt: instant(confirmed_at) }),
        ...(to_ask && { toAsk: true }),
        ...(letters_up_to !== null && { lettersUpTo: instant(letters_up_to) }),
        ...(bounced_at !== null && { bouncedAt: instant(bounced_at) }),
      }),
    }),
  },
};

export const healthShape: PartShape<HealthState> = {
  part: "health",
  empty: () => ({ told: {} }),
  collections: {
    told: collection<string, "told">({
      table: "told",
      toColumns: (date) => ({ on_date: date }),
      fromColumns: ({ on_date }) => on_date,
    }),
  },
};
