import type { Writable } from "node:stream";
import type { Jobs } from "./jobs.ts";
import type { Job } from "./model.ts";

type Pace = {
  /** The least interval between two writes, in milliseconds. */
  every?: number;
  /** The interval of comments on a quiet stream, so that proxies do not close it. */
  heartbeat?: number;
  /** The longest life of a stream, so that an expired or ended token does not go on reading. Browsers reconnect. */
  lifetime?: number;
};

/**
 * Writes every listed job and then each one that changes, as server-sent events, until the jobs end, the reader leaves or the lifetime
 * ends. A slow reader gets the newest state of each job when it can take more: nothing piles up for it.
 */
export function streamJobs(jobs: Pick<Jobs, "list" | "follow">, reader: Writable, pace: Pace = {}): void {
  // A reader that left before this call emits no further event.
  if (reader.destroyed) return;
  const { every = 100, heartbeat = 15_000, lifetime = 600_000 } = pace;
  const changed = new Map<string, Job>();
  let pause: NodeJS.Timeout | undefined;
  let isFull = false;

  function write(text: string): void {
    isFull = !reader.write(text);
    if (isFull) {
      reader.once("drain", () => {
        isFull = false;
        flush();
      });
    }
  }
  function flush(): void {
    if (changed.size === 0 || isFull || pause !== undefined) return;
    const text = [...changed.values()].map(eventOf).join("");
    changed.clear();
    pause = setTimeout(() => {
      pause = undefined;
      flush();
    }, every).unref();
    write(text);
  }
  function stop(): void {
    unfollow();
    clearTimeout(pause);
    clearInterval(heartbeatTimer);
    clearTimeout(lifetimeTimer);
  }
  function end(): void {
    stop();
    // A reader that does not read would keep a closing server waiting.
    if (isFull) reader.destroy();
    else reader.end([...changed.values()].map(eventOf).join(""));
  }

  const heartbeatTimer = setInterval(() => {
    if (!isFull) write(": still there\n\n");
  }, heartbeat).unref();
  const lifetimeTimer = setTimeout(end, lifetime).unref();
  reader.once("close", stop);
  const unfollow = jobs.follow({
    changed(job) {
      changed.set(job.id, job);
      flush();
    },
    ended: end,
  });
  for (const job of jobs.list()) changed.set(job.id, job);
  flush();
}

/** JSON contains no line breaks, so it is one line of data. */
const eventOf = (job: Job): string => `event: job\ndata: ${JSON.stringify(job)}\n\n`;
