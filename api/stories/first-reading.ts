import { isDeepStrictEqual } from "node:util";
import { packMonth, unpackMonth } from "./month-file.ts";
import { type Begun, beginReading, countTaken, type HelpOptions, takeNext } from "./shared-reading.ts";
import { type FileChanges, filesIn, openTurn, type StoryFile } from "./story-files.ts";
import { type Folder, monthFolders } from "./story-walk.ts";

// To parse and check a story takes several times as long as to read it, so a large library of which nothing is known yet is read
// by all processors together. Whoever is free takes the next month. This thread is one of them, and reads in the end what the
// others took and did not give back: they may be unable to start, or die, and all is read the same.

/** Everything under `stories/` of a content folder of which nothing is known; what was begun is finished. */
export async function readFirst(
  contentDir: string,
  { begun, ...options }: HelpOptions & { begun?: Begun | undefined } = {},
): Promise<FileChanges> {
  const isOfUse = begun !== undefined && isDeepStrictEqual(begun.reading.folders, [...monthFolders(contentDir)]);
  if (!isOfUse) begun?.close();
  const { reading, read, over, close } = isOfUse ? begun : beginReading(contentDir, options);
  // Taken before anybody asked whether files are being moved: as little to be relied on as what was kept.
  const doubtful = countTaken(reading);
  const turn = openTurn();

  async function filesHere(at: number, known?: ReadonlyMap<string, StoryFile>): Promise<StoryFile[]> {
    const files: StoryFile[] = [];
    for (const file of filesIn(contentDir, reading.folders[at] as Folder, known)) {
      files.push(file);
      if (turn.isOver()) await turn.next();
    }
    return files;
  }
  // Packed so that a month is one piece of memory, whoever read it.
  const readHere = async (at: number) => {
    read[at] = packMonth(await filesHere(at));
  };

  try {
    for (let at = takeNext(reading); at < read.length; at = takeNext(reading)) await readHere(at);
    if (read.includes(undefined)) await over;
  } finally {
    close();
  }
  const found = new Map<string, StoryFile>();
  for (const at of read.keys()) {
    const month = read[at];
    const files = month === undefined ? await filesHere(at) : unpackMonth(month);
    const sure = month !== undefined && at < doubtful ? await filesHere(at, byPath(files)) : files;
    for (const file of sure) found.set(file.path, file);
    if (turn.isOver()) await turn.next();
  }
  return found;
}

const byPath = (files: readonly StoryFile[]) => new Map(files.map((file) => [file.path, file]));
