import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

const checksumOf = (content: Uint8Array) => createHash("sha256").update(content).digest();
const checksumLength = 32;

/** Appends a checksum to the bytes, so that `readChecksumFile` notices a file that was cut off or changed. */
export function withChecksum(content: Uint8Array): Buffer {
  return Buffer.concat([content, checksumOf(content)]);
}

/** Reads a file without its checksum; null where the file is missing or its checksum is wrong. */
export async function readChecksumFile(path: string): Promise<Buffer | null> {
  const file = await readFile(path).catch(() => null);
  if (!file || file.byteLength <= checksumLength) return null;
  const content = file.subarray(0, -checksumLength);
  return checksumOf(content).equals(file.subarray(-checksumLength)) ? content : null;
}
