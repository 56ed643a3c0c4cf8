import { readChecksumFile, withChecksum } from "#api/platform/files/checksum-file.ts";
import { writeWhole } from "#api/platform/files/disk.ts";
import { printLength, type StoryPrint } from "./story-print.ts";

/** Raise it whenever the same story would get another key or print. */
const head = Buffer.from("mruk story prints, version 1\n".padEnd(32));
const printBytes = printLength * Uint16Array.BYTES_PER_ELEMENT;
const rowBytes = Float64Array.BYTES_PER_ELEMENT + printBytes;

/** Prints by story key. */
export type Prints = ReadonlyMap<number, StoryPrint>;

/**
 * Reads the cache; empty if the file is missing, damaged or of another version. The keys come first, then the prints.
 */
export async function readPrints(path: string): Promise<Prints> {
  const file = await readChecksumFile(path);
  const prints = new Map<number, StoryPrint>();
  if (!file?.subarray(0, head.length).equals(head)) return prints;
  const rows = new Uint8Array(file.subarray(head.length)).buffer;
  const count = rows.byteLength / rowBytes;
  if (!Number.isInteger(count)) return prints;
  const keys = new Float64Array(rows, 0, count);
  for (const [row, key] of keys.entries()) {
    prints.set(key, new Uint16Array(rows, keys.byteLength + row * printBytes, printLength));
  }
  return prints;
}

export async function writePrints(path: string, prints: Prints): Promise<void> {
  const keys = Float64Array.from(prints.keys());
  const rows = new Uint16Array(prints.size * printLength);
  let at = 0;
  for (const print of prints.values()) {
    rows.set(print, at);
    at += printLength;
  }
  await writeWhole(path, withChecksum(Buffer.concat([head, Buffer.from(keys.buffer), Buffer.from(rows.buffer)])));
}
