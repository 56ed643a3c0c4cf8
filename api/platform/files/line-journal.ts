import { constants, writeSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { dirname } from "node:path";
import { damaged } from "./damaged.ts";
import { diskError, syncFolder, writeSynced } from "./disk.ts";
import { readIfThere } from "./read-if-there.ts";

/** The end of the complete lines of a journal. */
export type JournalEnd = {
  lines: number;
  bytes: number;
  /** The last line, with its line feed. */
  last: string;
};

type Reading<Entry> = {
  path: string;
  /** Parses a line, given its number in the file; null skips it. A line that this throws for is damaged. */
  parse(text: string, line: number): Entry | null;
  /** Reads only the lines after this end, unless the file was replaced meanwhile. */
  since?: JournalEnd | null;
  /** The hint of the error for a damaged line. */
  hint?: string;
};

export type LinesRead<Entry> = {
  entries: Entry[];
  end: JournalEnd;
  /** Whether the entries are those after `since`, not all of the file. */
  isContinued: boolean;
};

/**
 * Reads a journal, also while it is being written; null where there is no file. A last line without a line feed was never acknowledged:
 * it is skipped, and the next writer cuts it off. Throws STATE_DAMAGED, with file and line, for any other invalid line.
 */
export async function readLines<Entry>({
  path,
  parse,
  since = null,
  hint,
}: Reading<Entry>): Promise<LinesRead<Entry> | null> {
  const bytes = await readIfThere(path);
  if (bytes === null) return null;
  const isContinued = since !== null && endsThere(bytes, since);
  const from = isContinued ? since : noLines;
  const whole = bytes.lastIndexOf(lineFeed) + 1;
  if (whole === from.bytes) return { entries: [], end: from, isContinued };
  const texts = textOf(bytes.subarray(from.bytes, whole - 1)).split("\n");
  const entries: Entry[] = [];
  for (const [index, text] of texts.entries()) {
    const line = from.lines + index + 1;
    try {
      const entry = parse(text, line);
      if (entry !== null) entries.push(entry);
    } catch (cause) {
      throw damaged(path, `line ${line} is not valid`, { cause, ...(hint !== undefined && { hint }) });
    }
  }
  const end = { lines: from.lines + texts.length, bytes: whole, last: withEnd(texts.at(-1) ?? "") };
  return { entries, end, isContinued };
}

/**
 * An append-only file of lines, with one writer at a time. Acknowledged lines survive a kill at any moment and a failure of the disk.
 * After a failure the file is truncated to the acknowledged lines, at once or by the next `append`, so that the journal works again as
 * soon as the disk does.
 */
export type LineJournal = AsyncDisposable & {
  path: string;
  /** The length of the acknowledged lines in bytes. */
  bytes(): number;
  /**
   * Resolves when the lines are on the disk; calls at the same time share a sync. When it throws, none of its lines is in the file,
   * except those before a later `write`.
   */
  append(lines: readonly string[]): Promise<void>;
  /** Writes a line to an open journal synchronously: it survives a kill at once, and a power cut after the next `append`. */
  write(line: string): void;
  /** Opens the file and truncates it to the acknowledged lines; otherwise the first `append` does. */
  open(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Continues a journal that was read up to this end; nobody else may have written to it since. Null begins a new journal with the first
 * lines, which atomically replaces an existing one.
 */
export function openLineJournal(path: string, known: JournalEnd | null): LineJournal {
  let end = known;
  let beginning: Promise<void> | null = null;
  let opening: Promise<OpenFile> | null = null;
  let file: OpenFile | null = null;

  async function begin(lines: readonly string[]): Promise<void> {
    await writeSynced(path, lines.map(withEnd).join(""), { mode: 0o600 });
    await syncPlace(path);
    end = endAfter(noLines, lines);
  }

  function opened(closing?: Promise<void>): Promise<OpenFile> {
    opening ??= (async () => {
      await closing;
      try {
        file = await openAt(path, end ?? noLines);
        return file;
      } catch (error) {
        opening = null;
        throw error;
      }
    })();
    return opening;
  }

  /** Cuts off the failed lines, after the sync under way has acknowledged what it can. */
  async function recover(failed: OpenFile): Promise<void> {
    if (file === failed) {
      file = null;
      opening = null;
      opened(failed.close().catch(() => {})).catch(() => {}); // The next call tries again.
    }
    await opening?.catch(() => {});
  }

  async function add(lines: readonly string[]): Promise<void> {
    while (beginning !== null) await beginning.catch(() => {});
    if (end === null) {
      beginning = begin(lines).finally(() => {
        beginning = null;
      });
      return beginning;
    }
    const target = file ?? (await opened());
    try {
      const written = target.write(lines);
      await target.sync();
      if (written.bytes > end.bytes) end = written;
    } catch (error) {
      await recover(target);
      throw error;
    }
  }

  async function close(): Promise<void> {
    await beginning?.catch(() => {});
    const closing = await opening?.catch(() => null);
    [file, opening] = [null, null];
    await closing?.close();
  }

  return {
    path,
    bytes: () => end?.bytes ?? 0,
    append: (lines) => add(lines).catch((error: unknown) => Promise.reject(writeError(error, path))),
    write(line) {
      if (file === null) throw new Error(`${path} is not open`);
      try {
        end = file.write([line]);
      } catch (error) {
        void recover(file);
        throw writeError(error, path);
      }
    },
    open: async () => void (await opened()),
    close,
    [Symbol.asyncDispose]: close,
  };
}

const lineFeed = 0x0a;
const noLines: JournalEnd = { lines: 0, bytes: 0, last: "" };
const withEnd = (line: string) => `${line}\n`;
const textOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
const writeError = (error: unknown, path: string) => diskError(error, `Cannot write ${path}`);

function endAfter({ lines, bytes, last }: JournalEnd, added: readonly string[]): JournalEnd {
  const addedBytes = added.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
  const newest = added.at(-1);
  return {
    lines: lines + added.length,
    bytes: bytes + addedBytes,
    last: newest === undefined ? last : withEnd(newest),
  };
}

function endsThere(bytes: Uint8Array, end: JournalEnd): boolean {
  const last = Buffer.from(end.last);
  return last.equals(bytes.subarray(end.bytes - last.length, end.bytes));
}

/** Makes a new file and its new folder durable. */
async function syncPlace(path: string): Promise<void> {
  for (const folder of [dirname(path), dirname(dirname(path))]) await syncFolder(folder);
}

/** An open file. After one failure its content is unknown: every later call fails as well. */
type OpenFile = {
  /** Returns the new end. */
  write(lines: readonly string[]): JournalEnd;
  /** Resolves when all lines are on the disk. */
  sync(): Promise<void>;
  close(): Promise<void>;
};

async function openAt(path: string, end: JournalEnd): Promise<OpenFile> {
  const file = await open(path, constants.O_RDWR | constants.O_APPEND); // A missing file is not created.
  try {
    const { size } = await file.stat();
    const last = Buffer.from(end.last);
    const { buffer } = await file.read(Buffer.alloc(last.length), { position: end.bytes - last.length });
    // After a failure the disk may hold less than it acknowledged: nothing may be appended to that.
    if (!buffer.equals(last)) throw damaged(path, "it no longer holds what was written");
    if (size > end.bytes) {
      await file.truncate(end.bytes);
      await file.sync();
    }
    return openFile(file, { path, end });
  } catch (error) {
    await file.close();
    throw error;
  }
}

function openFile(file: FileHandle, { path, end }: { path: string; end: JournalEnd }): OpenFile {
  let written = end;
  let failure: { error: unknown } | null = null;
  let syncing: Promise<void> = Promise.resolve();
  let nextSync: Promise<void> | null = null;
  let isPlaced = false;

  function fail(error: unknown): never {
    failure ??= { error };
    throw failure.error;
  }

  async function syncAll(): Promise<void> {
    nextSync = null;
    if (failure !== null) throw failure.error;
    try {
      await file.datasync();
      if (!isPlaced) await syncPlace(path);
      isPlaced = true;
    } catch (error) {
      fail(error);
    }
  }

  function sync(): Promise<void> {
    nextSync ??= syncing.then(syncAll);
    syncing = nextSync;
    return nextSync;
  }

  return {
    write(lines) {
      if (failure !== null) throw failure.error;
      const bytes = Buffer.from(lines.map(withEnd).join(""));
      try {
        // Synchronous, since writing a few bytes to the page cache takes less time than a call to the thread pool.
        for (let done = 0; done < bytes.length; ) done += writeSync(file.fd, bytes, done);
      } catch (error) {
        fail(error);
      }
      written = endAfter(written, lines);
      return written;
    },
    sync,
    async close() {
      await sync().catch(() => {});
      await file.close();
    },
  };
}
