import { constants, existsSync, readdirSync } from "node:fs";
import { open } from "node:fs/promises";
import { join, relative } from "node:path";
import { codeOf } from "#api/platform/error-code.ts";

/** The files below a folder. Links are listed and not followed. */
export function filesBelow(contentDir: string, folder: string): string[] {
  if (!existsSync(join(contentDir, folder))) return [];
  return readdirSync(join(contentDir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(contentDir, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}

export const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** Hidden files belong to tools, and a README may explain a folder. */
export const isExpected = (name: string) => name.startsWith(".") || name === "README.md";

/** The bytes of a plain file, or the reason why there are none. It follows no links. `label` names the file in the reason. */
export async function readPlainFile(
  path: string,
  { mostBytes, label }: { mostBytes: number; label: string },
): Promise<Buffer | string> {
  try {
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      const stats = await file.stat();
      if (!stats.isFile()) return "is not a plain file";
      if (stats.size > mostBytes) return `is larger than ${mostBytes / 1_000_000} MB`;
      return await file.readFile();
    } finally {
      await file.close();
    }
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    if (code === "ENOENT") return `${label} is missing`;
    return code === "ELOOP" ? "is not a plain file" : `cannot be read (${code})`;
  }
}
