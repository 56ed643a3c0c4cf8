import { isUtf8 } from "node:buffer";
import { readFile, stat } from "node:fs/promises";
import { AppError, type ErrorCode } from "#api/platform/errors.ts";

/** The error's code where the file cannot be used, the most bytes it may have, and what to do with a larger one. */
type InputFile = { code: ErrorCode; maxBytes: number; ifLarger: string };

const megabyte = 1024 * 1024;

/** The bytes of a file that somebody named on the command line. Throws the given code where it cannot be read. */
export async function readInputFile(path: string, { code, maxBytes, ifLarger }: InputFile): Promise<Buffer> {
  const refused = (problem: string, hint: string, cause?: unknown) =>
    new AppError(code, `${path} ${problem}`, { hint, cause });
  const unreadable = (cause: NodeJS.ErrnoException) => {
    throw refused(`cannot be read: ${cause.code ?? cause.message}`, "Check the path.", cause);
  };
  const stats = await stat(path).catch(unreadable);
  if (stats.isDirectory()) throw refused("is a folder", "Name a file in it.");
  if (stats.size > maxBytes) {
    const most = maxBytes < megabyte ? `${maxBytes / 1024} kB` : `${maxBytes / megabyte} MB`;
    throw refused(`is larger than ${most}`, ifLarger);
  }
  return readFile(path).catch(unreadable);
}

/** The text that UTF-8 bytes hold; null for other bytes. A byte order mark stays. */
export function utf8Text(bytes: Uint8Array): string | null {
  return isUtf8(bytes) ? new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes) : null;
}
