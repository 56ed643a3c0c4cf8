import { readFileSync } from "node:fs";
import { crc32, inflateRawSync } from "node:zlib";

export type ReadEntry = { name: string; stored: boolean; bytes: Buffer; extra: number };

/** Reads every entry of a zip file by its directory, and checks each against its own header and checksum. */
export function readZip(path: string): ReadEntry[] {
  const zip = readFileSync(path);
  const end = zip.lastIndexOf("PK\u0005\u0006");
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    const [nameLength, extra, local] = [
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt32LE(at + 42),
    ];
    const [method, crc, packed] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 20)];
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    at += 46 + nameLength + extra;
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    if (zip.toString("utf8", local + 30, local + 30 + nameLength) !== name) throw new Error(`${name} has two names`);
    const data = zip.subarray(start, start + packed);
    const bytes = method === 0 ? data : inflateRawSync(data);
    if (crc32(bytes) !== crc) throw new Error(`${name} has another checksum`);
    return { name, stored: method === 0, bytes, extra };
  });
}
