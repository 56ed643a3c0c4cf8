import { isUtf8 } from "node:buffer";
import { closeSync, constants, fstatSync, lstatSync, openSync, readdirSync, readSync, type Stats } from "node:fs";
import { join } from "node:path";
import { setImmediate as othersTurn } from "node:timers/promises";
import { slotOf } from "../schedule/slots.ts";
import { type Story, StoryId, storyPath, tombstonePath } from "./model.ts";
import { parseStory } from "./story-file.ts";
import { StoryFileError } from "./story-file-error.ts";

/** Something in the library that cannot be used: where (from the content folder, with forward slashes) and why. */
export type StoryFault = { path: string; line?: number; reason: string };

/** What was found at one path, and the file's traces on disk, by which a change is noticed. */
export type StoryFile = {
  path: string;
  trace: Trace | undefined;
  story?: Story;
  fault?: StoryFault;
  /** The story that was taken away here by hand. */
  deleted?: StoryId;
};
type Trace = { size: number; mtimeMs: number; ctimeMs: number; ino: number };

export const maxStoryBytes = 256 * 1024;
/** How long reading may hold the process up before others get their turn. */
const turnMs = 8;
/** A file younger than this may be written again within the same tick of the disk's clock, so it is looked at again. */
const settledMs = 1000;

// The calls are synchronous because for thousands of small files they take a third of the time of promises; so that nobody
// waits for long, everybody else gets a turn every few milliseconds. Nothing is followed that is no plain file or folder,
// and no file is opened under a name that is not a story's.

/**
 * Everything that lies under `stories/` of a content folder. Files whose traces are as in `known` are not read again and come
 * back as the same object.
 */
export async function readStoryFiles(contentDir: string, known: ReadonlyMap<string, StoryFile>): Promise<StoryFile[]> {
  const files: StoryFile[] = [];
  let turnStart = performance.now();
  for (const found of walk(contentDir)) {
    files.push(fileOf(contentDir, found, known));
    if (performance.now() - turnStart < turnMs) continue;
    await othersTurn();
    turnStart = performance.now();
  }
  return files.filter(saysSomething);
}

const saysSomething = (file: StoryFile) => Boolean(file.story || file.fault || file.deleted);

function fileOf(contentDir: string, found: Found, known: ReadonlyMap<string, StoryFile>): StoryFile {
  if ("reason" in found) return faulty(found.path, found.reason);
  if (!("deleted" in found)) return readFile(contentDir, found, known);
  const before = known.get(found.path);
  return before?.deleted ? before : { ...found, trace: undefined };
}

/**
 * The same where only these paths, as seen from the content folder, may have changed since `known` was read; null where that
 * cannot be told from them alone, since folders are among them.
 */
export async function readStoryFilesAt(
  contentDir: string,
  known: ReadonlyMap<string, StoryFile>,
  paths: readonly string[],
): Promise<StoryFile[] | null> {
  const files = new Map(known);
  const months = new Map<string, boolean>();
  let turnStart = performance.now();
  for (const path of new Set(paths)) {
    const [top, year, month, name] = path.split("/");
    if (top !== "stories") continue;
    if (year === undefined || month === undefined || name === undefined) return null;
    const folder = `${top}/${year}/${month}`;
    if (!months.has(folder)) months.set(folder, isMonth(contentDir, { year, month }));
    if (!months.get(folder)) return null;
    const found = foundAt(contentDir, `${folder}/${name}`, name);
    const file = found && fileOf(contentDir, found, known);
    if (file && saysSomething(file)) files.set(file.path, file);
    else files.delete(`${folder}/${name}`);
    if (performance.now() - turnStart < turnMs) continue;
    await othersTurn();
    turnStart = performance.now();
  }
  return [...files.values()];
}

/** Whether a month's folder is one, and each on the way to it; only such a one is known to hold nothing but files. */
function isMonth(contentDir: string, { year, month }: { year: string; month: string }): boolean {
  if (!yearName.test(year) || !monthName.test(month)) return false;
  return ["stories", `stories/${year}`, `stories/${year}/${month}`].every((path) => isFolder(contentDir, path));
}

