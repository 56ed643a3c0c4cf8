import { readFile, stat } from "node:fs/promises";
import { AppError } from "#api/platform/errors.ts";

/** Room for a hundred thousand rows, small enough to hold in memory. */
const maxBytes = 32 * 1024 * 1024;

/** The text of a file of subscribers to import. Throws SUBSCRIBERS_INVALID where it cannot be read as text. */
export async function readSubscribersFile(path: string): Promise<string> {
  const stats = await stat(path).catch((cause: NodeJS.ErrnoException) => {
    throw unusable(`${path} cannot be read: ${cause.code ?? cause.message}`, "Check the path.", cause);
  });
  if (stats.isDirectory()) throw unusable(`${path} is a folder`, "Name a file in it.");
  if (stats.size > maxBytes) throw unusable(`${path} is larger than ${maxBytes / 1024 / 1024} MB`, "Take it in parts.");
  const bytes = await readFile(path);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw unusable(`${path} is not UTF-8 text`, "Spreadsheets call it CSV UTF-8 when they save a table.", cause);
  }
}

const unusable = (message: string, hint: string, cause?: unknown) =>
  new AppError("SUBSCRIBERS_INVALID", message, { hint, cause });
