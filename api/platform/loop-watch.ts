import { monitorEventLoopDelay } from "node:perf_hooks";

/** Whether the process keeps up with what it is asked. */
export type LoopWatch = {
  /** Whether work has lately had to wait for its turn for longer than readers should. */
  isLate(): boolean;
  close(): void;
};

const resolution = 20;
/** A mean of this, in milliseconds, is no busy machine any more, but one that cannot keep up. */
export const lateMs = 250;
/** How much of the past counts. */
const spanMs = 1_000;

export function watchLoop(): LoopWatch {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  let [since, wasLate] = [performance.now(), false];
  return {
    isLate() {
      const now = performance.now();
      if (now - since < spanMs) return wasLate;
      // Where nobody asked for long, what was is no reason to refuse anybody.
      const isRecent = now - since < 5 * spanMs;
      wasLate = isRecent && delay.mean / 1e6 - resolution > lateMs;
      since = now;
      delay.reset();
      return wasLate;
    },
    close: () => void delay.disable(),
  };
}
