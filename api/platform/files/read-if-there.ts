import { readFile } from "node:fs/promises";
import { codeOf } from "../error-code.ts";
import { AppError } from "../errors.ts";

/** Reads a file; null where there is none. */
export async function readIfThere(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw new AppError("STATE_UNAVAILABLE", `Cannot read ${path}: ${error instanceof Error ? error.message : error}`, {
      hint: "Check who owns the file, and whether the disk is in order.",
      cause: error,
    });
  }
}
