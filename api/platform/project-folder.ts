// Finds the project folder: its programs run from sources and from builds, which lie at different depths.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

function folderAbove(folder: string): string {
  if (existsSync(join(folder, "package.json")) || dirname(folder) === folder) return folder;
  return folderAbove(dirname(folder));
}

/** The folder that `web/`, `dist/` and `node_modules/` are in. */
export const projectFolder = folderAbove(import.meta.dirname);
