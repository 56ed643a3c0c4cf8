import { Worker } from "node:worker_threads";
import type { CallName, Calls, FromThread } from "./messages.ts";

/** The index in its thread. Calls are answered in their order. */
export type SearchThread = {
  call<Name extends CallName>(name: Name, input: Calls[Name][0]): Promise<Calls[Name][1]>;
  /** Ends it with what is under way. */
  end(): Promise<unknown>;
};

/**
 * The thread drops nearly all that it makes; by default V8 would let several times as much of that lie before it collects. What it holds
 * while a hundred thousand stories are compared is a third of this.
 */
export const resourceLimits = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 32 };

type Waiting = { resolve(value: unknown): void; reject(error: Error): void };

/** Of `files`, the index is in the first that no other server has. */
export function openThread(files: readonly string[]): SearchThread {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let ended: Error | undefined;
  // It needs nothing of the environment, which has keys.
  const worker = new Worker(new URL("./search-thread.ts", import.meta.url), {
    workerData: { files },
    env: {},
    resourceLimits,
    execArgv: [],
  });
  worker.unref();
  // A call to an ended thread fails at once: it would never be answered.
  const stop = (error: Error) => {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on("error", stop);
  worker.on("exit", () => stop(hasEnded()));
  worker.on("message", (message: FromThread) => {
    const caller = waiting.get(message.id);
    waiting.delete(message.id);
    if (waiting.size === 0) worker.unref();
    if ("error" in message) caller?.reject(new Error(message.error));
    else caller?.resolve(message.value);
  });
  function call(name: CallName, input: unknown): Promise<unknown> {
    if (ended !== undefined) return Promise.reject(ended);
    lastId += 1;
    const id = lastId;
    // An ending process leaves nobody waiting for an answer.
    worker.ref();
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, name, input });
    });
  }
  function end(): Promise<unknown> {
    stop(hasEnded());
    return worker.terminate();
  }
  return { call: call as SearchThread["call"], end };
}

const hasEnded = () => new Error("The thread of the search has ended.");
