// The worker's side of worker.ts.
import { readdirSync } from "node:fs";
import { getPriority, setPriority } from "node:os";
import { AppError, saidBy } from "../errors.ts";
import type { FromWorker, ToWorker } from "./worker.ts";

/** Tasks by name. Each yields values, or resolves with one, and stops when the signal aborts; its parameter says what the parent sends. */
type WorkerTasks = Record<
  string,
  { task(input: unknown, signal: AbortSignal): AsyncIterable<unknown> | Promise<unknown> }["task"]
>;

/** Runs tasks by name until the parent process disconnects. */
export function runWorker(tasks: WorkerTasks): void {
  const running = new Map<number, AbortController>();
  const send = (message: FromWorker) => void process.send?.(message);

  async function run({ id, task, input }: Extract<ToWorker, { task: string }>): Promise<void> {
    const stop = new AbortController();
    running.set(id, stop);
    try {
      const result = tasks[task]?.(input, stop.signal);
      if (result instanceof Promise) send({ id, value: await result });
      else if (result) {
        // A stopped task may still have values, and ends by itself.
        for await (const value of result) send({ id, value });
      }
      send({ id, done: true });
    } catch (error) {
      send({ id, done: true, error: error instanceof AppError ? saidBy(error) : { message: String(error) } });
    } finally {
      running.delete(id);
    }
  }

  process.once("message", lowerThreadPriorities);
  process.on("message", (message: ToWorker) => {
    if ("stop" in message) running.get(message.id)?.abort();
    else void run(message);
  });
  // The channel also closes when the parent was killed.
  process.on("disconnect", () => process.exit());
  // Terminals and service managers signal all processes at once; the parent decides when this one ends.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
}

/** Linux gives each thread its own priority: threads that started before the parent set the process's priority need it too. */
function lowerThreadPriorities(): void {
  try {
    const niceness = getPriority();
    for (const thread of readdirSync("/proc/self/task")) setPriority(Number(thread), niceness);
  } catch {
    // Other systems have one priority for the whole process.
  }
}
