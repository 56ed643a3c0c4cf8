import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { AuthenticationResponse, RegistrationResponse } from "./model.ts";

type Options = { challenge: string };
type Signing = {
  origin?: string;
  host?: string;
  /** The count of signatures; one more than at the last time unless given. */
  counter?: number;
  /** The id that the answer claims to have. */
  id?: string;
  userHandle?: string;
  isVerified?: boolean;
};

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest();

/** An authenticator with one passkey, which signs whatever a test asks of it. */
export function createAuthenticator({ origin = "https://mruk.example" } = {}) {
  const ownId = randomBytes(32).toString("base64url");
  const ownHost = new URL(origin).hostname;
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  let count = 0;

  const clientData = (type: string, challenge: string, at: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));

  /** The authenticator's data (WebAuthn, section 6.1): hash of the host, flags, count, and with a new passkey its key. */
  function dataOf({ host = ownHost, counter, isVerified = true }: Signing, made?: Uint8Array): Buffer {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (made ? 0x40 : 0);
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter ?? ++count);
    return Buffer.concat([sha256(host), Buffer.from([flags]), counted, made ?? Buffer.alloc(0)]);
  }

  return {
    id: ownId,
    /** Makes the passkey. */
    create({ challenge }: Options, signing: Signing = {}): RegistrationResponse {
      const id = Buffer.from(ownId, "base64url");
      const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.byteLength]), id, coseOf(publicKey)]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", Uint8Array.from(dataOf(signing, made))],
      ]);
      return {
        id: ownId,
        rawId: ownId,
        type: "public-key",
        response: {
          clientDataJSON: clientData("webauthn.create", challenge, signing.origin ?? origin).toString("base64url"),
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    /** Uses the passkey. */
    get({ challenge }: Options, signing: Signing = {}): AuthenticationResponse {
      const { id = ownId, userHandle } = signing;
      const client = clientData("webauthn.get", challenge, signing.origin ?? origin);
      const data = dataOf(signing);
      return {
        id,
        rawId: id,
        type: "public-key",
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: sign("sha256", Buffer.concat([data, sha256(client)]), privateKey).toString("base64url"),
          ...(userHandle !== undefined && { userHandle: Buffer.from(userHandle).toString("base64url") }),
        },
      };
    },
  };
}

/** The key as COSE writes it (RFC 9053, section 7.1): an ES256 key on P-256. */
function coseOf(key: KeyObject): Uint8Array {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const bytes = (text: string) => Uint8Array.from(Buffer.from(text, "base64url"));
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]) as never,
  );
}
