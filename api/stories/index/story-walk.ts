import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { codeOf } from "#api/platform/error-code.ts";
import { slotOf } from "#api/schedule/slots.ts";
import { StoryId, storyPath, tombstonePath } from "../model.ts";

// Interprets the names below `stories/`: a story is `stories/YYYY/MM/<id>.md`, and `.deleted` marks a deleted one. Hidden files and
// those of other kinds are ignored. No links are followed.

/** A path with the meaning of its name. */
export type Found =
  | { path: string; id: StoryId }
  | { path: string; deleted: StoryId }
  | { path: string; reason: string };

/** An entry of a month's folder, or the reason why it or a folder above it cannot be read. */
export type Listed = Entry | { path: string; reason: string };
type Entry = { path: string; name: string; entry: { isFile(): boolean; isDirectory(): boolean } };

/** A month's folder, or what is wrong with it or with one on the way to it. */
type Folder = { path: string } | { path: string; reason: string };

/** The folders of stories, sorted by path. */
export function* monthFolders(contentDir: string): Generator<Folder> {
  // A link is not followed, wherever it leads. Anything else that is no folder fails when it is listed.
  if (lstatSync(join(contentDir, "stories"), { throwIfNoEntry: false })?.isSymbolicLink()) {
    return yield { path: "stories", reason: "is not a folder" };
  }
  for (const year of folders(contentDir, "stories", yearName)) {
    if ("reason" in year) yield year;
    else yield* folders(contentDir, year.path, monthName);
  }
}

/** The entries of a folder, sorted by path. */
export function listedIn(contentDir: string, folder: Folder): Listed[] {
  return "reason" in folder ? [folder] : list(contentDir, folder.path);
}

/** Whether a month's folder and the folders above it are real folders and no links. */
export function isMonth(contentDir: string, { year, month }: { year: string; month: string }): boolean {
  if (!yearName.test(year) || !monthName.test(month)) return false;
  return ["stories", `stories/${year}`, `stories/${year}/${month}`].every((path) => isFolder(contentDir, path));
}

function isFolder(contentDir: string, path: string): boolean {
  return lstatSync(join(contentDir, path), { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** The entry at this path of a month's folder. */
export function listedAt(contentDir: string, path: string, name: string): Listed | undefined {
  const stats = lstatSync(join(contentDir, path), { throwIfNoEntry: false });
  return stats && { path, name, entry: stats };
}

/** Interprets an entry by its name; undefined for a file that is ignored. */
export function foundIn(listed: Listed): Found | undefined {
  if ("reason" in listed) return listed;
  if (isStoryName(listed.name)) return storyAt(listed);
  const deleted = deletedAt(listed.path);
  return deleted ? { path: listed.path, deleted } : undefined;
}

/** The story that a tombstone at this path marks as deleted. */
export function deletedAt(path: string): StoryId | null {
  const { data: id } = StoryId.safeParse(path.slice(path.lastIndexOf("/") + 1).replace(/\.deleted$/, ""));
  return id !== undefined && slotOf(id).variant === 1 && tombstonePath(id) === path ? id : null;
}

export const isGone = (error: unknown) => codeOf(error) === "ENOENT";

const [yearName, monthName] = [/^\d{4}$/, /^\d{2}$/];

function* folders(contentDir: string, path: string, folderName: RegExp): Generator<Folder> {
  for (const listed of list(contentDir, path)) {
    if ("reason" in listed) yield listed;
    else if (folderName.test(listed.name)) {
      yield listed.entry.isDirectory() ? { path: listed.path } : { path: listed.path, reason: "is not a folder" };
    } else if (isStoryName(listed.name)) {
      yield { path: listed.path, reason: "stories lie in stories/YYYY/MM/" };
    }
  }
}

function storyAt({ path, name, entry }: Entry): Found {
  const id = StoryId.safeParse(name.slice(0, -".md".length));
  if (!id.success) return { path, reason: "the file's name is not a story id such as 2026-11-21-morning.md" };
  if (storyPath(id.data) !== path) return { path, reason: `this story belongs at ${storyPath(id.data)}` };
  if (!entry.isFile()) return { path, reason: "is not a plain file" };
  return { path, id: id.data };
}

const isStoryName = (name: string) => name.endsWith(".md") && !name.startsWith(".");

function list(contentDir: string, path: string): Listed[] {
  try {
    const entries = readdirSync(join(contentDir, path), { withFileTypes: true });
    return entries.map((entry) => ({ path: `${path}/${entry.name}`, name: entry.name, entry }));
  } catch (error) {
    return isGone(error) ? [] : [{ path, reason: `cannot be listed (${codeOf(error)})` }];
  }
}
