// What a server begins with: the very first reading of a large library takes longer than everything else in a start, so other
// threads begin with it while this one loads what is to serve it.
import { join } from "node:path";
import type { Config } from "../platform/config.ts";
import { type IndexPlace, isKept } from "../stories/index-folder.ts";
import { type Begun, beginReading } from "../stories/shared-reading.ts";

/** The configured library, and where its index is kept. */
export const libraryPlace = ({ CONTENT_DIR, DATA_DIR }: Pick<Config, "CONTENT_DIR" | "DATA_DIR">): IndexPlace => ({
  contentDir: CONTENT_DIR,
  cacheDir: join(DATA_DIR, "cache", "stories"),
});

/** Begins where nothing is kept of it. */
export function beginStories(config: Config): Begun | undefined {
  const place = libraryPlace(config);
  return isKept(place) ? undefined : beginReading(place.contentDir);
}
