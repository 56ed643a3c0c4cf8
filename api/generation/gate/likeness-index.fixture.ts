import { join } from "node:path";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import type { StoryId } from "#api/stories/model.ts";
import { type ComparedText, openLikenessIndex } from "./likeness-index.ts";

/** The path of a cache in a folder that is removed when the test ends. */
export async function cacheOfTest(): Promise<string> {
  const folder = folderOfTest();
  return join(folder, "caches", "prints");
}

/** An index without persistence: its cache path cannot be written. */
export const openIndex = (stories: Iterable<ComparedText & { id: StoryId }>) =>
  openLikenessIndex({ cachePath: "/dev/null/prints", stories });
