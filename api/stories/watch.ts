import type { Logger } from "pino";
import type { StoryFault, StoryLibrary } from "./library.ts";
import { type FolderWatch, watchFolders } from "./watch-folders.ts";

type Options = {
  library: Pick<StoryLibrary, "refresh" | "faults">;
  contentDir: string;
  log: Pick<Logger, "info" | "warn" | "error">;
  /** For how long further changes are waited for, since one push changes many files. */
  gatherMs?: number;
  /** How often the folder is looked at even if nothing was heard of it. */
  safetyNetMs?: number;
};

/** So many changes cost no less one by one than all together. */
const mostPaths = 1000;

/**
 * Keeps a library fresh while a server runs, and logs each fault once, those that are there already included. A watch is a
 * hint and no promise (network folders tell nothing, a folder made anew is another one), so now and then the folder is looked
 * at, and watched, afresh. Neither keeps the process alive.
 */
export function watchLibrary({ library, contentDir, log, gatherMs = 50, safetyNetMs = 60_000 }: Options): {
  close(): void;
} {
  let watcher: FolderWatch | undefined;
  let gathering: NodeJS.Timeout | undefined;
  /** What was heard of since the last look, as seen from the content folder; null where that is not all. */
  let heard: Set<string> | null = new Set();
  let logged: ReadonlySet<string> = new Set();
  let closed = false;

  function watchAfresh(): void {
    watcher?.close();
    watcher = watchFolders(contentDir, {
      hear: refreshSoon,
      fail: (error, path) => log.warn({ err: error, path }, "The library's folder cannot be watched"),
    });
  }

  /** Looks at this path, or at everything. */
  function refreshSoon(path: string | null): void {
    if (closed) return;
    heard = path === null || heard === null || heard.size >= mostPaths ? null : heard.add(path);
    // A timer that is running is left alone: changes that never end must not put the refresh off for ever.
    gathering ??= setTimeout(() => {
      gathering = undefined;
      void refresh();
    }, gatherMs).unref();
  }

  async function refresh(): Promise<void> {
    const paths = heard;
    heard = new Set();
    // Folders may have come, and one that was made anew is another one.
    if (paths === null) watchAfresh();
    try {
      const { changed, removed } = await library.refresh(paths === null ? undefined : { paths: [...paths] });
      if (closed) return;
      if (changed.length + removed.length > 0) log.info({ changed, removed }, "The library has changed");
      logNewFaults();
    } catch (error) {
      heard = null;
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
  // Begins to watch, and finds whatever happened since the library was opened.
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
