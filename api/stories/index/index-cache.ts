import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as othersTurn } from "node:timers/promises";
import { indexFolder } from "./index-folder.ts";
import { type MonthBytes, openMonth, type SettledFile, writeMonth } from "./month-file.ts";
import type { StoryFile, StoryFiles } from "./story-files.ts";

/**
 * A cache of what story files said when they were last read, kept outside of the library, so that a start reads again only what changed
 * since. One file a month: a new story costs a write of some hundred kilobytes however large the library is.
 */
export type IndexCache = {
  load(): Map<string, StoryFile>;
  /** Reads into memory what `load` has left on the disk. */
  readAhead(): Promise<void>;
  /** Keeps anew the months in which these paths lie. Never throws: it is only a cache. */
  save(files: StoryFiles, changed: Iterable<string>): Promise<void>;
};

export function openIndexCache(cacheDir: string, contentDir: string): IndexCache {
  const folder = indexFolder({ contentDir, cacheDir });
  const onDisk: MonthBytes[] = [];
  return {
    load() {
      const known = new Map<string, StoryFile>();
      for (const name of namesIn(folder)) {
        if (!/^\d{4}-\d{2}\.stories$/.test(name)) continue;
        try {
          const { month, files } = openMonth(join(folder, name));
          onDisk.push(month);
          for (const file of files) known.set(file.path, file);
        } catch {} // Cut short, or gone meanwhile.
      }
      return known;
    },
    async readAhead() {
      for (const month of onDisk.splice(0).reverse()) {
        month.read();
        await othersTurn();
      }
    },
    async save(files, changed) {
      const months = new Map<string, SettledFile[]>(Array.from(changed, (path) => [monthOf(path), []]));
      if (months.size === 0) return;
      for (const file of files.values()) {
        const month = months.get(monthOf(file.path));
        if (month !== undefined && isSettled(file)) month.push(file);
      }
      for (const [month, settled] of months) {
        await writeMonth(join(folder, `${month.replace("/", "-")}.stories`), settled).catch(() => {}); // The next start reads the files.
      }
    },
  };
}

const isSettled = (file: StoryFile): file is SettledFile => file.kept !== undefined && file.trace !== undefined;

/** `2026/11` of `stories/2026/11/…`; what lies elsewhere is never settled, and so never kept. */
const monthOf = (path: string) => path.slice("stories/".length, "stories/2026/11".length);

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
