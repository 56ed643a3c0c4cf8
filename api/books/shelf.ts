// The shelf: the finished books on disk. A book's note is written last and its files have the hash of their content in their
// names, so that whoever reads the note finds all that it names, also while the book is being replaced.
import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { codeOf } from "#api/platform/error-code.ts";
import { diskError, syncFolder, writeDurably } from "#api/platform/files/disk.ts";
import type { MadeFiles } from "./make-book.ts";
import { type BookId, ShelvedBook, ShelvedFile } from "./model.ts";

export type Shelf = {
  /** The books that are there, in no order. A note that cannot be read, or that names a file which is gone, counts as no book. */
  read(): Promise<ShelvedBook[]>;
  /** Puts a finished book there, in the place of one with its id. Throws DISK_FULL. */
  put(book: Omit<ShelvedBook, "version" | "cover" | "files">, made: MadeFiles): Promise<ShelvedBook>;
  /** Takes a book away; one that is not there is no error. */
  remove(id: BookId): Promise<void>;
  pathOf(file: Pick<ShelvedFile, "name">): string;
};

/** A year's book takes a minute, so what is older than this was left by a killed process. */
const abandonedMs = 24 * 60 * 60 * 1000;
/** A making writes its note moments after its files. */
const unnamedMs = 60 * 60 * 1000;

export function openShelf(folder: string): Shelf {
  const noteOf = (id: BookId) => join(folder, `${id}.json`);
  const pathOf = ({ name }: Pick<ShelvedFile, "name">) => join(folder, name);

  async function notesIn(): Promise<ShelvedBook[]> {
    const notes = (await namesIn(folder)).filter((name) => name.endsWith(".json"));
    const books = await Promise.all(notes.map((name) => readNote(join(folder, name))));
    return books.filter((book) => book !== null);
  }

  /** Removes the files that no note names, but those of a making that is about to write its note, in whatever process. */
  async function removeUnnamed(): Promise<void> {
    const files = (await namesIn(folder)).filter((name) => ShelvedFile.shape.name.safeParse(name).success);
    const named = new Set((await notesIn()).flatMap(filesOf).map(({ name }) => name));
    for (const name of files) if (!named.has(name)) await removeOlder(join(folder, name), unnamedMs);
  }

  return {
    pathOf,
    async read() {
      const there = new Set(await namesIn(folder));
      return (await notesIn()).filter((book) => filesOf(book).every(({ name }) => there.has(name)));
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
        await removeUnnamed();
        return noted;
      } catch (error) {
        throw diskError(error, `Cannot write to ${folder}`);
      }
    },
    async remove(id) {
      const note = await readNote(noteOf(id));
      await rm(noteOf(id), { force: true });
      for (const file of note === null ? [] : filesOf(note)) await rm(pathOf(file), { force: true });
      await removeUnnamed();
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

const filesOf = ({ cover, files }: ShelvedBook): ShelvedFile[] => [cover, ...files];

/** Copies a file under the name of its content; the copy appears only when it is complete, also after a power cut. */
async function putFile(path: string, { folder, id }: { folder: string; id: BookId }): Promise<ShelvedFile> {
  const { hash, bytes } = await printOf(path);
  const name = `mruk-${id}-${hash}${extname(path)}`;
  const temporary = join(folder, `.${name}.${randomUUID()}.tmp`);
  await copyFile(path, temporary);
  {
    await using copy = await open(temporary, "r+");
    await copy.sync();
  }
  await rename(temporary, join(folder, name));
  return { name, bytes, hash };
}

async function printOf(path: string): Promise<{ hash: string; bytes: number }> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return { hash: hash.digest("hex").slice(0, 16), bytes: (await stat(path)).size };
}

/** Removes what killed makings left in a folder. */
export async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await namesIn(folder))
    if (name.startsWith(".")) await removeOlder(join(folder, name), abandonedMs);
}

async function removeOlder(path: string, ms: number): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found !== null && found.mtimeMs < Date.now() - ms) await rm(path, { force: true, recursive: true });
}
