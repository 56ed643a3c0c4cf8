import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { AppError } from "#api/platform/errors.ts";
import type { MediaSource } from "./model.ts";

/** The hash and size that identify a content. */
export type Fingerprint = { sha256: string; length: number };

export const isSame = (one: Fingerprint, other: Fingerprint) =>
  one.sha256 === other.sha256 && one.length === other.length;

/** The part of a fingerprint in file names, as in a picture's `imageHash`. */
export const shortHash = ({ sha256 }: Fingerprint) => sha256.slice(0, 16);

export function streamOf(source: MediaSource): Readable {
  if ("path" in source) return createReadStream(source.path);
  const { buffer, byteOffset, byteLength } = source.bytes;
  return Readable.from([Buffer.from(buffer, byteOffset, byteLength)]);
}

/** Reads a stream to its end. */
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

/** The fingerprint of a source. Throws for an empty one, which is not worth storing. */
export async function fingerprintOfSource(source: MediaSource, signal?: AbortSignal): Promise<Fingerprint> {
  const print = await fingerprintOf(streamOf(source), signal);
  if (print.length === 0) throw new Error("An empty file is no picture and no film.");
  return print;
}

/** The stored content differs from the source. */
export function mismatch(what: string): AppError {
  return new AppError("STORAGE_MISMATCH", `${what} does not read as it was written.`, {
    hint: "Nothing refers to it yet. Try again; if it happens again, look at the storage.",
  });
}
