// A thread of first-reading.ts that reads one folder, takes another one, and dies.
import { parentPort, workerData } from "node:worker_threads";
import { packMonth } from "./month-file.ts";
import { type Reading, takeNext } from "./shared-reading.ts";
import { filesIn } from "./story-files.ts";
import type { Folder } from "./story-walk.ts";

const reading: Reading = workerData;
const at = takeNext(reading);
const month = packMonth([...filesIn(reading.contentDir, reading.folders[at] as Folder)]);
parentPort?.postMessage({ at, month }, [month.bytes]);
takeNext(reading);
throw new Error("A thread that dies.");
