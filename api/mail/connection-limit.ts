/** Bounds how many mails are under way at once: one for each connection that the mail server accepts. */
export type ConnectionLimit = {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Gives up one place until all work is done; false when no other work runs. */
  lower(): boolean;
};

export function openConnectionLimit(most: number): ConnectionLimit {
  const waiting: (() => void)[] = [];
  let [limit, running] = [most, 0];

  function startNext(): void {
    if (running === 0 && waiting.length === 0) limit = most;
    while (running < limit && waiting.length > 0) {
      running++;
      waiting.shift()?.();
    }
  }

  return {
    async run(work) {
      await new Promise<void>((start) => {
        waiting.push(start);
        startNext();
      });
      try {
        return await work();
      } finally {
        running--;
        startNext();
      }
    },
    lower() {
      if (running < 2) return false;
      limit = Math.min(limit, running - 1);
      return true;
    },
  };
}
