import { setImmediate as others } from "node:timers/promises";

/** The longest that synchronous work may keep the event loop from requests, in milliseconds. */
const sliceMs = 8;

/** Divides long synchronous work: where the slice `isOver`, `next` lets others run and begins another. */
export function openTimeSlice(): { isOver(): boolean; next(): Promise<void> } {
  let start = performance.now();
  return {
    isOver: () => performance.now() - start >= sliceMs,
    async next() {
      await others();
      start = performance.now();
    },
  };
}
