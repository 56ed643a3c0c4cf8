import { passkeyRefused } from "../refusals.ts";
import type { Challenge } from "./challenges.ts";
import { challengeMinutes } from "./challenges.ts";
import type { AuthenticationResponse, Passkey, RegistrationResponse } from "./model.ts";

/** The site as authenticators know it: its host, and the origin of its pages. */
export type RelyingParty = { id: string; origin: string };

export const relyingParty = (origin: string): RelyingParty => ({ id: new URL(origin).hostname, origin });

// The library is large, and most servers' days pass without a passkey.
const library = () => import("@simplewebauthn/server");

/** EdDSA, ES256 and RS256: named here, since the library's own list depends on the runtime of each server. */
const algorithms = [-8, -7, -257];
const timeout = challengeMinutes * 60 * 1000;

type KnownCredential = { id: string; transports: string[] };
type Making = { challenge: string; site: RelyingParty; account: { id: string; username: string } };

/** The options by which a browser makes a passkey: one that knows its account, and asks the person for a finger, a face or a PIN. */
export async function creationOptions({ challenge, site, account }: Making, known: KnownCredential[]) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: "Mruk",
    rpID: site.id,
    userID: Uint8Array.from(Buffer.from(account.id)),
    userName: account.username,
    challenge,
    timeout,
    excludeCredentials: known,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: algorithms,
  });
}

/** The options by which a browser uses a passkey: one of these, or without any whichever the person chooses. */
export async function requestOptions(challenge: string, site: RelyingParty, known: KnownCredential[] = []) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: site.id,
    challenge,
    timeout,
    userVerification: "required",
    ...(known.length > 0 && { allowCredentials: known }),
  });
}

type Checked<Response> = { response: Response; challenge: Challenge; site: RelyingParty };

/** Checks the answer of an authenticator that made a passkey. Throws PASSKEY_REFUSED. */
export async function checkRegistration({ response, challenge, site }: Checked<RegistrationResponse>) {
  const { verifyRegistrationResponse } = await library();
  const { transports = [], ...given } = response.response;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, response: given, clientExtensionResults: {} },
    expectedChallenge: challenge.text,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    supportedAlgorithmIDs: algorithms,
  }).catch((cause: unknown) => {
    throw passkeyRefused(cause);
  });
  if (!verified) throw passkeyRefused();
  const { id, publicKey, counter } = registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString("base64url"), counter, transports };
}

/** Checks that a passkey signed the challenge for this site, and returns its count of signatures. Throws PASSKEY_REFUSED. */
export async function checkAssertion(
  { response, challenge, site }: Checked<AuthenticationResponse>,
  { publicKey, account }: Passkey,
): Promise<number> {
  const { userHandle, ...given } = response.response;
  if (userHandle !== undefined && Buffer.from(userHandle, "base64url").toString() !== account) throw passkeyRefused();
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, response: given, clientExtensionResults: {} },
    expectedChallenge: challenge.text,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    // The count is compared in the store, which has the newest one of all servers.
    credential: { id: response.id, publicKey: Uint8Array.from(Buffer.from(publicKey, "base64url")), counter: 0 },
  }).catch((cause: unknown) => {
    throw passkeyRefused(cause);
  });
  if (!verified) throw passkeyRefused();
  return authenticationInfo.newCounter;
}
