import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { writeWhole } from "../platform/disk.ts";
import type { StoryFile } from "./story-files.ts";

/**
 * What story files said when they were last read, kept outside of the library, so that a start reads again only what changed
 * since. One file a month: a new story costs a write of some hundred kilobytes however large the library is.
 */
export type IndexCache = {
  load(): Map<string, StoryFile>;
  /** Keeps what was found, where it differs from what was known before. Never throws: it is only a cache. */
  save(found: readonly StoryFile[], before: ReadonlyMap<string, StoryFile>): Promise<void>;
};

/** To be raised when the same file would be read as another story, so that what was kept is not used any more. */
export const indexVersion = 3;

export function openIndexCache(cacheDir: string, contentDir: string): IndexCache {
  // Two libraries may share a data folder.
  const library = createHash("sha256").update(resolve(contentDir)).digest("hex").slice(0, 12);
  const folder = join(cacheDir, `v${indexVersion}-${library}`);
  return {
    load() {
      const known = new Map<string, StoryFile>();
      for (const name of namesIn(folder)) {
        if (!/^\d{4}-\d{2}\.json$/.test(name)) continue;
        for (const file of readMonth(join(folder, name))) known.set(file.path, file);
      }
      return known;
    },
    async save(found, before) {
      const kept = new Set(found);
      const changed = new Set<string>();
      for (const file of found) if (before.get(file.path) !== file) changed.add(monthOf(file));
      for (const file of before.values()) if (!kept.has(file)) changed.add(monthOf(file));
      if (changed.size === 0) return;
      const months = Map.groupBy(found.filter(isSettled), monthOf);
      for (const month of changed) {
        await writeMonth(folder, month, months.get(month) ?? []).catch(() => {}); // The next start reads the files.
      }
    },
  };
}

/** `2026-11` of `stories/2026/11/…`; what lies elsewhere is never settled, and so never kept. */
const monthOf = ({ path }: StoryFile) => path.slice("stories/".length, "stories/2026/11".length).replace("/", "-");
const isSettled = ({ story, trace }: StoryFile) => story !== undefined && trace !== undefined;

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readMonth(path: string): StoryFile[] {
  try {
    const files: unknown = JSON.parse(readFileSync(path, "utf8"));
    return Array.isArray(files) ? files : [];
  } catch {
    return []; // Cut short, or gone meanwhile.
  }
}

async function writeMonth(folder: string, month: string, files: readonly StoryFile[]): Promise<void> {
  const path = join(folder, `${month}.json`);
  if (files.length === 0) return rm(path, { force: true });
  await writeWhole(path, JSON.stringify(files));
}
