import { monitorEventLoopDelay } from "node:perf_hooks";

/** Watches whether the event loop keeps up. */
export type LoopWatch = {
  /** Whether callbacks were delayed lately for longer than readers should wait. */
  isLate(): boolean;
  close(): void;
};

const resolution = 20;
/** A mean delay of this many milliseconds means that the machine cannot keep up. */
export const lateMs = 250;
/** The period that the mean is taken over. */
const spanMs = 1_000;

export function watchLoop(): LoopWatch {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  let [since, wasLate] = [performance.now(), false];
  return {
    isLate() {
      const now = performance.now();
      if (now - since < spanMs) return wasLate;
      // After a long gap between calls, the mean is too old to refuse anybody by.
      const isRecent = now - since < 5 * spanMs;
      wasLate = isRecent && delay.mean / 1e6 - resolution > lateMs;
      since = now;
      delay.reset();
      return wasLate;
    },
    close: () => void delay.disable(),
  };
}
