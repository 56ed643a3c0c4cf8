import type { Logger } from "pino";
import type { StoryFault, StoryLibrary } from "./library.ts";
import { type FolderWatch, watchFolders } from "./watch-folders.ts";

type Options = {
  library: Pick<StoryLibrary, "refresh" | "faults">;
  contentDir: string;
  log: Pick<Logger, "info" | "warn" | "error">;
  /** The delay before a refresh, since one push changes many files. */
  gatherMs?: number;
  /** The interval of full refreshes, which need no notice of a change. */
  safetyNetMs?: number;
};

/** With more changed paths, a full refresh costs no more. */
const mostPaths = 1000;

/**
 * Keeps a library fresh while a server runs, and logs each fault once, also those of the start. A watch is no guarantee (network
 * folders report nothing, and a folder that was replaced is no longer watched), so the whole folder is read and watched anew at
 * intervals. Neither keeps the process alive.
 */
export function watchLibrary({ library, contentDir, log, gatherMs = 50, safetyNetMs = 60_000 }: Options): {
  close(): void;
} {
  let watcher: FolderWatch | undefined;
  let gathering: NodeJS.Timeout | undefined;
  /** The paths that changed since the last refresh, relative to the content folder; null for a full refresh. */
  let changedPaths: Set<string> | null = new Set();
  let logged: ReadonlySet<string> = new Set();
  let closed = false;

  function watchAgain(): void {
    watcher?.close();
    watcher = watchFolders(contentDir, {
      onChange: refreshSoon,
      onError: (error, path) => log.warn({ err: error, path }, "The library's folder cannot be watched"),
    });
  }

  /** Schedules a refresh of this path, or a full one. */
  function refreshSoon(path: string | null): void {
    if (closed) return;
    changedPaths =
      path === null || changedPaths === null || changedPaths.size >= mostPaths ? null : changedPaths.add(path);
    // A running timer is not restarted, because a stream of changes would put the refresh off for ever.
    gathering ??= setTimeout(() => {
      gathering = undefined;
      void refresh();
    }, gatherMs).unref();
  }

  async function refresh(): Promise<void> {
    const paths = changedPaths;
    changedPaths = new Set();
    // Folders may have been added or replaced.
    if (paths === null) watchAgain();
    try {
      const { changed, removed } = await library.refresh(paths === null ? undefined : { paths: [...paths] });
      if (closed) return;
      if (changed.length + removed.length > 0) log.info({ changed, removed }, "The library has changed");
      logNewFaults();
    } catch (error) {
      changedPaths = null;
      log.error({ err: error }, "The library could not be read again");
    }
  }

  function logNewFaults(): void {
    const faults = library.faults();
    for (const fault of faults) if (!logged.has(textOf(fault))) log.warn(fault, "A story file cannot be used");
    logged = new Set(faults.map(textOf));
  }

  logNewFaults();
  const safetyNet = setInterval(() => refreshSoon(null), safetyNetMs).unref();
  // This starts the watch, and finds the changes since the library was opened.
  refreshSoon(null);

  return {
    close() {
      closed = true;
      watcher?.close();
      clearInterval(safetyNet);
      clearTimeout(gathering);
    },
  };
}

const textOf = ({ path, line, reason }: StoryFault) => `${path}:${line ?? ""} ${reason}`;
