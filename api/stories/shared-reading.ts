import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { PackedMonth } from "./month-file.ts";
import { type Folder, monthFolders } from "./story-walk.ts";

/** What several threads read together: of the folders, each takes the next one by a count that they share. */
export type Reading = { contentDir: string; folders: readonly Folder[]; next: Int32Array };

/** What a thread tells of a folder that it has read. */
export type FolderRead = { at: number; month: PackedMonth };

/** The place of a folder that nobody else takes; behind the last one when there are no more. */
export const takeNext = ({ next }: Reading): number => Atomics.add(next, 0, 1);
/** How many were taken so far. */
export const countTaken = ({ folders, next }: Reading): number => Math.min(Atomics.load(next, 0), folders.length);

/** A reading that threads take part in. */
export type Begun = {
  reading: Reading;
  /** What was read, by the folders' places. */
  read: (PackedMonth | undefined)[];
  /** Nothing is missing any more, or no thread is left. */
  over: Promise<unknown>;
  close(): void;
};

export type HelpOptions = {
  /** How many threads help. */
  threads?: number | undefined;
  /** Their program. */
  program?: URL;
};

/** So many months there must be for each further thread: with fewer, the first one is done before that one has begun. */
const monthsWorthAThread = 24;
/** More would wait for the disk, and for the first thread to hear them. */
const mostThreads = 7;

const threadsFor = (folders: readonly Folder[]): number =>
  Math.min(availableParallelism() - 1, mostThreads, Math.floor(folders.length / monthsWorthAThread));

/** Lets threads begin to read what lies in a content folder, if there is enough of it. Loads little, so that a server can begin with it. */
export function beginReading(contentDir: string, options: HelpOptions = {}): Begun {
  const folders = [...monthFolders(contentDir)];
  const { threads = threadsFor(folders), program = new URL("./month-reader.ts", import.meta.url) } = options;
  const reading: Reading = { contentDir, folders, next: new Int32Array(new SharedArrayBuffer(4)) };
  const read: Begun["read"] = folders.map(() => undefined);
  const { promise: lastHeard, resolve: hearLast } = Promise.withResolvers<void>();
  const helpers = Array.from({ length: threads }, () => {
    const worker = new Worker(program, { workerData: reading, execArgv: [] });
    worker.on("message", ({ at, month }: FolderRead) => {
      read[at] = month;
      if (!read.includes(undefined)) hearLast();
    });
    worker.on("error", () => {}); // What it has not read is read all the same.
    return { worker, gone: new Promise((resolve) => worker.once("exit", resolve)) };
  });
  return {
    reading,
    read,
    over: Promise.race([lastHeard, Promise.all(helpers.map(({ gone }) => gone))]),
    close() {
      for (const { worker } of helpers) void worker.terminate();
    },
  };
}
