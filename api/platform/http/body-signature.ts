// The signature of a webhook's body as Git hosts send it in `X-Hub-Signature-256`.
import { createHmac, timingSafeEqual } from "node:crypto";

/** `sha256=` and the body's HMAC with the shared secret, in hexadecimal. */
const Signature = /^sha256=([0-9a-f]{64})$/;

const hmacOf = (body: string | Uint8Array, secret: string) => createHmac("sha256", secret).update(body);

export const signatureOf = (body: string, secret: string): string => `sha256=${hmacOf(body, secret).digest("hex")}`;

/** The bytes of a signature header; null for a missing or malformed one. */
export function signatureIn(header: string | undefined): Buffer | null {
  const [, digits] = Signature.exec(header ?? "") ?? [];
  return digits === undefined ? null : Buffer.from(digits, "hex");
}

/** Whether these exact bytes were signed with the secret. Takes the same time for every wrong signature. */
export const isSigned = (body: Uint8Array, signature: Buffer, secret: string): boolean =>
  timingSafeEqual(hmacOf(body, secret).digest(), signature);
