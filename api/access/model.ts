import { z } from "zod";
import { Language } from "#api/language/model.ts";
import { Email } from "#api/newsletter/model.ts";
import { roles } from "#api/platform/roles.ts";
import { PreviewLink } from "#api/stories/previews/model.ts";
import { Passkey, UsedChallenge } from "./passkeys/model.ts";

const Username = z
  .string("must be a text")
  .normalize("NFC")
  .trim()
  .min(1, "must not be empty")
  .max(64, "must be at most 64 characters")
  .regex(/^[\p{L}\p{N}._@ -]*$/u, "may hold letters, digits, spaces and . _ @ - only");
const password = z.string("must be a text").min(1, "must not be empty").max(1000, "must be at most 1000 characters");
const NewPassword = z
  .string("must be a text")
  .min(8, "must be at least 8 characters")
  .max(1000, "must be at most 1000 characters");

/** The body that the login page sends. Any text is accepted, so that no rule reveals anything about accounts. */
export const Credentials = z.strictObject({ username: z.string("must be a text").trim().min(1).max(200), password });
export type Credentials = z.infer<typeof Credentials>;

/** The body that the set-up page and `mruk admin create` send. Common passwords are refused beyond this. */
export const NewAccount = z.strictObject({ username: Username, password: NewPassword });
export type NewAccount = z.infer<typeof NewAccount>;

const RoleName = z.enum(roles, `must be one of ${roles.join(", ")}`);

/** One more account, made with its password by an owner or in the terminal. */
export const NewPerson = NewAccount.extend({ role: RoleName });
export type NewPerson = z.infer<typeof NewPerson>;

export const RoleChange = z.strictObject({ role: RoleName });

/** Without the current password only for who came in another way just now. */
export const PasswordChange = z.strictObject({ currentPassword: password.optional(), newPassword: NewPassword });
export type PasswordChange = z.infer<typeof PasswordChange>;

/** The account that is signed in, with its present role. */
export const SignedInAdmin = z.strictObject({ id: z.string(), username: z.string(), role: RoleName });

/** The answer to a successful login. */
export const Session = z.strictObject({ token: z.string(), admin: SignedInAdmin });
export type Session = z.infer<typeof Session>;

/** An account as owners see it. */
export const ListedAccount = SignedInAdmin.extend({
  createdAt: z.iso.datetime(),
  /** How many they have. */
  passkeys: z.number().int(),
});
export type ListedAccount = z.infer<typeof ListedAccount>;

/** How many accounts there may be. */
export const mostAccounts = 20;

/** One administrator. A token is valid for the password version that it was issued for. */
export const Account = z.strictObject({
  username: z.string(),
  role: RoleName,
  /** In the standard text form of argon2id. */
  passwordHash: z.string(),
  passwordVersion: z.number().int().positive(),
  createdAt: z.iso.datetime(),
  /** Hashes of the recovery codes that were not used yet. */
  recoveryCodes: z.array(z.string()).optional(),
  /** Where a link to a new password may be sent, and in which language; confirmed by a mail. */
  email: z.string().optional(),
  language: Language.optional(),
});
export type Account = z.infer<typeof Account>;

/** How somebody signed in. */
export const sessionWays = ["password", "passkey", "recovery", "invitation"] as const;
export type SessionWay = (typeof sessionWays)[number];

/** A session of an account: everything that is kept of a login. Its id is the token's; no address is kept. */
export const StoredSession = z.strictObject({
  account: z.string(),
  way: z.enum(sessionWays),
  /** The browser's family. */
  browser: z.string(),
  begunAt: z.iso.datetime(),
  /** To a quarter of an hour. */
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** When its person last gave a password or a passkey again; since it began unless given. */
  provenAt: z.iso.datetime().optional(),
});
export type StoredSession = z.infer<typeof StoredSession>;

