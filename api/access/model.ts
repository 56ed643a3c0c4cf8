import { z } from "zod";
import { roles } from "#api/platform/roles.ts";

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

/** Who is signed in, with their present role. */
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

/** Access's part of the state: administrators by their random id, and the ids of logged-out tokens until they expire. */
export const AccessState = z.strictObject({
  accounts: z.record(z.string(), Account),
  ended: z.record(z.string(), z.iso.datetime()),
});
export type AccessState = z.infer<typeof AccessState>;
