import { isUtf8 } from "node:buffer";
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, type Stats } from "node:fs";
import { join } from "node:path";
import { codeOf } from "#api/platform/error-code.ts";
import { openTimeSlice } from "#api/platform/processes/time-slice.ts";
import { parseStory } from "../file/story-file.ts";
import { StoryFileError } from "../file/story-file-error.ts";
import type { StoryId } from "../model.ts";
import { type KeptStory, keepStory } from "./kept-story.ts";
import { foundIn, isGone, isMonth, type Listed, listedAt, listedIn, monthFolders } from "./story-walk.ts";

/** A file of the library that cannot be used: its path (relative to the content folder, with forward slashes) and the reason. */
export type StoryFault = { path: string; line?: number; reason: string };

/** The content of one path, and the file's metadata, which shows later whether it changed. */
export type StoryFile = {
  path: string;
  trace: Trace | undefined;
  kept?: KeptStory;
  fault?: StoryFault;
  /** The story that a tombstone at this path marks as deleted. */
  deleted?: StoryId;
};
export type Trace = readonly [size: number, mtimeMs: number, ctimeMs: number, ino: number];

/** By path. */
export type StoryFiles = ReadonlyMap<string, StoryFile>;
/** The new content of changed paths; undefined for a path that no longer exists. */
export type FileChanges = ReadonlyMap<string, StoryFile | undefined>;

export const maxStoryBytes = 256 * 1024;
/** A younger file may change again within one tick of the disk's clock, so it is read again. */
const settledMs = 1000;

// The calls are synchronous, because for thousands of small files they take a third of the time of promises; the reader yields to
// the event loop every few milliseconds. It opens only files with the name of a story.

/** The differences between `stories/` of a content folder and `known`. Files with the same metadata are not read again. */
export async function readStoryFiles(contentDir: string, known: StoryFiles): Promise<FileChanges> {
  const changes = new Map<string, StoryFile | undefined>();
  const there = new Set<string>();
  const slice = openTimeSlice();
  for (const folder of monthFolders(contentDir)) {
    for (const listed of listedIn(contentDir, folder)) {
      const before = known.get(listed.path);
      const file = isAsBefore(contentDir, listed, before) ? before : fileOf(contentDir, listed, before);
      if (file) there.add(file.path);
      if (file !== before) changes.set(listed.path, file);
      if (slice.isOver()) await slice.next();
    }
  }
  for (const path of known.keys()) if (!there.has(path)) changes.set(path, undefined);
  return changes;
}

/**
 * The same for a case in which only these paths, relative to the content folder, may have changed; null where folders are among
 * them, so that all files have to be compared.
 */
export async function readStoryFilesAt(
  contentDir: string,
  known: StoryFiles,
  paths: readonly string[],
): Promise<FileChanges | null> {
  const changes = new Map<string, StoryFile | undefined>();
  const months = new Map<string, boolean>();
  const slice = openTimeSlice();
  for (const each of new Set(paths)) {
    const [top, year, month, name] = each.split("/");
    if (top !== "stories") continue;
    if (year === undefined || month === undefined || name === undefined) return null;
    const folder = `${top}/${year}/${month}`;
    if (!months.has(folder)) months.set(folder, isMonth(contentDir, { year, month }));
    if (!months.get(folder)) return null;
    const path = `${folder}/${name}`;
    const [listed, before] = [listedAt(contentDir, path, name), known.get(path)];
    const file = listed && fileOf(contentDir, listed, before);
    if (file !== before) changes.set(path, file);
    if (slice.isOver()) await slice.next();
  }
  return changes;
}

/** Whether a story's file is unchanged. Every refresh calls this for every file, so it does nothing more. */
function isAsBefore(contentDir: string, listed: Listed, before: StoryFile | undefined): boolean {
  if (!before?.trace || "reason" in listed || !listed.entry.isFile()) return false;
  const stats = lstatSync(`${contentDir}/${listed.path}`, { throwIfNoEntry: false });
  return stats !== undefined && isSame(before.trace, stats);
}

function fileOf(contentDir: string, listed: Listed, before: StoryFile | undefined): StoryFile | undefined {
  const found = foundIn(listed);
  if (found === undefined) return undefined;
  if ("reason" in found) return faulty(found.path, found.reason);
  if ("deleted" in found) return before?.deleted ? before : { ...found, trace: undefined };
  return readFile(contentDir, found, before);
}

function readFile(
  contentDir: string,
  { path, id }: { path: string; id: StoryId },
  before: StoryFile | undefined,
): StoryFile | undefined {
  try {
    if (before?.trace && isSame(before.trace, lstatSync(join(contentDir, path)))) return before;
    const { trace, bytes } = readBytes(join(contentDir, path));
    if (!isUtf8(bytes)) throw new StoryFileError("is not UTF-8");
    return { path, trace, kept: keepStory(parseStory(id, bytes.toString("utf8"))) };
  } catch (error) {
    // The file was deleted after it was listed.
    if (isGone(error)) return undefined;
    if (error instanceof StoryFileError) return faulty(path, error.reason, error.line);
    if (codeOf(error) !== undefined) return faulty(path, `cannot be read (${codeOf(error)})`);
    throw error;
  }
}

const buffer = Buffer.allocUnsafe(maxStoryBytes);

/** The bytes of a story file. They are valid until the next call, because all calls share one buffer. */
export function readBytes(path: string): { trace: Trace | undefined; bytes: Buffer } {
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const stats = fstatSync(file);
    if (!stats.isFile()) throw new StoryFileError("is not a plain file");
    if (stats.size > maxStoryBytes) throw new StoryFileError(`is larger than ${maxStoryBytes / 1024} kB`);
    return { trace: traceOf(stats), bytes: buffer.subarray(0, readWhole(file, stats.size)) };
  } finally {
    closeSync(file);
  }
}

function readWhole(file: number, size: number): number {
  let length = 0;
  while (length < size) {
    const read = readSync(file, buffer, length, size - length, null);
    if (read === 0) break;
    length += read;
  }
  return length;
}

function faulty(path: string, reason: string, line?: number): StoryFile {
  return { path, trace: undefined, fault: { path, reason, ...(line !== undefined && { line }) } };
}

function traceOf({ size, mtimeMs, ctimeMs, ino }: Stats): Trace | undefined {
  return Date.now() - ctimeMs < settledMs ? undefined : [size, mtimeMs, ctimeMs, ino];
}

function isSame(trace: Trace, stats: Stats): boolean {
  return (
    trace[0] === stats.size &&
    trace[1] === stats.mtimeMs &&
    trace[2] === stats.ctimeMs &&
    trace[3] === stats.ino &&
    stats.isFile()
  );
}
