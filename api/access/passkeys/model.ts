import { z } from "zod";

const base64url = (longest: number) =>
  z
    .string("must be a text")
    .max(longest, `must be at most ${longest} characters`)
    .regex(/^[\w-]+$/, "must be base64url");

/** How many passkeys an account may have. */
export const mostPasskeys = 20;

/** WebAuthn allows 1,023 bytes. */
export const CredentialId = base64url(1364);

/** A passkey of an account; its id is the credential's. */
export const Passkey = z.strictObject({
  account: z.string(),
  /** The person's own word for it. */
  name: z.string(),
  /** The COSE key in base64url. */
  publicKey: z.string(),
  /** The authenticator's count of signatures; 0 for those that do not count. */
  counter: z.number().int().nonnegative(),
  /** How browsers reach it, such as `internal` and `usb`. */
  transports: z.array(z.string()),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().optional(),
});
export type Passkey = z.infer<typeof Passkey>;

export const ListedPasskey = Passkey.pick({ name: true, createdAt: true, lastUsedAt: true }).extend({ id: z.string() });
export type ListedPasskey = z.infer<typeof ListedPasskey>;

/** A challenge that was answered, by its nonce, until it would have expired. */
export const UsedChallenge = z.strictObject({ expiresAt: z.iso.datetime() });
export type UsedChallenge = z.infer<typeof UsedChallenge>;

const clientDataJSON = base64url(8000);
const ofCredential = { id: CredentialId, rawId: CredentialId, type: z.literal("public-key", "must be public-key") };

/** An authenticator's answer when a passkey is made (WebAuthn, RegistrationResponseJSON). */
export const RegistrationResponse = z.object({
  ...ofCredential,
  response: z.object({
    clientDataJSON,
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export type RegistrationResponse = z.infer<typeof RegistrationResponse>;

/** An authenticator's answer when a passkey is used (WebAuthn, AuthenticationResponseJSON). */
export const AuthenticationResponse = z.object({
  ...ofCredential,
  response: z.object({
    clientDataJSON,
    authenticatorData: base64url(8000),
    signature: base64url(4000),
    userHandle: base64url(200).optional(),
  }),
});
export type AuthenticationResponse = z.infer<typeof AuthenticationResponse>;

const PasskeyName = z
  .string("must be a text")
  .normalize("NFC")
  .trim()
  .min(1, "must not be empty")
  .max(64, "must be at most 64 characters");

export const NewPasskey = z.strictObject({ name: PasskeyName, credential: RegistrationResponse });
export type NewPasskey = z.infer<typeof NewPasskey>;
export const PasskeySignIn = z.strictObject({ credential: AuthenticationResponse });

/** The options that a browser hands to `navigator.credentials`, as WebAuthn writes them in JSON. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() });