export const ListedSession = StoredSession.omit({ account: true, provenAt: true }).extend({ id: z.string() });
export type ListedSession = z.infer<typeof ListedSession>;
/** One of one's own sessions. */
export const OwnSession = ListedSession.extend({ isCurrent: z.boolean() });

const InvitedName = z
  .string("must be a text")
  .trim()
  .min(1, "must not be empty")
  .max(64, "must be at most 64 characters");

/** An invitation that nobody has accepted yet. Its link is its id, signed. */
export const Invitation = z.strictObject({
  role: RoleName,
  /** For whom it is. */
  name: z.string().optional(),
  /** Where the link was sent. */
  email: z.string().optional(),
  /** The id of the account, or of the machine's owner. */
  invitedBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof Invitation>;
export const ListedInvitation = Invitation.extend({ id: z.string() });
export type ListedInvitation = z.infer<typeof ListedInvitation>;

export const InvitationOrder = z.strictObject({
  role: RoleName,
  name: InvitedName.optional(),
  email: Email.optional(),
  /** The mail's language. */
  language: Language.default("en"),
});
export type InvitationOrder = z.infer<typeof InvitationOrder>;

/** A new invitation, the link to give, and whether it was sent by mail as well. */
export const MadeInvitation = z.strictObject({ invitation: ListedInvitation, link: z.string(), isMailed: z.boolean() });

/** The part of an invitation that the holder of its link sees. */
export const ShownInvitation = Invitation.pick({ role: true, name: true, expiresAt: true });
export type ShownInvitation = z.infer<typeof ShownInvitation>;

const token = z.string("must be a text").min(1, "must not be empty").max(500, "must be at most 500 characters");
export const InvitationToken = z.strictObject({ token });
export const Acceptance = NewAccount.extend({ token });
export type Acceptance = z.infer<typeof Acceptance>;

/** A recovery code, as typed, in the place of the password. */
export const RecoverySignIn = z.strictObject({
  username: Credentials.shape.username,
  code: z.string("must be a text").min(1).max(100, "must be at most 100 characters"),
});
export type RecoverySignIn = z.infer<typeof RecoverySignIn>;
export const RecoverySession = Session.extend({ codesLeft: z.number().int() });
export const RecoveryCodesLeft = z.strictObject({ left: z.number().int() });
export const RecoveryCodesMade = z.strictObject({ codes: z.array(z.string()) });

/** An address for a forgotten password, and the language of the mails there. */
export const EmailOrder = z.strictObject({ email: Email, language: z.enum(Language.options, "must be en or pl") });
export type EmailOrder = z.infer<typeof EmailOrder>;
export const OwnEmail = z.strictObject({ email: z.string().nullable(), isMailOn: z.boolean() });

/** A username or an address. */
export const Forgotten = z.strictObject({ name: z.string("must be a text").trim().min(1).max(254) });
export const MailToken = z.strictObject({ token: z.string("must be a text").min(1).max(1000) });
export const PasswordReset = MailToken.extend({ password: NewPassword });
export type PasswordReset = z.infer<typeof PasswordReset>;

/** One of two ways to show that one is still there. */
export const PasswordProof = z.strictObject({ password });

/**
 * Access's part of the state, by ids: accounts, their sessions and passkeys, open invitations, challenges that were answered, and links
 * to what is not public yet.
 */
export const AccessState = z.strictObject({
  accounts: z.record(z.string(), Account),
  sessions: z.record(z.string(), StoredSession),
  invitations: z.record(z.string(), Invitation),
  passkeys: z.record(z.string(), Passkey),
  usedChallenges: z.record(z.string(), UsedChallenge),
  previewLinks: z.record(z.string(), PreviewLink),
});
export type AccessState = z.infer<typeof AccessState>;

export const emptyAccess = (): AccessState => ({
  accounts: {},
  sessions: {},
  invitations: {},
  passkeys: {},
  usedChallenges: {},
  previewLinks: {},
});
