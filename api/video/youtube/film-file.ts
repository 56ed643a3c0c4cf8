import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { AppError } from "#api/platform/errors.ts";
import type { FilmFacts } from "../making/film-facts.ts";
import { shortSeconds } from "../model.ts";

/** A film file on the disk, as an interrupted upload is compared with it. */
export type FilmFile = { path: string; bytes: number; sha256: string };

/** Measures the film, and refuses one that is not a short. Throws FILM_UNSUITABLE. */
export async function inspectFilm(
  path: string,
  { filmFacts }: { filmFacts(path: string): Promise<FilmFacts> },
): Promise<FilmFile> {
  const fault = faultOf(await filmFacts(path));
  if (fault !== null) {
    throw new AppError("FILM_UNSUITABLE", `The film is no short: ${fault}`, {
      hint: `A short is upright or square and under ${shortSeconds} seconds. Have the film made again.`,
    });
  }
  const hash = createHash("sha256");
  for await (const piece of createReadStream(path)) hash.update(piece);
  return { path, bytes: (await stat(path)).size, sha256: hash.digest("hex") };
}

function faultOf({ width, height, seconds }: FilmFacts): string | null {
  if (!(width > 0 && height > 0)) return "it has no picture";
  if (height < width) return `it is ${width} wide and ${height} high`;
  if (!(seconds > 0)) return "it has no length";
  return seconds < shortSeconds ? null : `it lasts ${Math.round(seconds)} seconds`;
}

/** Reads pieces of a film into a reused buffer. Throws FILM_UNSUITABLE if the file has become shorter. */
export async function openFilm({ path }: FilmFile, { pieceBytes }: { pieceBytes: number }) {
  const file = await open(path, "r");
  const piece = Buffer.alloc(pieceBytes);
  return {
    async read(from: number, length: number): Promise<Buffer> {
      let read = 0;
      while (read < length) {
        const { bytesRead } = await file.read(piece, read, length - read, from + read);
        if (bytesRead === 0) throw new AppError("FILM_UNSUITABLE", "The film changed while it was being uploaded");
        read += bytesRead;
      }
      return piece.subarray(0, length);
    },
    [Symbol.asyncDispose]: () => file.close(),
  };
}
