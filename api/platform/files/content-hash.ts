import { createHash } from "node:crypto";

/** The first 16 hex digits of the SHA-256: identifies a picture's content in a story's `imageHash` and in cached addresses. */
export function contentHash(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 16);
}
