import { createHash } from "node:crypto";
import { join, resolve } from "node:path";

/** To be raised when the same file would be read as another story, so that what was kept is not used any more. */
export const indexVersion = 8;

/** The folders of a library and of the caches. */
type IndexPlace = { contentDir: string; cacheDir: string };

/** Two libraries may share a data folder. */
export function indexFolder({ contentDir, cacheDir }: IndexPlace): string {
  const library = createHash("sha256").update(resolve(contentDir)).digest("hex").slice(0, 12);
  return join(cacheDir, `v${indexVersion}-${library}`);
}
