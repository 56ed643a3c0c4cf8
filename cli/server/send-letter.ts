import type { Job } from "../../api/jobs/model.ts";
import type { LetterReport } from "../../api/newsletter/model.ts";
import type { Handle, LetterOrder } from "../surroundings.ts";
import type { ServerClient } from "./calls.ts";

const jobs = "/api/admin/jobs";

/** Has the running server send a day's letter, and tells how far it is; an abort stops it there between two letters. */
export async function sendThroughServer(
  server: ServerClient,
  order: LetterOrder,
  { signal, tell }: Handle,
): Promise<LetterReport> {
  const send = () => server.call("POST", "/api/admin/newsletter/send", order) as Promise<LetterReport>;
  if (order.dryRun) return send();
  const following = new AbortController();
  const cancel = () => void cancelSending(server).catch(() => {}); // It is then sent to its end, which is told.
  signal.addEventListener("abort", cancel);
  const isFollowed = follow(server, { signal: following.signal, tell }).catch(() => {}); // The work goes on unseen.
  try {
    return await send();
  } finally {
    signal.removeEventListener("abort", cancel);
    following.abort();
    await isFollowed;
  }
}

const isSending = ({ kind, state }: Job) =>
  kind === "send-newsletter" && (state === "running" || state === "cancelling");

async function cancelSending(server: ServerClient): Promise<void> {
  const running = ((await server.call("GET", jobs)) as Job[]).find(isSending);
  if (running) await server.call("POST", `${jobs}/${running.id}/cancel`);
}

async function follow(server: ServerClient, { signal, tell }: Handle): Promise<void> {
  const { body } = await server.open("GET", jobs, { headers: { accept: "text/event-stream" }, signal });
  const decoder = new TextDecoder();
  let rest = "";
  for await (const piece of body) {
    const events = (rest + decoder.decode(piece, { stream: true })).split("\n\n");
    rest = events.pop() ?? "";
    for (const event of events) {
      const data = event.match(/^data: ?(.*)$/m)?.[1];
      const job = data === undefined ? undefined : (JSON.parse(data) as Job);
      if (job && isSending(job)) for (const item of job.items) tell(item);
    }
  }
}
