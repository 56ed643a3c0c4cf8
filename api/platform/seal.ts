import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

const sealOf = (content: Uint8Array) => createHash("sha256").update(content).digest();
const sealLength = 32;

/** The bytes before their own digest, so that a file that was cut off or changed is noticed. */
export function sealed(content: Uint8Array): Buffer {
  return Buffer.concat([content, sealOf(content)]);
}

/** What was sealed in this file; null where it is missing or not what was written. */
export async function readSealed(path: string): Promise<Buffer | null> {
  const file = await readFile(path).catch(() => null);
  if (!file || file.byteLength <= sealLength) return null;
  const content = file.subarray(0, -sealLength);
  return sealOf(content).equals(file.subarray(-sealLength)) ? content : null;
}
