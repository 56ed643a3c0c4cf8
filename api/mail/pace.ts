import { setTimeout as sleep } from "node:timers/promises";

/** Shorter waits are not worth a timer; the time gained is added to a later wait. */
const shortestMs = 5;

/** Resolves for each caller in turn, evenly, at most so often in a second. */
export function openPace(perSecond: number): () => Promise<void> {
  const step = 1000 / perSecond;
  let next = 0;
  return async () => {
    const now = performance.now();
    const at = Math.max(next, now);
    next = at + step;
    if (at - now >= shortestMs) await sleep(at - now);
  };
}
