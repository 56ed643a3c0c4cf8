import { constants } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { type Appending, appendTo } from "../../platform/append.ts";
import { writeDurably } from "../../platform/disk.ts";
import { AppError } from "../../platform/errors.ts";
import { headLine, type JournalHead, type JournalText } from "./journal-lines.ts";

/** The file that is written to before anybody is told that something was counted. */
export type Journal = {
  path: string;
  /** How many bytes it holds. */
  size(): number;
  /**
   * Resolves when the lines are on the disk. One call at a time. Where it throws, none of them is in the file, or will be before another
   * is: it is opened and read anew, at once or by the next call, and works again as soon as the disk does.
   */
  append(lines: string): Promise<void>;
  /** Resolves when it holds what was appended and nothing else. */
  settle(): Promise<void>;
  close(): Promise<void>;
};

/** Puts an empty journal there. */
export async function createJournal(path: string, head: JournalHead): Promise<Journal> {
  const first = headLine(head);
  await writeDurably(path, first, { mode: 0o600 });
  return openJournal(path, { whole: first.length, last: first });
}

/** Goes on with a journal of which that much was read. The file is opened when there is something to write. */
export function openJournal(path: string, { whole, last }: Pick<JournalText, "whole" | "last">): Journal {
  let file: Appending | null = null;

  async function openAnew(): Promise<Appending> {
    // Not created where it is gone.
    const handle = await open(path, constants.O_RDWR | constants.O_APPEND);
    try {
      await requireEnd(handle, path, { whole, last });
      await handle.truncate(whole);
      await handle.sync();
      return appendTo(handle, path);
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  return {
    path,
    size: () => whole,
    async append(lines) {
      try {
        file ??= await openAnew();
        file.write(lines);
        await file.sync();
      } catch (error) {
        await file?.close();
        file = await openAnew().catch(() => null);
        throw error;
      }
      whole += Buffer.byteLength(lines);
      last = lines.slice(lines.lastIndexOf("\n", lines.length - 2) + 1);
    },
    async settle() {
      file ??= await openAnew();
    },
    async close() {
      await file?.close();
      file = null;
    },
  };
}

/** After a failure the disk may hold less than was said, which must not be built upon. */
async function requireEnd(file: FileHandle, path: string, { whole, last }: Pick<JournalText, "whole" | "last">) {
  const expected = Buffer.from(last);
  const found = Buffer.alloc(expected.length);
  const { bytesRead } = await file.read(found, 0, found.length, whole - found.length);
  if (bytesRead === found.length && found.equals(expected)) return;
  throw new AppError("STATE_DAMAGED", `${path} does not hold any more what was written`);
}
