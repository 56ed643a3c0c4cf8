import { setTimeout as sleep } from "node:timers/promises";

/** Shorter waits are not worth a timer; what is gained by them is waited for later. */
const shortestMs = 5;

/** Resolves for each caller in turn, so many of them in a second at most, evenly. */
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
