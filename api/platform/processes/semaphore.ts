/** Runs the work as soon as a slot is free, and resolves with its result. */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets at most `slots` pieces of work run at once; the others wait, first in, first out. */
export function semaphore(slots: number): Semaphore {
  const waiting: (() => void)[] = [];
  let free = slots;
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await work();
    } finally {
      // The slot goes straight to the next in line, before a newcomer can take it.
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
