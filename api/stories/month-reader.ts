// A thread of first-reading.ts: reads months until there are none left, and gives each away when it is read.
import { parentPort, workerData } from "node:worker_threads";
import { packMonth } from "./month-file.ts";
import { type FolderRead, type Reading, takeNext } from "./shared-reading.ts";
import { filesIn } from "./story-files.ts";
import type { Folder } from "./story-walk.ts";

const reading: Reading = workerData;
const { contentDir, folders } = reading;
for (let at = takeNext(reading); at < folders.length; at = takeNext(reading)) {
  const month = packMonth([...filesIn(contentDir, folders[at] as Folder)]);
  const read: FolderRead = { at, month };
  parentPort?.postMessage(read, [month.bytes]);
}
