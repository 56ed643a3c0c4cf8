/** Runs a piece of work when its turn has come, and answers with what it answers. */
export type Turnstile = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets at most `places` pieces of work run at once; the others wait in the order in which they came. */
export function atMost(places: number): Turnstile {
  const waiting: (() => void)[] = [];
  let free = places;
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await work();
    } finally {
      // The place is handed on, so that nobody who comes later slips in between.
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
