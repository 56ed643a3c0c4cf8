import type { JobHandle } from "#api/jobs/jobs.ts";
import { Job } from "#api/jobs/model.ts";
import { LetterReport } from "#api/newsletter/model.ts";
import type { LetterOrder } from "../context.ts";
import type { ServerClient } from "./server-client.ts";

const jobs = "/api/admin/jobs";

/** Lets the running server send a day's letter, and reports its progress. An abort stops the server between two letters. */
export async function sendThroughServer(
  server: ServerClient,
  order: LetterOrder,
  { signal, report }: JobHandle,
): Promise<LetterReport> {
  const send = async () => LetterReport.parse(await server.call("POST", "/api/admin/newsletter/send", order));
  if (order.dryRun) return send();
  const subscription = new AbortController();
  const cancel = () => void cancelSending(server).catch(() => {}); // The letter is then sent completely, and the result says so.
  signal.addEventListener("abort", cancel);
  const progress = reportProgress(server, { signal: subscription.signal, report }).catch(() => {}); // Only the progress is lost.
  try {
    return await send();
  } finally {
    signal.removeEventListener("abort", cancel);
    subscription.abort();
    await progress;
  }
}

const isSending = ({ kind, state }: Job) =>
  kind === "send-newsletter" && (state === "running" || state === "cancelling");

async function cancelSending(server: ServerClient): Promise<void> {
  const running = Job.array()
    .parse(await server.call("GET", jobs))
    .find(isSending);
  if (running) await server.call("POST", `${jobs}/${running.id}/cancel`);
}

async function reportProgress(server: ServerClient, { signal, report }: JobHandle): Promise<void> {
  const { body } = await server.open("GET", jobs, { headers: { accept: "text/event-stream" }, signal });
  const decoder = new TextDecoder();
  let rest = "";
  for await (const piece of body) {
    const events = (rest + decoder.decode(piece, { stream: true })).split("\n\n");
    rest = events.pop() ?? "";
    for (const event of events) {
      const data = event.match(/^data: ?(.*)$/m)?.[1];
      const job = data === undefined ? undefined : Job.parse(JSON.parse(data));
      if (job && isSending(job)) for (const item of job.items) report(item);
    }
  }
}
