// The thread that has the index: its questions never keep the server's other answers waiting.
import { parentPort, workerData } from "node:worker_threads";
import { isDamaged } from "./database.ts";
import type { FromThread, ToThread } from "./messages.ts";
import { openSearchIndex, type SearchIndex } from "./search-index.ts";

const files: string[] = workerData.files;
let opened: SearchIndex | undefined;
const compared = new Set<string>();

function answer(index: SearchIndex, { name, input }: ToThread): unknown {
  switch (name) {
    case "compare":
      for (const { id } of input) compared.add(id);
      return index.unknownOf(input);
    case "put":
      return index.put(input);
    case "remove":
      return index.remove(input);
    case "settle":
      return index.settle(input);
    case "finish":
      index.keepOnly(compared);
      return compared.clear();
    case "find":
      return index.find(input);
    case "match":
      return index.match(input.q, input.languages);
    case "close":
      return index.close();
  }
}

function answerSafely(message: ToThread): FromThread {
  try {
    opened ??= openSearchIndex(files);
    return { id: message.id, value: answer(opened, message) };
  } catch (error) {
    // It is built anew by the next thread.
    if (isDamaged(error)) opened?.discard();
    return { id: message.id, error: String(error) };
  }
}

parentPort?.on("message", (message: ToThread) => parentPort?.postMessage(answerSafely(message)));
