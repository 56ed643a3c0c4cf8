import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ifMissing } from "./error-code.ts";
import { AppError } from "./errors.ts";
import { writeDurably } from "./files/disk.ts";

/** Signs short texts that leave the server and come back. A signature is valid for one purpose only. */
export type Signer = {
  /** `text.signature`; needs no escaping in cookies and URLs if `text` needs none. */
  sign(purpose: string, text: string): string;
  /** The text that was signed for this purpose; null where the signature is not ours. */
  verify(purpose: string, signed: string): string | null;
};

export function createSigner(secret: string): Signer {
  const key = createSecretKey(secret, "utf8");
  const signatureOf = (purpose: string, text: string) =>
    createHmac("sha256", key)
      .update(JSON.stringify([purpose, text]))
      .digest();
  return {
    sign: (purpose, text) => `${text}.${signatureOf(purpose, text).toString("base64url")}`,
    verify(purpose, signed) {
      const dot = signed.lastIndexOf(".");
      if (dot < 0) return null;
      const text = signed.slice(0, dot);
      const [given, right] = [Buffer.from(signed.slice(dot + 1), "base64url"), signatureOf(purpose, text)];
      return given.byteLength === right.byteLength && timingSafeEqual(given, right) ? text : null;
    },
  };
}

type SecretPlace = { AUTH_SECRET?: string | undefined; DATA_DIR: string };

/** The configured secret; else the one in the data folder, made at the first start and readable by its owner only. */
export async function readSecret(place: SecretPlace): Promise<string> {
  const kept = await keptSecret(place);
  if (kept !== null) return kept;
  const made = randomBytes(32).toString("base64url");
  await writeDurably(secretPath(place.DATA_DIR), made, { mode: 0o600 });
  return made;
}

/** The existing secret; null where there is none yet. */
export async function keptSecret({ AUTH_SECRET, DATA_DIR }: SecretPlace): Promise<string | null> {
  if (AUTH_SECRET !== undefined) return AUTH_SECRET;
  const path = secretPath(DATA_DIR);
  const kept = await readFile(path, "utf8").catch(ifMissing(null));
  if (kept !== null && kept.trim().length < 32) {
    throw new AppError("CONFIG_INVALID", `${path} holds no usable secret.`, {
      hint: "Delete the file, and a new secret is made; links in mails sent before will no longer work.",
    });
  }
  return kept?.trim() ?? null;
}

/** The path of the secret in a data folder. */
export const secretPath = (dataDir: string) => join(dataDir, "auth-secret");
