import { AppError } from "../errors.ts";

/** A bounded queue: work waits its turn, and is refused where too much waits already. */
export type Queue = {
  /** Throws OVERLOADED at once where the queue is full, and the signal's reason where it aborts the wait. */
  run<T>(work: () => Promise<T>, options?: { signal?: AbortSignal | undefined }): Promise<T>;
  readonly running: number;
  readonly waiting: number;
  /** The number of refusals since the start. */
  readonly refused: number;
};

export type QueueOptions = {
  atOnce: number;
  mostWaiting: number;
  /** Whether the event loop is late, in which case new work is refused however short the queue is. */
  isLate?: (() => boolean) | undefined;
};

/** The seconds after which a full queue may have room again. */
const retryAfter = 5;

export function openQueue({ atOnce, mostWaiting, isLate = () => false }: QueueOptions): Queue {
  const waiting = new Set<() => void>();
  let [running, refused] = [0, 0];

  function enter(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      // An aborted entry leaves the queue at once, so that it blocks nobody behind it.
      const leave = () => {
        waiting.delete(begin);
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", leave, { once: true });
      waiting.add(begin);
    });
  }

  return {
    async run(work, { signal } = {}) {
      signal?.throwIfAborted();
      if (running >= atOnce ? waiting.size >= mostWaiting : isLate()) {
        refused++;
        throw overloaded();
      }
      if (running < atOnce) running++;
      else await enter(signal);
      try {
        return await work();
      } finally {
        // The slot goes straight to the next in line, before a newcomer can take it.
        const [next] = waiting;
        if (next) {
          waiting.delete(next);
          next();
        } else running--;
      }
    },
    get running() {
      return running;
    },
    get waiting() {
      return waiting.size;
    },
    get refused() {
      return refused;
    },
  };
}

const overloaded = () =>
  new AppError("OVERLOADED", "There is too much to do just now.", { hint: "Try again in a few seconds.", retryAfter });