function isFolder(contentDir: string, path: string): boolean {
  return lstatSync(join(contentDir, path), { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function foundAt(contentDir: string, path: string, name: string): Found | undefined {
  const stats = lstatSync(join(contentDir, path), { throwIfNoEntry: false });
  return stats && inMonth({ path, name, isFile: () => stats.isFile() });
}

type Found = { path: string; id: StoryId } | { path: string; deleted: StoryId } | { path: string; reason: string };

/** What the names tell: `stories/YYYY/MM/<id>.md`, and `.deleted` in its place. Other things than Markdown and hidden files are nobody's business here. */
function* walk(contentDir: string): Generator<Found> {
  // Nothing looks into a link, wherever it leads; what else stands there says so when it is listed.
  if (lstatSync(join(contentDir, "stories"), { throwIfNoEntry: false })?.isSymbolicLink()) {
    return yield { path: "stories", reason: "is not a folder" };
  }
  for (const year of entries(contentDir, "stories", yearName)) {
    if ("reason" in year) yield year;
    else {
      for (const month of entries(contentDir, year.path, monthName)) {
        if ("reason" in month) yield month;
        else yield* storiesOf(contentDir, month.path);
      }
    }
  }
}

const [yearName, monthName] = [/^\d{4}$/, /^\d{2}$/];

type Folder = { path: string } | { path: string; reason: string };

function* entries(contentDir: string, path: string, folderName: RegExp): Generator<Folder> {
  for (const entry of list(contentDir, path)) {
    if ("reason" in entry) yield entry;
    else if (folderName.test(entry.name)) {
      yield entry.isDirectory() ? { path: entry.path } : { path: entry.path, reason: "is not a folder" };
    } else if (isStoryName(entry.name)) {
      yield { path: entry.path, reason: "stories lie in stories/YYYY/MM/" };
    }
  }
}

function* storiesOf(contentDir: string, folder: string): Generator<Found> {
  for (const entry of list(contentDir, folder)) {
    const found = "reason" in entry ? entry : inMonth(entry);
    if (found) yield found;
  }
}

type InMonth = Pick<Entry, "path" | "name" | "isFile">;

function inMonth(entry: InMonth): Found | undefined {
  if (isStoryName(entry.name)) return storyAt(entry);
  const deleted = deletedAt(entry.path);
  return deleted ? { path: entry.path, deleted } : undefined;
}

function storyAt({ path, name, isFile }: InMonth): Found {
  const id = StoryId.safeParse(name.slice(0, -".md".length));
  if (!id.success) return { path, reason: "the file's name is not a story id such as 2026-11-21-morning.md" };
  if (storyPath(id.data) !== path) return { path, reason: `this story belongs at ${storyPath(id.data)}` };
  if (!isFile()) return { path, reason: "is not a plain file" };
  return { path, id: id.data };
}

/** The slot's own story of which this path says that it was taken away. */
export function deletedAt(path: string): StoryId | null {
  const { data: id } = StoryId.safeParse(path.slice(path.lastIndexOf("/") + 1).replace(/\.deleted$/, ""));
  return id !== undefined && slotOf(id).variant === 1 && tombstonePath(id) === path ? id : null;
}

const isStoryName = (name: string) => name.endsWith(".md") && !name.startsWith(".");

type Entry = { path: string; name: string; isFile(): boolean; isDirectory(): boolean };

function list(contentDir: string, path: string): (Entry | { path: string; reason: string })[] {
  try {
    return readdirSync(join(contentDir, path), { withFileTypes: true }).map((entry) => ({
      path: `${path}/${entry.name}`,
      name: entry.name,
      isFile: () => entry.isFile(),
      isDirectory: () => entry.isDirectory(),
    }));
  } catch (error) {
    return isGone(error) ? [] : [{ path, reason: `cannot be listed (${codeOf(error)})` }];
  }
}

function readFile(
  contentDir: string,
  { path, id }: { path: string; id: StoryId },
  known: ReadonlyMap<string, StoryFile>,
): StoryFile {
  const before = known.get(path);
  try {
    if (before?.trace && isSame(before.trace, lstatSync(join(contentDir, path)))) return before;
    const { trace, bytes } = readBytes(join(contentDir, path));
    if (!isUtf8(bytes)) throw new StoryFileError("is not UTF-8");
    return { path, trace, story: parseStory(id, bytes.toString("utf8")) };
  } catch (error) {
    // Deleted between listing and opening: as if it had not been listed.
    if (isGone(error)) return { path, trace: undefined };
    if (error instanceof StoryFileError) return faulty(path, error.reason, error.line);
    if (codeOf(error) !== undefined) return faulty(path, `cannot be read (${codeOf(error)})`);
    throw error;
  }
}

const buffer = Buffer.allocUnsafe(maxStoryBytes);

/** The bytes of a story file, to be used before the next call: all share one buffer. */
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
  return Date.now() - ctimeMs < settledMs ? undefined : { size, mtimeMs, ctimeMs, ino };
}

function isSame(trace: Trace, stats: Stats): boolean {
  return (
    trace.size === stats.size &&
    trace.mtimeMs === stats.mtimeMs &&
    trace.ctimeMs === stats.ctimeMs &&
    trace.ino === stats.ino &&
    stats.isFile()
  );
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException | null)?.code;
const isGone = (error: unknown) => codeOf(error) === "ENOENT";
