// The shelf: the finished books on disk. A book's note is written last and its files have the hash of their content in their
// names, so that whoever reads the note finds all that it names, also while the book is being replaced.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { codeOf } from "#api/platform/error-code.ts";
import { diskError, syncFolder, writeDurably } from "#api/platform/files/disk.ts";
import type { MadeFiles } from "./make-book.ts";
import { type BookId, ShelvedBook, type ShelvedFile } from "./model.ts";

export type Shelf = {
  /** The books that are there, in no order. A note that cannot be read counts as no book. */
  read(): Promise<ShelvedBook[]>;
  /** Puts a finished book there, in the place of one with its id. Throws DISK_FULL. */
  put(book: Omit<ShelvedBook, "version" | "cover" | "files">, made: MadeFiles): Promise<ShelvedBook>;
  /** Takes a book away; one that is not there is no error. */
  remove(id: BookId): Promise<void>;
  pathOf(file: Pick<ShelvedFile, "name">): string;
};

/** A year's book takes a minute, so what is older than this was left by a killed process. */
const abandonedAfterMs = 24 * 60 * 60 * 1000;

export function openShelf(folder: string): Shelf {
  const noteOf = (id: BookId) => join(folder, `${id}.json`);
  const pathOf = ({ name }: Pick<ShelvedFile, "name">) => join(folder, name);

  async function removeFilesOf(id: BookId, kept: readonly string[]): Promise<void> {
    for (const name of await namesIn(folder)) {
      const isItsOwn = name.replace(/-[0-9a-f]{16}\.[a-z]+$/, "") === `mruk-${id}`;
      if (isItsOwn && !kept.includes(name)) await rm(join(folder, name), { force: true });
    }
  }

  return {
    pathOf,
    async read() {
      const notes = (await namesIn(folder)).filter((name) => name.endsWith(".json"));
      const books = await Promise.all(notes.map((name) => readNote(join(folder, name))));
      return books.filter((book) => book !== null);
    },
    async put(book, { cover, files }) {
      try {
        await mkdir(folder, { recursive: true });
        await removeAbandoned(folder);
        const shelve = (path: string) => putFile(path, { folder, id: book.id });
        const shelved = await Promise.all(files.map(async ({ format, path }) => ({ format, ...(await shelve(path)) })));
        const noted: ShelvedBook = { version: 1, ...book, cover: await shelve(cover), files: shelved };
        await syncFolder(folder);
        await writeDurably(noteOf(book.id), JSON.stringify(noted));
        await removeFilesOf(
          book.id,
          [noted.cover, ...shelved].map(({ name }) => name),
        );
        return noted;
      } catch (error) {
        throw diskError(error, `Cannot write to ${folder}`);
      }
    },
    async remove(id) {
      await rm(noteOf(id), { force: true });
      await removeFilesOf(id, []);
    },
  };
}

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  });

async function readNote(path: string): Promise<ShelvedBook | null> {
  try {
    const note = ShelvedBook.safeParse(JSON.parse(await readFile(path, "utf8")));
    return note.data ?? null;
  } catch (error) {
    // It was removed just now, or is no JSON.
    if (codeOf(error) === "ENOENT" || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Copies a file under the name of its content; the copy appears only when it is complete. */
async function putFile(path: string, { folder, id }: { folder: string; id: BookId }): Promise<ShelvedFile> {
  const { hash, bytes } = await printOf(path);
  const name = `mruk-${id}-${hash}${extname(path)}`;
  const temporary = join(folder, `.${name}.tmp`);
  await copyFile(path, temporary);
  await rename(temporary, join(folder, name));
  return { name, bytes, hash };
}

async function printOf(path: string): Promise<{ hash: string; bytes: number }> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return { hash: hash.digest("hex").slice(0, 16), bytes: (await stat(path)).size };
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (!name.startsWith(".")) continue;
    const found = await stat(join(folder, name)).catch(() => null);
    if (found !== null && found.mtimeMs < Date.now() - abandonedAfterMs)
      await rm(join(folder, name), { force: true, recursive: true });
  }
}
