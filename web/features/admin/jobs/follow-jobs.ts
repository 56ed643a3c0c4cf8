import type { Job } from "#api/jobs/model.ts";
import { callAdmin } from "../call.ts";
import { createEventReader } from "./events.ts";

/** The pauses before reconnecting, in milliseconds; they double while the stream fails. */
const pauses = { first: 1000, longest: 30_000 };

type Listener = {
  job(job: Job): void;
  /** Called on reconnecting, because events were missed in between. */
  reconnected(): void;
};

/** Follows the server's jobs until the signal aborts, and reconnects whenever the stream ends. */
export async function followJobs(listener: Listener, signal: AbortSignal) {
  let pause = pauses.first;
  let isFirst = true;
  while (!signal.aborted) {
    try {
      const response = await callAdmin("/api/admin/jobs", { accept: "text/event-stream", signal });
      pause = pauses.first;
      if (!isFirst) listener.reconnected();
      isFirst = false;
      await readJobs(response, listener.job);
    } catch (error) {
      if (signal.aborted) return;
      console.warn("Could not follow the jobs:", error);
    }
    await rest(pause, signal);
    pause = Math.min(pause * 2, pauses.longest);
  }
}

async function readJobs({ body }: Response, onJob: (job: Job) => void) {
  if (!body) return;
  const read = createEventReader();
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    for (const data of read(value)) onJob(JSON.parse(data));
  }
}

const rest = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
