import { createReadStream } from "node:fs";
import { lstat, mkdir, realpath } from "node:fs/promises";
import { join, resolve } from "node:path";
import { codeOf } from "#api/platform/error-code.ts";
import { AppError } from "#api/platform/errors.ts";
import { diskError, removeOldFiles } from "#api/platform/files/disk.ts";
import { fingerprintOf, fingerprintOfSource, isSame, shortHash } from "./content.ts";
import type { MediaStore } from "./model.ts";
import { fileNameOf, folderOf, parseFileName } from "./names.ts";
import { writeFromSource } from "./write-from-source.ts";

export type LocalStore = MediaStore & {
  /** The path of the file with this name; null if there is none. */
  find(fileName: string): Promise<string | null>;
};

/** Stores media in a folder of this machine; their addresses begin with `/media/`. */
export function openLocalStore({ dataDir }: { dataDir: string }): LocalStore {
  const root = resolve(dataDir, "media");
  const nameIn = (url: string) => (url.startsWith("/media/") ? url.slice("/media/".length) : "");

  async function find(fileName: string): Promise<string | null> {
    const name = parseFileName(fileName);
    return name && plainFile(root, join(folderOf(name.id), fileName));
  }

  return {
    name: "local",
    find,

    async put({ id, kind, source }, { signal, progress } = {}) {
      const print = await fingerprintOfSource(source, signal);
      const fileName = fileNameOf({ id, kind, hash: shortHash(print) });
      const url = `/media/${fileName}`;
      const kept = await find(fileName);
      if (kept === null || !isSame(print, await fingerprintOf(createReadStream(kept), signal))) {
        const folder = await realFolder(root, folderOf(id));
        // Removes partial files of killed processes; a day is longer than any film takes.
        await removeOldFiles(folder, { days: 1, temporary: true });
        await writeFromSource(join(folder, fileName), { source, print, signal, progress });
      }
      progress?.(1);
      return { url };
    },

    owns: (url) => parseFileName(nameIn(url)) !== null,

    async fetch(url) {
      const path = await find(nameIn(url));
      if (path === null) throw new AppError("MEDIA_NOT_FOUND", "There is no such file.");
      return { path, close: async () => {} };
    },
  };
}

/** The error codes for a missing file: none there, or a link in its place. */
const absent = new Set(["ENOENT", "ENOTDIR", "ELOOP"]);

/**
 * The path of a file below the root, without following links. The root itself may be a link: the operator's to another
 * disk.
 */
async function plainFile(root: string, path: string): Promise<string | null> {
  try {
    const expected = join(await realpath(root), path);
    const isPlain = (await realpath(expected)) === expected && (await lstat(expected)).isFile();
    return isPlain ? expected : null;
  } catch (error) {
    if (absent.has(codeOf(error) ?? "")) return null;
    throw diskError(error, `Cannot read ${join(root, path)}`);
  }
}

/** Returns the folder, created if missing. Throws STORAGE_REFUSED if a link or a file is in its place. */
async function realFolder(root: string, folder: string): Promise<string> {
  const path = join(root, folder);
  try {
    await mkdir(path, { recursive: true });
    const expected = join(await realpath(root), folder);
    if ((await realpath(path)) === expected) return expected;
  } catch (error) {
    if (!["EEXIST", "ENOTDIR", "ELOOP"].includes(codeOf(error) ?? "")) {
      throw diskError(error, `Cannot write to ${path}`);
    }
  }
  throw new AppError("STORAGE_REFUSED", `${path} is no folder of the media store.`, {
    hint: "A link or a file stands in its place. Take it away and try again.",
  });
}
