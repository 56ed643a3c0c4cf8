// The other side of aside.ts: what a process does that works aside.
import { readdirSync } from "node:fs";
import { getPriority, setPriority } from "node:os";
import type { FromAside, ToAside } from "./aside.ts";
import { AppError, saidBy } from "./errors.ts";

/** A kind of work: says what it says, one by one, and stops where the signal says so. */
export type AsideWork = (order: never, signal: AbortSignal) => AsyncIterable<unknown> | Promise<unknown>;

/** Works until the one who started it leaves. */
export function workAside(works: Record<string, AsideWork>): void {
  const running = new Map<number, AbortController>();
  const tell = (message: FromAside) => void process.send?.(message);

  async function work({ id, work, order }: Extract<ToAside, { work: string }>): Promise<void> {
    const stop = new AbortController();
    running.set(id, stop);
    try {
      const said = (works[work] as AsideWork)(order as never, stop.signal);
      if (said instanceof Promise) tell({ id, value: await said });
      else {
        for await (const value of said) {
          tell({ id, value });
          if (stop.signal.aborted) break;
        }
      }
      tell({ id, over: true });
    } catch (error) {
      const said = error instanceof AppError ? saidBy(error) : { message: String(error) };
      tell({ id, over: true, error: said });
    } finally {
      running.delete(id);
    }
  }

  process.once("message", standBack);
  process.on("message", (message: ToAside) => {
    if ("stop" in message) running.get(message.id)?.abort();
    else void work(message);
  });
  // Also where that one was killed.
  process.on("disconnect", () => process.exit());
  // Told to all processes at once by terminals and service managers: whoever started this one says when it is over.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
}

/** On Linux each thread has a priority of its own: those that were there before this process was given one are given it too. */
function standBack(): void {
  try {
    const niceness = getPriority();
    for (const thread of readdirSync("/proc/self/task")) setPriority(Number(thread), niceness);
  } catch {
    // Elsewhere it is the whole process's.
  }
}
