import type { MediaStore } from "./model.ts";

/** Keeps media in a folder of this machine; their addresses begin with `/media/`. */
export function openLocalStore(_options: { dataDir: string }): MediaStore {
  throw new Error("later");
}
