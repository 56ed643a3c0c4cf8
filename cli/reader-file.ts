import { readFile, stat } from "node:fs/promises";
import { AppError } from "../api/platform/errors.ts";

/** A hundred thousand rows, and nothing that could not be held in memory. */
const largest = 32 * 1024 * 1024;

/** The text of a file that readers are to be taken in from. Throws SUBSCRIBERS_INVALID where that is none. */
export async function readerFile(path: string): Promise<string> {
  const stats = await stat(path).catch((cause: NodeJS.ErrnoException) => {
    throw unusable(`${path} cannot be read: ${cause.code ?? cause.message}`, "Check the path.", cause);
  });
  if (stats.isDirectory()) throw unusable(`${path} is a folder`, "Name a file in it.");
  if (stats.size > largest) throw unusable(`${path} is larger than ${largest / 1024 / 1024} MB`, "Take it in parts.");
  const bytes = await readFile(path);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw unusable(`${path} is not UTF-8 text`, "Spreadsheets call it CSV UTF-8 when they save a table.", cause);
  }
}

const unusable = (message: string, hint: string, cause?: unknown) =>
  new AppError("SUBSCRIBERS_INVALID", message, { hint, cause });
