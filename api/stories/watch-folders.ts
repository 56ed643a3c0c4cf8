import { type FSWatcher, readdirSync, watch } from "node:fs";
import { join, sep } from "node:path";

export type FolderWatch = { close(): void };

type Told = {
  /** Something is other at this path, as seen from the content folder; null where that is not all. */
  hear(path: string | null): void;
  fail(error: Error, path: string): void;
};

/**
 * Watches the folders of stories that are there now. Each by itself: to watch a whole tree, Node asks the disk about every file
 * in it, which for a hundred thousand of them keeps everybody waiting for a third of a second.
 */
export function watchFolders(contentDir: string, { hear, fail }: Told): FolderWatch {
  const watchers: FSWatcher[] = [];

  function watchFolder(folder: string, heard: (name: string | null) => void): boolean {
    const path = join(contentDir, folder);
    try {
      const watcher = watch(path, { persistent: false }, (_event, name) => heard(name));
      watchers.push(watcher.on("error", (error) => fail(error, path)));
      return true;
    } catch {
      return false; // Gone again, or the system watches no more folders: somebody looks now and then.
    }
  }

  // Until the first story comes there is no folder for stories, only the one it will be made in.
  if (!watchFolder("stories", () => hear(null))) {
    watchFolder("", (name) => {
      if (name === null || name === "stories") hear(null);
    });
  }
  for (const year of foldersIn(contentDir, "stories")) {
    watchFolder(year, () => hear(null));
    for (const month of foldersIn(contentDir, year)) {
      watchFolder(month, (name) => hear(name === null ? null : `${month}/${name.split(sep).join("/")}`));
    }
  }
  return {
    close() {
      for (const watcher of watchers) watcher.close();
    },
  };
}

/** Years and months. */
function foldersIn(contentDir: string, path: string): string[] {
  try {
    const entries = readdirSync(join(contentDir, path), { withFileTypes: true });
    return entries.flatMap((entry) =>
      entry.isDirectory() && /^\d+$/.test(entry.name) ? [`${path}/${entry.name}`] : [],
    );
  } catch {
    return [];
  }
}
