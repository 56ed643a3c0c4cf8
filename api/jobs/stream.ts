import type { Writable } from "node:stream";
import type { Jobs } from "./jobs.ts";
import type { Job } from "./model.ts";

type Pace = {
  /** A busy job is told of so often, in milliseconds. */
  every?: number;
  /** How often a quiet stream says that it is still there, so that proxies do not take it for a dead one. */
  heartbeat?: number;
  /** How long a stream lasts, so that a token which was logged out or has expired does not go on reading. Readers come back. */
  lifetime?: number;
};

/**
 * Writes every listed job and then each one that changes, as server-sent events, until the jobs end, the reader leaves or its
 * time is up. A reader that is slow gets the newest state of each job when it can take more: nothing piles up for it.
 */
export function streamJobs(jobs: Pick<Jobs, "list" | "follow">, reader: Writable, pace: Pace = {}): void {
  // A reader may leave while it is found out who asks; no event says so any more.
  if (reader.destroyed) return;
  const { every = 100, heartbeat = 15_000, lifetime = 600_000 } = pace;
  const news = new Map<string, Job>();
  let pause: NodeJS.Timeout | undefined;
  let isFull = false;

  function write(text: string): void {
    isFull = !reader.write(text);
    if (isFull) {
      reader.once("drain", () => {
        isFull = false;
        tell();
      });
    }
  }
  function tell(): void {
    if (news.size === 0 || isFull || pause !== undefined) return;
    const text = [...news.values()].map(eventOf).join("");
    news.clear();
    pause = setTimeout(() => {
      pause = undefined;
      tell();
    }, every).unref();
    write(text);
  }
  function stop(): void {
    unfollow();
    clearTimeout(pause);
    clearInterval(beating);
    clearTimeout(ending);
  }
  function end(): void {
    stop();
    // Who takes nothing in would keep a closing server waiting.
    if (isFull) reader.destroy();
    else reader.end([...news.values()].map(eventOf).join(""));
  }

  const beating = setInterval(() => {
    if (!isFull) write(": still there\n\n");
  }, heartbeat).unref();
  const ending = setTimeout(end, lifetime).unref();
  reader.once("close", stop);
  const unfollow = jobs.follow({
    changed(job) {
      news.set(job.id, job);
      tell();
    },
    ended: end,
  });
  for (const job of jobs.list()) news.set(job.id, job);
  tell();
}

/** JSON has no line breaks of its own, so it is one line of data. */
const eventOf = (job: Job): string => `event: job\ndata: ${JSON.stringify(job)}\n\n`;
