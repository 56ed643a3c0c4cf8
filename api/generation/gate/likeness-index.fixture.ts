import { join } from "node:path";
import { folderOfTest } from "../../platform/folder.fixture.ts";
import type { StoryId } from "../../stories/model.ts";
import { openLikenessIndex, type Told } from "./likeness-index.ts";

/** A place for a cache that is removed when the test ends. */
export async function cacheOfTest(): Promise<string> {
  const folder = folderOfTest();
  return join(folder, "caches", "prints");
}

/** An index that keeps nothing: its cache cannot be written. */
export const openIndex = (stories: Iterable<Told & { id: StoryId }>) =>
  openLikenessIndex({ cachePath: "/dev/null/prints", stories });
