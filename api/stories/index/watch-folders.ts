import { type FSWatcher, readdirSync, watch } from "node:fs";
import { join, sep } from "node:path";

export type FolderWatch = { close(): void };

type WatchHandlers = {
  /** Something changed at this path, relative to the content folder; null where the path is not known. */
  onChange(path: string | null): void;
  onError(error: Error, path: string): void;
};

/**
 * Watches each existing folder of stories by itself. To watch a whole tree, Node asks the disk about every file in it, which blocks
 * the process for a third of a second with a hundred thousand files.
 */
export function watchFolders(contentDir: string, { onChange, onError }: WatchHandlers): FolderWatch {
  const watchers: FSWatcher[] = [];

  function watchFolder(folder: string, handle: (name: string | null) => void): boolean {
    const path = join(contentDir, folder);
    try {
      const watcher = watch(path, { persistent: false }, (_event, name) => handle(name));
      watchers.push(watcher.on("error", (error) => onError(error, path)));
      return true;
    } catch {
      return false; // The folder was deleted, or the system watches no more folders. The full refreshes find its changes.
    }
  }

  // Before the first story there is no folder `stories`, so its parent is watched.
  if (!watchFolder("stories", () => onChange(null))) {
    watchFolder("", (name) => {
      if (name === null || name === "stories") onChange(null);
    });
  }
  for (const year of foldersIn(contentDir, "stories")) {
    watchFolder(year, () => onChange(null));
    for (const month of foldersIn(contentDir, year)) {
      watchFolder(month, (name) => onChange(name === null ? null : `${month}/${name.split(sep).join("/")}`));
    }
  }
  return {
    close() {
      for (const watcher of watchers) watcher.close();
    },
  };
}

/** The subfolders whose names are numbers: years and months. */
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
