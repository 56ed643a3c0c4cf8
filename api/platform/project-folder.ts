// Finds the project folder: its programs run from sources and from builds, which lie at different depths.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The program's folder that this path is in, with links unresolved; the root where there is none. */
export function folderAbove(folder: string): string {
  if (existsSync(join(folder, "package.json")) || dirname(folder) === folder) return folder;
  return folderAbove(dirname(folder));
}

/** The Node that a program brings along: a release has its own, a checkout has one among its packages; null where neither is there. */
export function nodeOf(folder: string): string | null {
  const nodes = [join(folder, "bin", "node"), join(folder, "node_modules", ".bin", "node")];
  return nodes.find((path) => existsSync(path)) ?? null;
}

/** The folder that `web/`, `dist/` and `node_modules/` are in. */
export const projectFolder = folderAbove(import.meta.dirname);
