import { hash } from "node:crypto";
import { writeWhole } from "../../platform/disk.ts";
import { readSealed, sealed } from "../../platform/seal.ts";
import { orders } from "./fingerprint.ts";

/** Raised whenever the same text would get another fingerprint. */
const version = 1;

/** Numbers of one story: its fingerprints in both languages. */
export const printLength = orders * 2;

const head = Buffer.from(`mruk fingerprints ${version}\n`);
const keyBytes = 16;
const rowBytes = keyBytes + printLength * Uint32Array.BYTES_PER_ELEMENT;

/** Names a story by what is told in it. */
export function printKey({ contentEn, contentPl }: { contentEn: string; contentPl: string }): string {
  return hash("sha256", `${contentEn}\0${contentPl}`).slice(0, keyBytes * 2);
}

export type Prints = ReadonlyMap<string, Uint32Array>;

/** The fingerprints that were kept, by their stories' keys; none where the file is missing, damaged or of another version. */
export async function readPrints(path: string): Promise<Prints> {
  const file = await readSealed(path);
  const prints = new Map<string, Uint32Array>();
  if (!file?.subarray(0, head.length).equals(head)) return prints;
  const rows = file.subarray(head.length);
  for (let at = 0; at + rowBytes <= rows.length; at += rowBytes) {
    const print = new Uint32Array(printLength);
    new Uint8Array(print.buffer).set(rows.subarray(at + keyBytes, at + rowBytes));
    prints.set(rows.toString("hex", at, at + keyBytes), print);
  }
  return prints;
}

export async function writePrints(path: string, prints: Prints): Promise<void> {
  const rows = Buffer.alloc(prints.size * rowBytes);
  let at = 0;
  for (const [key, print] of prints) {
    rows.write(key, at, "hex");
    rows.set(new Uint8Array(print.buffer, print.byteOffset, print.byteLength), at + keyBytes);
    at += rowBytes;
  }
  await writeWhole(path, sealed(Buffer.concat([head, rows])));
}
