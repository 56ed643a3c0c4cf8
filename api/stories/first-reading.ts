import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { packMonth, unpackMonth } from "./month-file.ts";
import { type FolderRead, type Reading, takeNext } from "./shared-reading.ts";
import { type FileChanges, filesIn, openTurn, type StoryFile } from "./story-files.ts";
import { type Folder, monthFolders } from "./story-walk.ts";

// To parse and check a story takes several times as long as to read it, so a large library of which nothing is known yet is read
// by all processors together. Whoever is free takes the next month. This thread is one of them, and reads in the end what the
// others took and did not give back: they may be unable to start, or die, and all is read the same.

/** So many months there must be for each further thread: with fewer, this one is done before that one has begun. */
const monthsWorthAThread = 24;
/** More would wait for the disk, and for this thread to hear them. */
const mostThreads = 7;

const threadsFor = (folders: readonly Folder[]): number =>
  Math.min(availableParallelism() - 1, mostThreads, Math.floor(folders.length / monthsWorthAThread));

type Options = {
  /** How many threads help. */
  threads?: number | undefined;
  /** Their program. */
  program?: URL;
};

/** Everything under `stories/` of a content folder of which nothing is known. */
export async function readFirst(contentDir: string, options: Options = {}): Promise<FileChanges> {
  const folders = [...monthFolders(contentDir)];
  const reading: Reading = { contentDir, folders, next: new Int32Array(new SharedArrayBuffer(4)) };
  const found: (StoryFile[] | undefined)[] = folders.map(() => undefined);
  const isWhole = () => !found.includes(undefined);
  const turn = openTurn();

  async function readHere(at: number): Promise<void> {
    const files: StoryFile[] = [];
    for (const file of filesIn(contentDir, folders[at] as Folder)) {
      files.push(file);
      if (turn.isOver()) await turn.next();
    }
    // So that a month is one piece of memory, whoever read it.
    found[at] = unpackMonth(packMonth(files));
  }

  const helpers = openHelpers(reading, options, ({ at, month }) => {
    found[at] = unpackMonth(month);
    return isWhole();
  });
  try {
    for (let at = takeNext(reading); at < folders.length; at = takeNext(reading)) await readHere(at);
    if (!isWhole()) await helpers.over;
    for (const at of folders.keys()) if (found[at] === undefined) await readHere(at);
  } finally {
    helpers.close();
  }
  return new Map(found.flatMap((files) => files ?? []).map((file) => [file.path, file]));
}

/** Over when `hear` says that this was the last one, or nobody is left to say more. */
function openHelpers(
  reading: Reading,
  { threads = threadsFor(reading.folders), program = new URL("./month-reader.ts", import.meta.url) }: Options,
  hear: (read: FolderRead) => boolean,
): { over: Promise<unknown>; close(): void } {
  const { promise: lastHeard, resolve: hearLast } = Promise.withResolvers<void>();
  const helpers = Array.from({ length: threads }, () => {
    const worker = new Worker(program, { workerData: reading, execArgv: [] });
    worker.on("message", (read: FolderRead) => {
      if (hear(read)) hearLast();
    });
    worker.on("error", () => {}); // What it has not read is read all the same.
    return { worker, gone: new Promise((resolve) => worker.once("exit", resolve)) };
  });
  return {
    over: Promise.race([lastHeard, Promise.all(helpers.map(({ gone }) => gone))]),
    close() {
      for (const { worker } of helpers) void worker.terminate();
    },
  };
}
