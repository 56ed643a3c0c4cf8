import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { AppError } from "../platform/errors.ts";
import type { MediaSource } from "./model.ts";

/** What tells one content from another. */
export type Fingerprint = { sha256: string; length: number };

export const isSame = (one: Fingerprint, other: Fingerprint) =>
  one.sha256 === other.sha256 && one.length === other.length;

/** The part of a fingerprint that stands in file names, as in a picture's `imageHash`. */
export const shortHash = ({ sha256 }: Fingerprint) => sha256.slice(0, 16);

export function streamOf(source: MediaSource): Readable {
  if ("path" in source) return createReadStream(source.path);
  const { buffer, byteOffset, byteLength } = source.bytes;
  return Readable.from([Buffer.from(buffer, byteOffset, byteLength)]);
}

/** Reads to the end. */
export async function fingerprintOf(
  content: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array>,
  signal?: AbortSignal,
): Promise<Fingerprint> {
  const hash = createHash("sha256");
  let length = 0;
  for await (const chunk of content) {
    signal?.throwIfAborted();
    hash.update(chunk);
    length += chunk.length;
  }
  return { sha256: hash.digest("hex"), length };
}

/** The fingerprint of what is to be kept. Nothing is not worth keeping. */
export async function fingerprintOfSource(source: MediaSource, signal?: AbortSignal): Promise<Fingerprint> {
  const print = await fingerprintOf(streamOf(source), signal);
  if (print.length === 0) throw new Error("An empty file is no picture and no film.");
  return print;
}

/** What lies in the store is not what was put there. */
export function mismatch(what: string): AppError {
  return new AppError("STORAGE_MISMATCH", `${what} does not read as it was written.`, {
    hint: "Nothing refers to it yet. Try again; if it happens again, look at the storage.",
  });
}
