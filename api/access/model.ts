import { z } from "zod";
import { Language } from "#api/language/model.ts";
import { Email } from "#api/newsletter/model.ts";
import { roles } from "#api/platform/roles.ts";
import { PreviewLink } from "#api/stories/previews/model.ts";

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

export const PasswordChange = z.strictObject({ currentPassword: password, newPassword: NewPassword });
export type PasswordChange = z.infer<typeof PasswordChange>;

/** The account that is signed in, with its present role. */
export const SignedInAdmin = z.strictObject({ id: z.string(), username: z.string(), role: RoleName });

/** The answer to a successful login. */
export const Session = z.strictObject({ token: z.string(), admin: SignedInAdmin });
export type Session = z.infer<typeof Session>;

/** An account as owners see it. */
export const ListedAccount = SignedInAdmin.extend({ createdAt: z.iso.datetime() });
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
});
export type Account = z.infer<typeof Account>;

/** How somebody signed in. */
export const sessionWays = ["password", "invitation"] as const;
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
});
export type StoredSession = z.infer<typeof StoredSession>;

export const ListedSession = StoredSession.omit({ account: true }).extend({ id: z.string() });
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

/** Access's part of the state, by random ids: accounts, their sessions, open invitations, and links to what is not public yet. */
export const AccessState = z.strictObject({
  accounts: z.record(z.string(), Account),
  sessions: z.record(z.string(), StoredSession),
  invitations: z.record(z.string(), Invitation),
  previewLinks: z.record(z.string(), PreviewLink),
});
export type AccessState = z.infer<typeof AccessState>;

export const emptyAccess = (): AccessState => ({ accounts: {}, sessions: {}, invitations: {}, previewLinks: {} });
